/**
 * Devices: shared memory of host and kernels, and launches of a kernel over a grid of work-items.
 *
 * <p>Devices do not depend on files. Each kind of device has its own subpackage.
 */
package io.github.galefs.device;
