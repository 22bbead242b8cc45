/**
 * Files for kernels: the calls ({@code DeviceFile}), the operations that they request from the host ({@code
 * FileOperation}) and the layout of the file table ({@code FileTableDescriptor}).
 *
 * <p>{@code DeviceFile} is what a kernel's author calls. It is built on lanes and the page table, and depends on
 * nothing of the host.
 */
package io.github.galefs.kernel.file;
