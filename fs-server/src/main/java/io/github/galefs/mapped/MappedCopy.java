package io.github.galefs.mapped;

import java.lang.foreign.MemorySegment;

/**
 * Copies from mapped files, whose pages may be unreadable: the disk may fail, or another program may cut the file. The
 * system then raises a signal. Where a copy of a memory segment raises it, the JVM throws an {@link InternalError};
 * elsewhere, as within a checksum of mapped bytes, it ends the process. So mapped bytes are copied first.
 */
public final class MappedCopy {
    /** Always 2. Volatile, so that no compiler removes the loop that reads it. */
    private static volatile int polls = 2;

    private MappedCopy() {}

    /**
     * Copies bytes.
     *
     * @param source            memory segment that may be a mapped file, or on the heap.
     * @param sourceOffset      offset of the first byte in {@code source}.
     * @param destination       receives the bytes.
     * @param destinationOffset offset of the first byte in {@code destination}.
     * @param length            number of bytes.
     * @throws UnreadablePageException if a page of either cannot be accessed; some bytes may have been copied.
     */
    public static void copy(
            final MemorySegment source,
            final long sourceOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final long length)
            throws UnreadablePageException {
        try {
            MemorySegment.copy(source, sourceOffset, destination, destinationOffset, length);
            pollSafepoint();
        } catch (final InternalError e) {
            throw new UnreadablePageException(length + " bytes at " + sourceOffset + " of a map cannot be copied", e);
        }
    }

    /**
     * Takes one back edge of a loop. Compiled code throws the error of a fault at the next safepoint poll only, which
     * may come after the return from all methods that were inlined, and so outside of every handler.
     */
    private static void pollSafepoint() {
        int poll = 0;
        while (poll < polls) {
            poll++;
        }
    }
}
