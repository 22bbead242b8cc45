package io.github.galefs.device.cuda;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of {@code CUDA_MEMCPY2D}, a copy of rows. The fields of the source are followed by the same of the
 * destination.
 *
 * <pre>
 *   0 +----------------+----------------+
 *     | x                               |
 *   8 | y                               |
 *  16 | kind           | (unused)       |
 *  24 | host address                    |
 *  32 | device address                  |
 *  40 | array                           |
 *  48 | bytes from row to row           |
 *     +---------------------------------+
 * 112 | bytes of a row                  |
 * 120 | rows                            |
 * 128 +---------------------------------+
 * </pre>
 */
final class RowCopyDescriptor {
    private static final int LENGTH = 128;
    private static final int DESTINATION_OFFSET = 56;
    private static final int KIND_OFFSET = 16;
    private static final int HOST_OFFSET = 24;
    private static final int DEVICE_OFFSET = 32;
    private static final int STRIDE_OFFSET = 48;
    private static final int ROW_LENGTH_OFFSET = 112;
    private static final int ROW_COUNT_OFFSET = 120;
    private static final int KIND_HOST = 1;
    private static final int KIND_DEVICE = 2;

    private RowCopyDescriptor() {}

    /** Returns a copy from the device; rows have the same distance there and here. */
    static MemorySegment toHost(
            final Arena arena,
            final long source,
            final long target,
            final long rowStride,
            final long rowLength,
            final long rowCount) {
        final MemorySegment copy = arena.allocate(LENGTH, Long.BYTES);
        copy.set(ValueLayout.JAVA_INT, KIND_OFFSET, KIND_DEVICE);
        copy.set(ValueLayout.JAVA_LONG, DEVICE_OFFSET, source);
        copy.set(ValueLayout.JAVA_LONG, STRIDE_OFFSET, rowStride);
        copy.set(ValueLayout.JAVA_INT, DESTINATION_OFFSET + KIND_OFFSET, KIND_HOST);
        copy.set(ValueLayout.JAVA_LONG, DESTINATION_OFFSET + HOST_OFFSET, target);
        copy.set(ValueLayout.JAVA_LONG, DESTINATION_OFFSET + STRIDE_OFFSET, rowStride);
        copy.set(ValueLayout.JAVA_LONG, ROW_LENGTH_OFFSET, rowLength);
        copy.set(ValueLayout.JAVA_LONG, ROW_COUNT_OFFSET, rowCount);
        return copy;
    }
}
