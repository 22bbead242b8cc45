package io.github.galefs.device.opencl;

import io.github.galefs.device.Dimensions;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.LocalSizeLimit;
import io.github.galefs.device.gpu.SharedBuffer;
import java.lang.foreign.MemorySegment;
import org.lwjgl.opencl.CL10;

/** A kernel built for a device. */
final class OpenClProgram implements GpuProgram {
    private final String kernelName;
    private final OpenClDeviceInfo info;
    private final long program;
    private final long kernel;
    private final GroupForm form;
    private final boolean usesGrid;
    private final long maxLocalSize;

    /** Takes ownership of the program, and releases it on failure. */
    OpenClProgram(
            final OpenClDeviceInfo info,
            final long program,
            final String kernelName,
            final String entryPoint,
            final GroupForm form,
            final boolean usesGrid) {
        this.info = info;
        this.program = program;
        this.kernelName = kernelName;
        this.form = form;
        this.usesGrid = usesGrid;
        final int[] error = new int[1];
        kernel = CL10.clCreateKernel(program, entryPoint, error);
        if (error[0] != CL10.CL_SUCCESS) {
            CL10.clReleaseProgram(program);
            throw new KernelFailedException(
                    "no entry point " + entryPoint + " in the program of kernel " + kernelName + ": "
                            + OpenClException.describe(error[0]),
                    null);
        }
        try {
            maxLocalSize = Math.min(info.maxWorkGroupSize(), OpenClQuery.workGroupSize(kernel, info.handle()));
        } catch (final RuntimeException | Error e) {
            CL10.clReleaseKernel(kernel);
            CL10.clReleaseProgram(program);
            throw e;
        }
    }

    @Override
    public String kernelName() {
        return kernelName;
    }

    /** Returns OpenCL's id of the program. */
    long handle() {
        return program;
    }

    long kernel() {
        return kernel;
    }

    @Override
    public int localSizeOnDevice(final int localSize) {
        return form.localSizeOnDevice(localSize);
    }

    @Override
    public void setGrid(final Grid grid) {
        if (usesGrid) {
            final int index = OpenClQuery.argumentCount(kernel) - 1;
            final Dimensions groups = grid.groups();
            final Dimensions items = grid.items();
            final int[] extents = {groups.x(), groups.y(), groups.z(), items.x(), items.y(), items.z(), 0, 0};
            OpenClException.check(CL10.clSetKernelArg(kernel, index, extents), "clSetKernelArg");
        }
    }

    @Override
    public void checkLocalSize(final int localSize) {
        LocalSizeLimit.check(info, kernelName, localSize, maxLocalSize);
    }

    @Override
    public void setMemory(final int index, final long memory) {
        OpenClException.check(CL10.clSetKernelArg1p(kernel, index, memory), "clSetKernelArg");
    }

    @Override
    public void setShared(final int index, final SharedBuffer memory) {
        ((OpenClSharedBuffer) memory).bind(kernel, index);
    }

    @Override
    public void setBytes(final int index, final MemorySegment bytes) {
        OpenClException.check(CL10.nclSetKernelArg(kernel, index, bytes.byteSize(), bytes.address()), "clSetKernelArg");
    }

    @Override
    public void setScalar(final int index, final Object value) {
        ScalarArguments.set(kernel, index, value);
    }

    @Override
    public void close() {
        OpenClException.check(CL10.clReleaseKernel(kernel), "clReleaseKernel");
        OpenClException.check(CL10.clReleaseProgram(program), "clReleaseProgram");
    }
}
