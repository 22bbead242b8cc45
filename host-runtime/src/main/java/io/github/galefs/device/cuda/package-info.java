/**
 * Driver for NVIDIA's GPUs over CUDA's driver API, bound by foreign functions. It needs the GPU's driver and no
 * toolkit.
 *
 * <p>Kernels are OpenCL C, which NVIDIA's OpenCL compiler translates to PTX.
 */
package io.github.galefs.device.cuda;
