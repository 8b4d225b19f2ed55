// SPDX-License-Identifier: GPL-2.0
/*
 * An I2C bus without wires, for tests.
 *
 * Something answers at each address in the parameter "present"; every other
 * address is refused as on an open bus.  What is written is kept, the address
 * in front of it.  "byte_us" is how long the bus is busy with each byte.
 */
#include <linux/delay.h>
#include <linux/i2c.h>
#include <linux/moduleparam.h>

#include "recording.h"

#define MOST_ADDRESSES 8

static ushort present[MOST_ADDRESSES] = { 0x3c };
static int present_count = 1;
module_param_array(present, ushort, &present_count, 0644);
MODULE_PARM_DESC(present, "addresses at which something answers (0: nothing)");

static uint byte_us;
module_param(byte_us, uint, 0644);
MODULE_PARM_DESC(byte_us, "microseconds that each byte takes");

static int bus = 1;
module_param(bus, int, 0444);
MODULE_PARM_DESC(bus, "number of the bus, as in /dev/i2c-1");

static bool answers(u16 address)
{
	bool found = false;
	int i;

	kernel_param_lock(THIS_MODULE);
	for (i = 0; i < present_count && address; i++)
		found |= present[i] == address;
	kernel_param_unlock(THIS_MODULE);
	return found;
}

static int recorder_transfer(struct i2c_adapter *adapter, struct i2c_msg *msgs,
			     int count)
{
	int i, result;
	u8 address;

	for (i = 0; i < count; i++) {
		if (!answers(msgs[i].addr))
			return -EREMOTEIO; /* as the controllers of a Pi say it */
		if (byte_us)
			fsleep((unsigned long)byte_us * (msgs[i].len + 1));
		if (msgs[i].flags & I2C_M_RD) {
			memset(msgs[i].buf, 0, msgs[i].len);
			continue;
		}
		address = msgs[i].addr;
		result = keep(&address, sizeof(address), msgs[i].buf, msgs[i].len);
		if (result)
			return result;
	}
	return count;
}

static u32 recorder_functionality(struct i2c_adapter *adapter)
{
	return I2C_FUNC_I2C | I2C_FUNC_SMBUS_EMUL;
}

static const struct i2c_algorithm recorder_algorithm = {
	.master_xfer = recorder_transfer,
	.functionality = recorder_functionality,
};

static struct i2c_adapter recorder_adapter = {
	.owner = THIS_MODULE,
	.algo = &recorder_algorithm,
	.name = "i2c-recorder",
};

static int __init recorder_init(void)
{
	int result = misc_register(&recording_device);

	if (result)
		return result;
	recorder_adapter.nr = bus;
	result = i2c_add_numbered_adapter(&recorder_adapter);
	if (result)
		misc_deregister(&recording_device);
	return result;
}

static void __exit recorder_exit(void)
{
	i2c_del_adapter(&recorder_adapter);
	misc_deregister(&recording_device);
	forget_all();
}

module_init(recorder_init);
module_exit(recorder_exit);
MODULE_LICENSE("GPL");
MODULE_DESCRIPTION("I2C bus that records what it is sent, for tests");
