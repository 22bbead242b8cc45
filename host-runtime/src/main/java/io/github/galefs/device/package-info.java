/**
 * Devices: memory that a kernel and the host share, and the run of a kernel over a grid of work-items.
 *
 * <p>A device knows nothing of files. Each kind of device has a package of its own below.
 */
package io.github.galefs.device;
