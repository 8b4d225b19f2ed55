/* SPDX-License-Identifier: GPL-2.0 */
/*
 * gpio-sim keeps one pull a line, and whoever requests the line with a bias overwrites it.  At a box
 * the contact of a button to ground is stronger than the pull-up of the Pi.  So this chip knows no
 * bias, and the file "pull" of a line is the wire: what the finger does, and nobody else.
 */
#include <linux/gpio/driver.h>
#define PIN_CONFIG_BIAS_PULL_UP PIN_CONFIG_MAX
#define PIN_CONFIG_BIAS_PULL_DOWN (PIN_CONFIG_MAX - 1)
