/**
 * OpenCL devices: any that shares memory with the host while a kernel runs. Bound through LWJGL; no other package sees
 * it.
 *
 * <p>While a kernel runs no OpenCL function is called but the one that waits for its end, as more than one
 * implementation blocks or reorders then. Whatever host and kernel exchange goes through shared memory.
 */
package io.github.galefs.device.opencl;
