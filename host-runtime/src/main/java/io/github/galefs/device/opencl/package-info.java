/**
 * OpenCL devices that share memory with the host while a kernel runs. The only package that depends on LWJGL, which
 * binds OpenCL.
 *
 * <p>While a kernel runs, no OpenCL function is called except the one that waits for its end, because several
 * implementations block or reorder such calls. Host and kernel communicate through shared memory only.
 */
package io.github.galefs.device.opencl;
