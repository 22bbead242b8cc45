package io.github.galefs.device.cuda;

import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.GpuQueue;
import io.github.galefs.device.gpu.WaitList;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.agrona.CloseHelper;

/**
 * A stream of CUDA. It does not synchronise with the legacy stream, so it runs beside all others.
 */
final class CudaQueue implements GpuQueue {
    private static final int NON_BLOCKING = 1;

    private final CudaContext context;
    private final long stream;

    CudaQueue(final CudaContext context) {
        this.context = context;
        context.makeCurrent();
        stream = CudaLibrary.read(
                "cuStreamCreate", value -> () -> (int) CudaLibrary.CREATE_STREAM.invokeExact(value, NON_BLOCKING));
    }

    @Override
    public CudaContext context() {
        return context;
    }

    /** Allocates memory for all streams. */
    long allocate(final long byteLength) {
        context.makeCurrent();
        final long memory = CudaLibrary.read(
                "cuMemAllocAsync",
                value -> () -> (int) CudaLibrary.ALLOCATE_IN_ORDER.invokeExact(value, byteLength, stream));
        try {
            finish();
            return memory;
        } catch (final CudaException e) {
            CloseHelper.close(e::addSuppressed, () -> free(memory));
            throw e;
        }
    }

    /** Frees memory that no stream uses any more. */
    void free(final long memory) {
        context.makeCurrent();
        check("cuMemFreeAsync", call(() -> (int) CudaLibrary.FREE_IN_ORDER.invokeExact(memory, stream)));
        // Only a wait gives it back to the other processes of the machine.
        finish();
    }

    @Override
    public void run(final GpuProgram program, final long globalSize, final long localSize, final WaitList waits) {
        context.makeCurrent();
        for (int i = 0; i < waits.count(); i++) {
            waitFor(waits.event(i));
        }
        ((CudaProgram) program).launch(stream, Math.toIntExact(globalSize / localSize), (int) localSize);
    }

    private void waitFor(final long event) {
        check("cuStreamWaitEvent", call(() -> (int) CudaLibrary.STREAM_WAIT.invokeExact(stream, event, 0)));
    }

    @Override
    public void write(final long memory, final long offset, final long address, final long byteLength) {
        context.makeCurrent();
        final long target = memory + offset;
        check("cuMemcpyHtoDAsync", call(() ->
                (int) CudaLibrary.COPY_TO_DEVICE.invokeExact(target, address, byteLength, stream)));
    }

    @Override
    public void writeIntAndWait(final long memory, final long offset, final int value) {
        context.makeCurrent();
        final long target = memory + offset;
        check("cuMemsetD32Async", call(() -> (int) CudaLibrary.SET_INTS.invokeExact(target, value, 1L, stream)));
        finish();
    }

    @Override
    public long writeWithEvent(final long memory, final long offset, final long address, final long byteLength) {
        write(memory, offset, address, byteLength);
        return record();
    }

    @Override
    public long readWithEvent(final long memory, final long offset, final long address, final long byteLength) {
        read(memory, offset, address, byteLength);
        return record();
    }

    @Override
    public void readAndWait(final long memory, final long offset, final long address, final long byteLength) {
        read(memory, offset, address, byteLength);
        finish();
    }

    @Override
    public void readRowsAndWait(
            final long memory,
            final long offset,
            final long address,
            final long rowStride,
            final long rowLength,
            final long rowCount) {
        context.makeCurrent();
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment copy =
                    RowCopyDescriptor.toHost(arena, memory + offset, address, rowStride, rowLength, rowCount);
            check("cuMemcpy2DAsync", call(() -> (int) CudaLibrary.COPY_ROWS.invokeExact(copy, stream)));
            finish();
        }
    }

    @Override
    public void clear(final long memory, final long offset, final long byteLength) {
        context.makeCurrent();
        final long target = memory + offset;
        check("cuMemsetD8Async", call(() ->
                (int) CudaLibrary.SET_BYTES.invokeExact(target, (byte) 0, byteLength, stream)));
    }

    @Override
    public long clearWithEvent(final long memory, final long offset, final long byteLength) {
        clear(memory, offset, byteLength);
        return record();
    }

    @Override
    public long mark() {
        context.makeCurrent();
        return record();
    }

    /** Nothing to do: CUDA begins with a command when it is submitted. */
    @Override
    public void flush() {}

    @Override
    public void finish() {
        context.makeCurrent();
        check("cuStreamSynchronize", call(() -> (int) CudaLibrary.SYNCHRONIZE_STREAM.invokeExact(stream)));
    }

    @Override
    public void close() {
        context.makeCurrent();
        check("cuStreamDestroy", call(() -> (int) CudaLibrary.DESTROY_STREAM.invokeExact(stream)));
    }

    private void read(final long memory, final long offset, final long address, final long byteLength) {
        context.makeCurrent();
        final long source = memory + offset;
        check("cuMemcpyDtoHAsync", call(() ->
                (int) CudaLibrary.COPY_TO_HOST.invokeExact(address, source, byteLength, stream)));
    }

    private long record() {
        final long event = context.events().take();
        // A virtual thread may have waited for the lock of the events, and go on in another thread of the system.
        context.makeCurrent();
        final int result = call(() -> (int) CudaLibrary.RECORD_EVENT.invokeExact(event, stream));
        if (result != CudaLibrary.SUCCESS) {
            context.events().release(event);
            throw CudaLibrary.failure("cuEventRecord", result);
        }
        return event;
    }

    private static int call(final CudaLibrary.Call call) {
        return CudaLibrary.resultOf(call);
    }

    private static void check(final String function, final int result) {
        if (result != CudaLibrary.SUCCESS) {
            throw CudaLibrary.failure(function, result);
        }
    }
}
