/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What a bus without wires was sent, in order, until somebody reads it.
 *
 * Each read() of the device takes one message: eight bytes with the time of the
 * monotonic clock at which it had gone out, then what the bus says of it, then its
 * bytes.  An empty read means that there is no more.
 */
#include <linux/ktime.h>
#include <linux/list.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#define MOST_BYTES (16 << 20)

struct message {
	struct list_head list;
	size_t size;
	u8 bytes[];
};

static LIST_HEAD(messages);
static size_t kept_bytes;
static DEFINE_MUTEX(messages_lock);

/* A log with a hole would be taken for the whole truth: refuse, do not drop. */
static int keep(const void *head, size_t head_size, const void *body, size_t body_size)
{
	size_t size = sizeof(u64) + head_size + body_size;
	struct message *message;
	int result = 0;
	u64 now;

	message = kmalloc(struct_size(message, bytes, size), GFP_KERNEL);
	if (!message)
		return -ENOMEM;
	now = ktime_get_ns();
	message->size = size;
	memcpy(message->bytes, &now, sizeof(now));
	memcpy(message->bytes + sizeof(now), head, head_size);
	memcpy(message->bytes + sizeof(now) + head_size, body, body_size);

	mutex_lock(&messages_lock);
	if (kept_bytes + size > MOST_BYTES) {
		result = -ENOSPC;
	} else {
		kept_bytes += size;
		list_add_tail(&message->list, &messages);
	}
	mutex_unlock(&messages_lock);

	if (result)
		kfree(message);
	return result;
}

static ssize_t recording_read(struct file *file, char __user *to, size_t room, loff_t *position)
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

static const struct file_operations recording_operations = {
	.owner = THIS_MODULE,
	.read = recording_read,
};

static struct miscdevice recording_device = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = KBUILD_MODNAME,
	.fops = &recording_operations,
};

static void forget_all(void)
{
	struct message *message, *next;

	list_for_each_entry_safe(message, next, &messages, list)
		kfree(message);
}
