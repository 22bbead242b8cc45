package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Copies that work-items make together: each work-item copies a share, and sees only its own share until the next
 * barrier.
 */
public final class GroupCopy {
    /** Shares are multiples of a cache line, so that no two work-items write to the same one. */
    private static final long SHARE_ALIGNMENT = 64;

    private GroupCopy() {}

    /**
     * Copies bytes. Collective, but not a barrier: every work-item of the group calls with the same arguments. Source
     * and destination must not overlap. Outside either memory, the JVM device throws {@link
     * IndexOutOfBoundsException}; other devices do not check.
     *
     * @param source            region, or an array of any type that kernels accept, see {@link Kernel}.
     * @param sourceOffset      offset in the source in bytes; needs no alignment.
     * @param destination       memory of the same types as the source, which may differ from the source's own.
     * @param destinationOffset offset in the destination in bytes; needs no alignment.
     * @param byteCount         bytes to copy, from 0.
     * @throws IllegalArgumentException on the JVM device, if source or destination is of another type; a compiled
     *     kernel has no other objects.
     */
    public static void copy(
            final Object source,
            final long sourceOffset,
            final Object destination,
            final long destinationOffset,
            final int byteCount) {
        SameArguments.checkWithMemory(SameArguments.COPY, sourceOffset, destinationOffset, byteCount, 0, destination);
        copyShare(
                source,
                sourceOffset,
                destination,
                destinationOffset,
                byteCount,
                WorkItem.localId(),
                WorkItem.localSize());
    }

    /**
     * Copies one share of a copy. Not collective: the copy is complete when each worker from 0 to {@code workers - 1}
     * has made this call with the same arguments. Devices do not check {@code worker} and {@code workers}.
     *
     * @param source            as of {@link #copy}.
     * @param sourceOffset      as of {@code copy}.
     * @param destination       as of {@code copy}.
     * @param destinationOffset as of {@code copy}.
     * @param byteCount         as of {@code copy}.
     * @param worker            number of the share, from 0.
     * @param workers           number of shares, from 1. Neighbouring work-items copy neighbouring shares fastest.
     */
    public static void copyShare(
            final Object source,
            final long sourceOffset,
            final Object destination,
            final long destinationOffset,
            final int byteCount,
            final int worker,
            final int workers) {
        copyShare(
                MemoryView.ofSource(source, sourceOffset, byteCount),
                MemoryView.ofDestination(destination, destinationOffset, byteCount),
                worker,
                workers);
    }

    private static void copyShare(
            final MemorySegment source, final MemorySegment destination, final long worker, final long workers) {
        final long length = source.byteSize();
        final long evenShare = (length + workers - 1) / workers;
        final long share = (evenShare + SHARE_ALIGNMENT - 1) & -SHARE_ALIGNMENT;
        final long begin = Math.min(length, share * worker);
        final long end = Math.min(length, begin + share);
        MemorySegment.copy(
                source, ValueLayout.JAVA_BYTE, begin, destination, ValueLayout.JAVA_BYTE, begin, end - begin);
    }
}
