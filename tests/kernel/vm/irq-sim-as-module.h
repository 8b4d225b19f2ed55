/* SPDX-License-Identifier: GPL-2.0 */
/* irq_sim.c is written for the inside of the kernel; this is the one call that modules lack. */
#include <linux/irq.h>
#include <linux/irqdesc.h>
#define irq_to_desc(irq) irq_data_to_desc(irq_get_irq_data(irq))
