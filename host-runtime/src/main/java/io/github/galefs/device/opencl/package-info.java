/**
 * OpenCL devices. The only package that depends on LWJGL, which binds OpenCL.
 *
 * <p>{@code OpenClLiveDevice} shares memory with its kernels while they run. Meanwhile no OpenCL function is called
 * except the one that waits for the kernel's end, because several implementations block or reorder such calls. Host and
 * kernel communicate through shared memory only.
 *
 * <p>{@code OpenClRoundDevice} needs no shared memory, and nothing beyond OpenCL 1.2. Its kernels run in rounds, in a
 * queue of their own; copies go on beside them in others. A region, contexts and arrays lie in buffers of the device,
 * which the host reaches by copies from pinned memory.
 */
package io.github.galefs.device.opencl;
