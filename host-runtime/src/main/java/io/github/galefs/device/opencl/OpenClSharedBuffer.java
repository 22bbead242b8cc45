package io.github.galefs.device.opencl;

import io.github.galefs.device.gpu.SharedBuffer;

/** Memory shared by host and device, by one of OpenCL's ways. */
abstract sealed class OpenClSharedBuffer extends SharedBuffer permits SvmBuffer, HostPointerBuffer {
    OpenClSharedBuffer(final long allocation, final long byteSize) {
        super(allocation, byteSize);
    }

    /**
     * Sets this buffer as a parameter of a kernel.
     *
     * @param kernel OpenCL's id of the kernel.
     */
    abstract void bind(long kernel, int parameterIndex);
}
