package io.github.galefs.store.log;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers which payloads of a segment had the right checksum lately: a bit for each multiple of
 * {@link BlockLocation#ALIGNMENT} at which a payload can begin. A segment is only ever appended to, so a payload found
 * right stays so in memory; what may change is the disk's copy, which is read again when the system has dropped its own.
 * So all is forgotten after a time.
 *
 * <p>Safe for use by several threads at once. They write the bits without regard to each other: a bit that gets lost so
 * costs one more check, and one that is set was set after a check, of bytes that nobody changes.
 */
final class CheckedPayloads {
    private final long segmentLength;
    private final long keepNanos;
    private volatile Period period;

    /** Payloads found right in a stretch of time. */
    private record Period(long begin, AtomicLongArray bits) {}

    /**
     * Remembers nothing yet.
     *
     * @param segmentLength of the segment, in bytes.
     * @param keepNanos     after which all is forgotten; 0 to remember nothing at all.
     */
    CheckedPayloads(final long segmentLength, final long keepNanos) {
        this.segmentLength = segmentLength;
        this.keepNanos = keepNanos;
        period = begin(System.nanoTime());
    }

    /**
     * Whether a payload needs no check.
     *
     * @param offset of the payload in the segment, in bytes.
     * @return false if it was not checked lately.
     */
    boolean contains(final long offset) {
        if (keepNanos == 0) {
            return false;
        }
        Period current = period;
        final long now = System.nanoTime();
        if (now - current.begin() >= keepNanos) {
            current = begin(now);
            period = current;
        }
        return (current.bits().getOpaque(word(offset)) & bit(offset)) != 0;
    }

    /**
     * Notes that a payload is right.
     *
     * @param offset of the payload in the segment, in bytes.
     */
    void add(final long offset) {
        if (keepNanos != 0) {
            final AtomicLongArray bits = period.bits();
            bits.setOpaque(word(offset), bits.getOpaque(word(offset)) | bit(offset));
        }
    }

    private Period begin(final long now) {
        final long words = keepNanos == 0 ? 0 : word(segmentLength) + 1L;
        return new Period(now, new AtomicLongArray((int) words));
    }

    private static int word(final long offset) {
        return (int) (offset / BlockLocation.ALIGNMENT / Long.SIZE);
    }

    private static long bit(final long offset) {
        return 1L << (offset / BlockLocation.ALIGNMENT);
    }
}
