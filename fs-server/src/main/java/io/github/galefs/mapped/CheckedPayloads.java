package io.github.galefs.mapped;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The set of payloads of a segment whose checksum was correct when they were read: a bit for each multiple of
 * {@link #ALIGNMENT}, at which a payload can begin. A segment is only appended to, so a payload that was
 * correct stays correct in memory. The disk's copy may change, and is read again after the system has evicted the page.
 * So the owner clears the set from time to time.
 *
 * <p>Thread-safe. Threads update the bits with plain read-modify-write sequences of opaque accesses: a lost update
 * costs one more check, and a bit that is set was set after a check of bytes that do not change.
 */
public final class CheckedPayloads {
    /** Payloads begin at multiples of this number of bytes. */
    public static final int ALIGNMENT = 4096;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private final int words;
    private volatile long[] bits;

    /**
     * Creates an empty set.
     *
     * @param segmentLength length of the segment, in bytes.
     */
    public CheckedPayloads(final long segmentLength) {
        words = word(segmentLength) + 1;
        bits = new long[words];
    }

    /**
     * Returns whether a payload was checked.
     *
     * @param offset offset of the payload in the segment, in bytes.
     * @return false if no check has succeeded since the set was cleared.
     */
    public boolean contains(final long offset) {
        return ((long) WORD.getOpaque(bits, word(offset)) & bit(offset)) != 0;
    }

    /**
     * Adds a payload whose checksum was correct.
     *
     * @param offset offset of the payload in the segment, in bytes.
     */
    public void add(final long offset) {
        final long[] current = bits;
        WORD.setOpaque(current, word(offset), (long) WORD.getOpaque(current, word(offset)) | bit(offset));
    }

    /** Clears the set. A payload whose check is in progress may be added afterwards, or not. */
    public void clear() {
        bits = new long[words];
    }

    private static int word(final long offset) {
        return (int) (offset / ALIGNMENT / Long.SIZE);
    }

    private static long bit(final long offset) {
        return 1L << (offset / ALIGNMENT);
    }
}
