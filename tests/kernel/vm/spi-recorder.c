// SPDX-License-Identifier: GPL-2.0
/*
 * An SPI bus without wires, for tests, with one device that programs reach as
 * /dev/spidev0.0.
 *
 * What is sent is kept, and in front of it the levels of two more lines as they
 * were at that moment, which tell a screen what the bytes are: "dc" (0: commands)
 * and "reset" (0: the screen hears nothing).  Both are numbers of GPIO lines as
 * the kernel counts them; -1 is a line that is not wired, and reads as 255.
 */
#include <linux/gpio/consumer.h>
#include <linux/moduleparam.h>
#include <linux/platform_device.h>
#include <linux/spi/spi.h>

#include "recording.h"

static int dc = -1;
module_param(dc, int, 0644);
MODULE_PARM_DESC(dc, "GPIO line that tells data from commands");

static int reset = -1;
module_param(reset, int, 0644);
MODULE_PARM_DESC(reset, "GPIO line that resets the screen");

static struct platform_device *parent;
static struct spi_controller *controller;

static u8 level_of(int number)
{
	struct gpio_desc *line = number < 0 ? NULL : gpio_to_desc(number);

	return line ? gpiod_get_raw_value_cansleep(line) : 255;
}

static int recorder_transfer(struct spi_controller *on, struct spi_message *message)
{
	struct spi_transfer *transfer;

	message->status = 0;
	list_for_each_entry(transfer, &message->transfers, transfer_list) {
		u8 levels[] = { level_of(dc), level_of(reset) };

		if (transfer->tx_buf && !message->status)
			message->status = keep(levels, sizeof(levels), transfer->tx_buf, transfer->len);
		message->actual_length += transfer->len;
	}
	spi_finalize_current_message(on);
	return 0;
}

static int __init recorder_init(void)
{
	/* A name that the kernel's spidev takes; it takes none for devices of no make. */
	struct spi_board_info device = { .modalias = "dh2228fv", .max_speed_hz = 10000000 };
	int result;

	parent = platform_device_register_simple("spi-recorder", -1, NULL, 0);
	if (IS_ERR(parent))
		return PTR_ERR(parent);
	result = -ENOMEM;
	controller = __spi_alloc_controller(&parent->dev, 0, false);
	if (!controller)
		goto no_controller;
	controller->bus_num = 0;
	controller->num_chipselect = 1;
	controller->transfer_one_message = recorder_transfer;
	result = spi_register_controller(controller);
	if (result) {
		spi_controller_put(controller);
		goto no_controller;
	}
	result = misc_register(&recording_device);
	if (result)
		goto no_device;
	if (spi_new_device(controller, &device))
		return 0;
	result = -ENODEV;
	misc_deregister(&recording_device);
no_device:
	spi_unregister_controller(controller);
no_controller:
	platform_device_unregister(parent);
	return result;
}

static void __exit recorder_exit(void)
{
	spi_unregister_controller(controller);
	misc_deregister(&recording_device);
	platform_device_unregister(parent);
	forget_all();
}

module_init(recorder_init);
module_exit(recorder_exit);
MODULE_LICENSE("GPL");
MODULE_DESCRIPTION("SPI bus that records what it is sent, for tests");
