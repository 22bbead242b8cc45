/**
 * Files for kernels: {@code DeviceFile} and the layout of the region that stands for a mounted file system.
 *
 * <p>This is what a kernel's author calls. It is built on lanes and the page table, and on nothing of the host.
 */
package io.github.galefs.kernel.file;
