package io.github.galefs.device.opencl;

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
final class CommandQueue implements AutoCloseable {
    private static final int DIMENSIONS = 3;

    private static final WaitList NOTHING = new WaitList(0);

    private final OpenClContext context;
    private final long queue;

    CommandQueue(final OpenClContext context) {
        this.context = context;
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            queue = CL10.clCreateCommandQueue(context.handle(), context.device(), 0, error);
            OpenClException.check(error.get(0), "clCreateCommandQueue");
        }
    }

    OpenClContext context() {
        return context;
    }

    /** Returns OpenCL's id of the queue. */
    long handle() {
        return queue;
    }

    /** Runs a kernel over a one-dimensional grid. */
    void run(final long kernel, final long globalSize, final long localSize) {
        run(kernel, globalSize, localSize, NOTHING);
    }

    /** Runs a kernel over a one-dimensional grid, after the events of a list, and sees what their commands wrote. */
    void run(final long kernel, final long globalSize, final long localSize, final WaitList waits) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long global = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            final long local = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            MemoryUtil.memPutAddress(global, globalSize);
            MemoryUtil.memPutAddress(local, localSize);
            OpenClException.check(
                    CL10.nclEnqueueNDRangeKernel(
                            queue,
                            kernel,
                            1,
                            MemoryUtil.NULL,
                            global,
                            local,
                            waits.count(),
                            waits.address(stack),
                            MemoryUtil.NULL),
                    "clEnqueueNDRangeKernel");
        }
    }

    /** Copies to the device. The host memory must not change until the command has ended. */
    void write(final long buffer, final long offset, final long address, final long byteLength) {
        write(buffer, CL10.CL_FALSE, offset, address, byteLength, MemoryUtil.NULL);
    }

    /** Sets an int in the device's memory, and waits for that and all commands before. */
    void writeIntAndWait(final long buffer, final long offset, final int value) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long address = stack.nmalloc(Integer.BYTES, Integer.BYTES);
            MemoryUtil.memPutInt(address, value);
            write(buffer, CL10.CL_TRUE, offset, address, Integer.BYTES, MemoryUtil.NULL);
        }
    }

    /** Copies to the device, and returns the command's event, which the caller releases. */
    long writeWithEvent(final long buffer, final long offset, final long address, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            write(buffer, CL10.CL_FALSE, offset, address, byteLength, event);
            return MemoryUtil.memGetAddress(event);
        }
    }

    /** Copies from the device, and returns the command's event, which the caller releases. */
    long readWithEvent(final long buffer, final long offset, final long address, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            read(buffer, CL10.CL_FALSE, offset, address, byteLength, event);
            return MemoryUtil.memGetAddress(event);
        }
    }

    /** Copies from the device, and waits for that and all commands before. */
    void readAndWait(final long buffer, final long offset, final long address, final long byteLength) {
        read(buffer, CL10.CL_TRUE, offset, address, byteLength, MemoryUtil.NULL);
    }

    /**
     * Copies the beginnings of rows from the device, and waits for that and all commands before. Host memory has the
     * same distance from row to row.
     */
    void readRowsAndWait(
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

    /** Sets memory of the device to zero. */
    void clear(final long buffer, final long offset, final long byteLength) {
        clear(buffer, offset, byteLength, MemoryUtil.NULL);
    }

    /** Sets memory of the device to zero, and returns the command's event, which the caller releases. */
    long clearWithEvent(final long buffer, final long offset, final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final long event = stack.nmalloc(Pointer.POINTER_SIZE, Pointer.POINTER_SIZE);
            clear(buffer, offset, byteLength, event);
            return MemoryUtil.memGetAddress(event);
        }
    }

    /** Lets the device begin with the commands. */
    void flush() {
        OpenClException.check(CL10.clFlush(queue), "clFlush");
    }

    /** Waits until all commands have ended. */
    void finish() {
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

    private static long triple(final MemoryStack stack, final long x, final long y, final long z) {
        final long address = stack.nmalloc(Pointer.POINTER_SIZE, DIMENSIONS * Pointer.POINTER_SIZE);
        MemoryUtil.memPutAddress(address, x);
        MemoryUtil.memPutAddress(address + Pointer.POINTER_SIZE, y);
        MemoryUtil.memPutAddress(address + 2L * Pointer.POINTER_SIZE, z);
        return address;
    }
}
