package io.github.galefs.device.opencl;

import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.GpuQueue;
import io.github.galefs.device.gpu.WaitList;
import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL11;
import org.lwjgl.opencl.CL12;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Pointer;

/**
 * Queue of a device that runs commands in order. Allocates no Java objects except on failure. Thread-safe, except that
 * a kernel's arguments must not change while it is enqueued.
 */
final class OpenClQueue implements GpuQueue {
    private static final int DIMENSIONS = 3;

    private final OpenClContext context;
    private final long queue;

    OpenClQueue(final OpenClContext context) {
        this.context = context;
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            queue = CL10.clCreateCommandQueue(context.handle(), context.device(), 0, error);
            OpenClException.check(error.get(0), "clCreateCommandQueue");
        }
    }

    @Override
    public OpenClContext context() {
        return context;
    }

    /** Returns OpenCL's id of the queue. */
    long handle() {
        return queue;
    }

    @Override
    public void run(final GpuProgram program, final long globalSize, final long localSize, final WaitList waits) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long global = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            final long local = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            MemoryUtil.memPutAddress(global, globalSize);
            MemoryUtil.memPutAddress(local, localSize);
            OpenClException.check(
                    CL10.nclEnqueueNDRangeKernel(
                            queue,
                            ((OpenClProgram) program).kernel(),
                            1,
                            MemoryUtil.NULL,
                            global,
                            local,
                            waits.count(),
                            address(waits, stack),
                            MemoryUtil.NULL),
                    "clEnqueueNDRangeKernel");
        }
    }

    @Override
    public void write(final long buffer, final long offset, final long address, final long byteLength) {
        write(buffer, CL10.CL_FALSE, offset, address, byteLength, MemoryUtil.NULL);
    }

    @Override
    public void writeIntAndWait(final long buffer, final long offset, final int value) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long address = stack.nmalloc(Integer.BYTES, Integer.BYTES);
            MemoryUtil.memPutInt(address, value);
            write(buffer, CL10.CL_TRUE, offset, address, Integer.BYTES, MemoryUtil.NULL);
        }
    }

    @Override
    public long writeWithEvent(final long buffer, final long offset, final long address, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            write(buffer, CL10.CL_FALSE, offset, address, byteLength, event);
            return MemoryUtil.memGetAddress(event);
        }
    }

    @Override
    public long readWithEvent(final long buffer, final long offset, final long address, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            read(buffer, CL10.CL_FALSE, offset, address, byteLength, event);
            return MemoryUtil.memGetAddress(event);
        }
    }

    @Override
    public void readAndWait(final long buffer, final long offset, final long address, final long byteLength) {
        read(buffer, CL10.CL_TRUE, offset, address, byteLength, MemoryUtil.NULL);
    }

    @Override
    public void readRowsAndWait(
            final long buffer,
            final long offset,
            final long address,
            final long rowStride,
            final long rowLength,
            final long rowCount) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long bufferOrigin = triple(stack, offset, 0, 0);
            final long hostOrigin = triple(stack, 0, 0, 0);
            final long lengths = triple(stack, rowLength, rowCount, 1);
            OpenClException.check(
                    CL11.nclEnqueueReadBufferRect(
                            queue,
                            buffer,
                            CL10.CL_TRUE,
                            bufferOrigin,
                            hostOrigin,
                            lengths,
                            rowStride,
                            0,
                            rowStride,
                            0,
                            address,
                            0,
                            MemoryUtil.NULL,
                            MemoryUtil.NULL),
                    "clEnqueueReadBufferRect");
        }
    }

    @Override
    public void clear(final long buffer, final long offset, final long byteLength) {
        clear(buffer, offset, byteLength, MemoryUtil.NULL);
    }

    @Override
    public long clearWithEvent(final long buffer, final long offset, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            clear(buffer, offset, byteLength, event);
            return MemoryUtil.memGetAddress(event);
        }
    }

    @Override
    public long mark() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            OpenClException.check(
                    CL12.nclEnqueueMarkerWithWaitList(queue, 0, MemoryUtil.NULL, event), "clEnqueueMarkerWithWaitList");
            return MemoryUtil.memGetAddress(event);
        }
    }

    @Override
    public void flush() {
        OpenClException.check(CL10.clFlush(queue), "clFlush");
    }

    @Override
    public void finish() {
        OpenClException.check(CL10.clFinish(queue), "clFinish");
    }

    @Override
    public void close() {
        OpenClException.check(CL10.clReleaseCommandQueue(queue), "clReleaseCommandQueue");
    }

    private void write(
            final long buffer,
            final int blocking,
            final long offset,
            final long address,
            final long byteLength,
            final long event) {
        OpenClException.check(
                CL10.nclEnqueueWriteBuffer(
                        queue, buffer, blocking, offset, byteLength, address, 0, MemoryUtil.NULL, event),
                "clEnqueueWriteBuffer");
    }

    private void read(
            final long buffer,
            final int blocking,
            final long offset,
            final long address,
            final long byteLength,
            final long event) {
        OpenClException.check(
                CL10.nclEnqueueReadBuffer(
                        queue, buffer, blocking, offset, byteLength, address, 0, MemoryUtil.NULL, event),
                "clEnqueueReadBuffer");
    }

    private void clear(final long buffer, final long offset, final long byteLength, final long event) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long pattern = stack.ncalloc(FillPattern.MAX_LENGTH, 1, FillPattern.MAX_LENGTH);
            OpenClException.check(
                    CL12.nclEnqueueFillBuffer(
                            queue,
                            buffer,
                            pattern,
                            FillPattern.length(offset, byteLength),
                            offset,
                            byteLength,
                            0,
                            MemoryUtil.NULL,
                            event),
                    "clEnqueueFillBuffer");
        }
    }

    /** Returns the address of a copy on the stack; NULL for an empty list, as OpenCL wants it. */
    private static long address(final WaitList waits, final MemoryStack stack) {
        if (waits.count() == 0) {
            return MemoryUtil.NULL;
        }
        final long address = stack.nmalloc(Pointer.POINTER_SIZE, waits.count() * Pointer.POINTER_SIZE);
        for (int i = 0; i < waits.count(); i++) {
            MemoryUtil.memPutAddress(address + (long) i * Pointer.POINTER_SIZE, waits.event(i));
        }
        return address;
    }

    private static long triple(final MemoryStack stack, final long x, final long y, final long z) {
        final long address = stack.nmalloc(Pointer.POINTER_SIZE, DIMENSIONS * Pointer.POINTER_SIZE);
        MemoryUtil.memPutAddress(address, x);
        MemoryUtil.memPutAddress(address + Pointer.POINTER_SIZE, y);
        MemoryUtil.memPutAddress(address + 2L * Pointer.POINTER_SIZE, z);
        return address;
    }
}
