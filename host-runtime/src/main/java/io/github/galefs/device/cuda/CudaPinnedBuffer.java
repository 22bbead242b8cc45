package io.github.galefs.device.cuda;

import io.github.galefs.device.gpu.PinnedBuffer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Host memory that the CUDA driver has allocated and pinned. Its initial bytes are undefined. */
final class CudaPinnedBuffer implements PinnedBuffer {
    /** Pinned for all contexts of the process. */
    private static final int PORTABLE = 1;

    private final CudaContext context;
    private final CudaQueue queue;
    private final MemorySegment segment;
    private boolean closed;

    private CudaPinnedBuffer(final CudaQueue queue, final MemorySegment segment) {
        this.queue = queue;
        this.context = queue.context();
        this.segment = segment;
        context.pinnedMemory().add(segment.byteSize());
        context.retain();
    }

    /**
     * Allocates memory.
     *
     * @param queue      whose copies end before the memory is freed.
     * @param byteLength bytes, at least 1.
     * @throws OutOfMemoryError the driver refuses so much, or too much is to be freed late; with the numbers.
     */
    @SuppressWarnings("restricted") // The function has allocated these bytes.
    static CudaPinnedBuffer allocate(final CudaQueue queue, final long byteLength) {
        if (byteLength < 1) {
            throw new IllegalArgumentException("pinned memory of " + byteLength + " bytes: must be at least 1");
        }
        final CudaContext context = queue.context();
        CudaContext.QUIET.checkRoom(byteLength);
        context.makeCurrent();
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment address = arena.allocate(ValueLayout.JAVA_LONG);
            final int result = CudaLibrary.resultOf(
                    () -> (int) CudaLibrary.ALLOCATE_HOST.invokeExact(address, byteLength, PORTABLE));
            if (result != CudaLibrary.SUCCESS) {
                throw outOfMemory(context, byteLength, CudaLibrary.failure("cuMemHostAlloc", result));
            }
            return new CudaPinnedBuffer(
                    queue,
                    MemorySegment.ofAddress(address.get(ValueLayout.JAVA_LONG, 0))
                            .reinterpret(byteLength));
        }
    }

    @Override
    public MemorySegment segment() {
        return segment;
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    /** CUDA does not promise to wait for copies of the memory. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            try {
                queue.finish();
            } finally {
                CudaContext.QUIET.make(segment.byteSize(), this::free);
            }
        }
    }

    private void free() {
        final long address = segment.address();
        try {
            context.makeCurrent();
            CudaLibrary.check("cuMemFreeHost", () -> (int) CudaLibrary.FREE_HOST.invokeExact(address));
        } finally {
            context.pinnedMemory().remove(segment.byteSize());
            context.release();
        }
    }

    private static OutOfMemoryError outOfMemory(
            final CudaContext context, final long byteLength, final CudaException cause) {
        final OutOfMemoryError failure = new OutOfMemoryError("cannot allocate " + byteLength
                + " bytes of pinned host memory for " + context.info().fullName() + ": this process uses "
                + context.pinnedMemory().bytes() + " bytes, and " + cause.getMessage());
        failure.initCause(cause);
        return failure;
    }
}
