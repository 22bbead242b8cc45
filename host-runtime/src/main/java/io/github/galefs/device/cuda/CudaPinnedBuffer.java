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
    private final MemorySegment segment;
    private boolean closed;

    private CudaPinnedBuffer(final CudaContext context, final MemorySegment segment) {
        this.context = context;
        this.segment = segment;
        context.pinnedMemory().add(segment.byteSize());
    }

    /**
     * Allocates memory.
     *
     * @param byteLength bytes, at least 1.
     * @throws OutOfMemoryError the driver refuses so much; with the numbers.
     */
    @SuppressWarnings("restricted") // The function has allocated these bytes.
    static CudaPinnedBuffer allocate(final CudaContext context, final long byteLength) {
        if (byteLength < 1) {
            throw new IllegalArgumentException("pinned memory of " + byteLength + " bytes: must be at least 1");
        }
        context.makeCurrent();
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment address = arena.allocate(ValueLayout.JAVA_LONG);
            final int result = CudaLibrary.resultOf(
                    () -> (int) CudaLibrary.ALLOCATE_HOST.invokeExact(address, byteLength, PORTABLE));
            if (result != CudaLibrary.SUCCESS) {
                throw outOfMemory(context, byteLength, CudaLibrary.failure("cuMemHostAlloc", result));
            }
            return new CudaPinnedBuffer(
                    context,
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

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            context.pinnedMemory().remove(segment.byteSize());
            context.makeCurrent();
            final long address = segment.address();
            CudaLibrary.check("cuMemFreeHost", () -> (int) CudaLibrary.FREE_HOST.invokeExact(address));
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
