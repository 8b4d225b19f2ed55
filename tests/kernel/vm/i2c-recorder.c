// SPDX-License-Identifier: GPL-2.0
/*
 * An I2C bus without wires, for tests.
 *
 * Something answers at each address in the parameter "present"; every other
 * address is refused as on an open bus.  What is written is kept, in order,
 * until it is read from /dev/i2c-recorder, where each read() takes one
 * message: the address, then the bytes.  An empty read means that there is
 * no more.  "byte_us" is how long the bus is busy with each byte.
 */
#include <linux/delay.h>
#include <linux/i2c.h>
#include <linux/list.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/moduleparam.h>
#include <linux/mutex.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#define MOST_BYTES (16 << 20)
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

struct message {
	struct list_head list;
	size_t size;
	u8 bytes[];
};

static LIST_HEAD(messages);
static size_t kept_bytes;
static DEFINE_MUTEX(messages_lock);

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

/* A log with a hole would be taken for the whole truth: refuse, do not drop. */
static int keep(const struct i2c_msg *msg)
{
	struct message *message;
	int result = 0;

	message = kmalloc(struct_size(message, bytes, msg->len + 1), GFP_KERNEL);
	if (!message)
		return -ENOMEM;
	message->size = msg->len + 1;
	message->bytes[0] = msg->addr;
	memcpy(message->bytes + 1, msg->buf, msg->len);

	mutex_lock(&messages_lock);
	if (kept_bytes + message->size > MOST_BYTES) {
		result = -ENOSPC;
	} else {
		kept_bytes += message->size;
		list_add_tail(&message->list, &messages);
	}
	mutex_unlock(&messages_lock);

	if (result)
		kfree(message);
	return result;
}

static int recorder_transfer(struct i2c_adapter *adapter, struct i2c_msg *msgs,
			     int count)
{
	int i, result;

	for (i = 0; i < count; i++) {
		if (!answers(msgs[i].addr))
			return -EREMOTEIO; /* as the controllers of a Pi say it */
		if (byte_us)
			fsleep((unsigned long)byte_us * (msgs[i].len + 1));
		if (msgs[i].flags & I2C_M_RD) {
			memset(msgs[i].buf, 0, msgs[i].len);
			continue;
		}
		result = keep(&msgs[i]);
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

static ssize_t recorder_read(struct file *file, char __user *to, size_t room,
			     loff_t *position)
{
	struct message *message;
	ssize_t result = 0;

	mutex_lock(&messages_lock);
	message = list_first_entry_or_null(&messages, struct message, list);
	if (message && message->size > room) {
		result = -EMSGSIZE;
	} else if (message && copy_to_user(to, message->bytes, message->size)) {
		result = -EFAULT;
	} else if (message) {
		result = message->size;
		kept_bytes -= message->size;
		list_del(&message->list);
		kfree(message);
	}
	mutex_unlock(&messages_lock);
	return result;
}

static const struct file_operations recorder_operations = {
	.owner = THIS_MODULE,
	.read = recorder_read,
};

static struct miscdevice recorder_device = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "i2c-recorder",
	.fops = &recorder_operations,
};

static int __init recorder_init(void)
{
	int result = misc_register(&recorder_device);

	if (result)
		return result;
	recorder_adapter.nr = bus;
	result = i2c_add_numbered_adapter(&recorder_adapter);
	if (result)
		misc_deregister(&recorder_device);
	return result;
}

static void __exit recorder_exit(void)
{
	struct message *message, *next;

	i2c_del_adapter(&recorder_adapter);
	misc_deregister(&recorder_device);
	list_for_each_entry_safe(message, next, &messages, list)
		kfree(message);
}

module_init(recorder_init);
module_exit(recorder_exit);
MODULE_LICENSE("GPL");
MODULE_DESCRIPTION("I2C bus that records what it is sent, for tests");
