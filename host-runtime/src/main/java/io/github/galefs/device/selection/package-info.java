/** Finds the devices of this machine and opens one by its name. The only place that knows every kind of device. */
package io.github.galefs.device.selection;
