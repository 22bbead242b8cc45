/**
 * GPUs, and processors that are used like GPUs: memory, copies, rounds and launches, over the interface of a driver.
 *
 * <p>A driver implements {@code GpuInfo}, {@code GpuContext}, {@code GpuQueue}, {@code GpuProgram} and
 * {@code GpuPrograms}. No driver's functions are called from here.
 *
 * <p>{@code GpuLiveDevice} shares memory with its kernels while they run. Meanwhile no function of the driver is called
 * except the one that waits for the kernel's end, because several drivers block or reorder such calls. Host and kernel
 * communicate through shared memory only.
 *
 * <p>{@code GpuRoundDevice} needs no shared memory. Its kernels run in rounds, in a queue of their own; copies go on
 * beside them in others. A region, contexts and arrays lie in memory of the device, which the host reaches by copies
 * from pinned memory.
 */
package io.github.galefs.device.gpu;
