package io.github.galefs.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Copies that a work-group makes together: each work-item copies a share. Collective, but not a barrier: until the next
 * barrier, a work-item sees only its own share.
 *
 * <p>Every work-item of the group calls with the same arguments. Offsets and counts are in bytes and need no alignment.
 * Source and destination must not overlap. Outside either memory, the JVM device throws {@link
 * IndexOutOfBoundsException}; other devices do not check.
 */
public final class GroupCopy {
    /** Shares are multiples of a cache line, so that no two work-items write to the same one. */
    private static final long SHARE_ALIGNMENT = 64;

    private GroupCopy() {}

    /**
     * Copies bytes from a region or {@code long[]} to a region or {@code long[]}.
     *
     * @param source            region or array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       region or array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final long[] source,
            final long sourceOffset,
            final long[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(view(source, sourceOffset, byteCount), view(destination, destinationOffset, byteCount));
    }

    /**
     * Copies bytes from a region or {@code long[]} to an {@code int[]}.
     *
     * @param source            region or array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final long[] source,
            final long sourceOffset,
            final int[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(
                view(source, sourceOffset, byteCount),
                MemorySegment.ofArray(destination).asSlice(destinationOffset, byteCount));
    }

    /**
     * Copies bytes from a region or {@code long[]} to a {@code float[]}.
     *
     * @param source            region or array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final long[] source,
            final long sourceOffset,
            final float[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(
                view(source, sourceOffset, byteCount),
                MemorySegment.ofArray(destination).asSlice(destinationOffset, byteCount));
    }

    /**
     * Copies bytes from a region or {@code long[]} to a {@code double[]}.
     *
     * @param source            region or array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final long[] source,
            final long sourceOffset,
            final double[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(
                view(source, sourceOffset, byteCount),
                MemorySegment.ofArray(destination).asSlice(destinationOffset, byteCount));
    }

    /**
     * Copies bytes from an {@code int[]} to a region or {@code long[]}.
     *
     * @param source            array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       region or array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final int[] source,
            final long sourceOffset,
            final long[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(
                MemorySegment.ofArray(source).asSlice(sourceOffset, byteCount),
                view(destination, destinationOffset, byteCount));
    }

    /**
     * Copies bytes from a {@code float[]} to a region or {@code long[]}.
     *
     * @param source            array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       region or array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final float[] source,
            final long sourceOffset,
            final long[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(
                MemorySegment.ofArray(source).asSlice(sourceOffset, byteCount),
                view(destination, destinationOffset, byteCount));
    }

    /**
     * Copies bytes from a {@code double[]} to a region or {@code long[]}.
     *
     * @param source            array.
     * @param sourceOffset      byte offset in the source.
     * @param destination       region or array.
     * @param destinationOffset byte offset in the destination.
     * @param byteCount         bytes to copy, from 0.
     */
    public static void copy(
            final double[] source,
            final long sourceOffset,
            final long[] destination,
            final long destinationOffset,
            final int byteCount) {
        copyShare(
                MemorySegment.ofArray(source).asSlice(sourceOffset, byteCount),
                view(destination, destinationOffset, byteCount));
    }

    @SuppressWarnings("restricted")
    private static MemorySegment view(final long[] memory, final long byteOffset, final int byteCount) {
        return RegionHandle.isHandle(memory)
                ? MemorySegment.ofAddress(RegionHandle.address(memory, byteOffset, byteCount))
                        .reinterpret(byteCount)
                : MemorySegment.ofArray(memory).asSlice(byteOffset, byteCount);
    }

    private static void copyShare(final MemorySegment source, final MemorySegment destination) {
        final long length = source.byteSize();
        final long workItems = WorkItem.localSize();
        final long evenShare = (length + workItems - 1) / workItems;
        final long share = (evenShare + SHARE_ALIGNMENT - 1) & -SHARE_ALIGNMENT;
        final long begin = Math.min(length, share * WorkItem.localId());
        final long end = Math.min(length, begin + share);
        MemorySegment.copy(
                source, ValueLayout.JAVA_BYTE, begin, destination, ValueLayout.JAVA_BYTE, begin, end - begin);
    }
}
