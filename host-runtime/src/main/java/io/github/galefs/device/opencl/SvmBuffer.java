package io.github.galefs.device.opencl;

import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL20;

/** Fine-grained shared virtual memory: it has the same address on host and device. */
final class SvmBuffer extends OpenClSharedBuffer {
    /** Alignment to OpenCL's largest type, 128 bytes, the largest that it accepts. */
    private static final int DEFAULT_ALIGNMENT = 0;

    private final OpenClContext context;
    private final long allocation;

    SvmBuffer(final OpenClContext context, final long byteSize) {
        this(context, byteSize, allocateVirtual(context, byteSize));
    }

    private SvmBuffer(final OpenClContext context, final long byteSize, final long allocation) {
        super(allocation, byteSize);
        this.context = context;
        this.allocation = allocation;
    }

    private static long allocateVirtual(final OpenClContext context, final long byteSize) {
        final long address = CL20.nclSVMAlloc(
                context.handle(),
                CL10.CL_MEM_READ_WRITE | CL20.CL_MEM_SVM_FINE_GRAIN_BUFFER,
                allocationSize(byteSize),
                DEFAULT_ALIGNMENT);
        if (address == 0) {
            throw new OutOfMemoryError("cannot allocate " + byteSize + " bytes of memory shared with device "
                    + context.info().deviceName() + " (" + context.info().name() + "): clSVMAlloc failed");
        }
        return address;
    }

    @Override
    void bind(final long kernel, final int parameterIndex) {
        OpenClException.check(
                CL20.nclSetKernelArgSVMPointer(
                        kernel, parameterIndex, parameter().address()),
                "clSetKernelArgSVMPointer");
    }

    @Override
    public void close() {
        CL20.nclSVMFree(context.handle(), allocation);
    }
}
