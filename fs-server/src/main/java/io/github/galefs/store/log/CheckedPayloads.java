package io.github.galefs.store.log;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Remembers which payloads of a segment had the right checksum when they were read: a bit for each multiple of
 * {@link BlockLocation#ALIGNMENT} at which a payload can begin. A segment is only ever appended to, so a payload found
 * right stays so in memory; what may change is the disk's copy, which is read again when the system has dropped its own.
 * So whoever owns this makes it forget from time to time.
 *
 * <p>Safe for use by several threads at once. They write the bits without regard to each other: a bit that gets lost so
 * costs one more check, and one that is set was set after a check, of bytes that nobody changes.
 */
final class CheckedPayloads {
    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private final int words;
    private volatile long[] bits;

    /**
     * Remembers nothing yet.
     *
     * @param segmentLength of the segment, in bytes.
     */
    CheckedPayloads(final long segmentLength) {
        words = word(segmentLength) + 1;
        bits = new long[words];
    }

    /**
     * Whether a payload needs no check.
     *
     * @param offset of the payload in the segment, in bytes.
     * @return false if it was not found right since all was forgotten.
     */
    boolean contains(final long offset) {
        return ((long) WORD.getOpaque(bits, word(offset)) & bit(offset)) != 0;
    }

    /**
     * Notes that a payload is right.
     *
     * @param offset of the payload in the segment, in bytes.
     */
    void add(final long offset) {
        final long[] current = bits;
        WORD.setOpaque(current, word(offset), (long) WORD.getOpaque(current, word(offset)) | bit(offset));
    }

    /** Forgets all. A check that began before may still be noted, or get lost. */
    void clear() {
        bits = new long[words];
    }

    private static int word(final long offset) {
        return (int) (offset / BlockLocation.ALIGNMENT / Long.SIZE);
    }

    private static long bit(final long offset) {
        return 1L << (offset / BlockLocation.ALIGNMENT);
    }
}
