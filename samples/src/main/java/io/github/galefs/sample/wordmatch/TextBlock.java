package io.github.galefs.sample.wordmatch;

import io.github.galefs.kernel.DeviceMemory;

/**
 * Tests the bytes of a text 64 at a time, in registers: 8 bytes of a {@code long} at once, without a branch per byte.
 * Bit {@code i} of a result belongs to byte {@code i}. Device code.
 */
final class TextBlock {
    /** Bytes of a block. */
    static final int LENGTH = Long.SIZE;

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long LOW_BITS = EACH_BYTE * 0x7F;
    private static final long CASE_BITS = EACH_BYTE * 0x20;

    /** Moves bit {@code 8 * i} of a factor to bit {@code 56 + i} of the product. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private TextBlock() {}

    /** Returns the blocks of some bytes, of which the last may be shorter. */
    static int count(final int byteCount) {
        return byteCount <= 0 ? 0 : (byteCount - 1) / LENGTH + 1;
    }

    /**
     * Returns which bytes of a block are one of {@code A-Z a-z _}.
     *
     * @param offset    byte offset of the block, a multiple of 8.
     * @param available bytes of text from the block's begin; bits of the others are 0. If none, nothing is read.
     */
    static long wordBytes(final long[] work, final long offset, final int available) {
        long bits = 0;
        if (available > 0) {
            for (int i = 0; i < LENGTH; i += Long.BYTES) {
                bits |= gather(wordByteFlags(DeviceMemory.getLong(work, offset + i))) << i;
            }
        }
        return bits & first(available);
    }

    /** Returns which bytes of a block are newlines; parameters as those of {@link #wordBytes}. */
    static long newlines(final long[] work, final long offset, final int available) {
        long bits = 0;
        if (available > 0) {
            for (int i = 0; i < LENGTH; i += Long.BYTES) {
                bits |= gather(flagsOf(DeviceMemory.getLong(work, offset + i), '\n')) << i;
            }
        }
        return bits & first(available);
    }

    /** Returns whether the byte before a block is a word byte. */
    static boolean followsWordByte(final long[] work, final long offset) {
        return wordByteFlags(DeviceMemory.getLong(work, offset - Long.BYTES)) < 0;
    }

    /** Returns the highest bit of each byte that is a word byte; all other bits are 0. */
    private static long wordByteFlags(final long bytes) {
        // Sums of 7 bits, so that no carry crosses a byte: the highest bit is the result of each comparison.
        final long lower = (bytes | CASE_BITS) & LOW_BITS;
        final long fromA = lower + EACH_BYTE * (0x80 - 'a');
        final long afterZ = lower + EACH_BYTE * (0x80 - ('z' + 1));
        return ((fromA & ~afterZ) & ~bytes & HIGH_BITS) | flagsOf(bytes, '_');
    }

    /** Returns the highest bit of each byte that equals a value below 0x80; all other bits are 0. */
    private static long flagsOf(final long bytes, final int value) {
        final long difference = bytes ^ (EACH_BYTE * value);
        return ~(((difference & LOW_BITS) + LOW_BITS) | difference) & HIGH_BITS;
    }

    private static long gather(final long flags) {
        return ((flags >>> (Byte.SIZE - 1)) * GATHER) >>> (Long.SIZE - Byte.SIZE);
    }

    /** Returns as many low bits, at most all. */
    private static long first(final int count) {
        return count >= Long.SIZE ? -1L : count <= 0 ? 0 : (1L << count) - 1;
    }
}
