package io.github.galefs.device.gpu;

import java.util.Arrays;

/**
 * Ranges of a mirror that differ from the device's memory, by pieces of fixed size. Iterates over them in order, and
 * joins ranges that lie close together. Used by one thread at a time; allocates nothing.
 */
final class DirtyRanges {
    private static final int PIECE_SHIFT = 10;
    /** Bytes of a piece. */
    static final int PIECE_LENGTH = 1 << PIECE_SHIFT;

    /**
     * Clean pieces that are sent rather than split a range: a copy call costs about 5 microseconds, in which a bus
     * transfers more than 32 KiB.
     */
    private static final int MAX_GAP = 32;

    private final long byteLength;
    private final long[] words;
    private int lowestWord;
    private int highestWord = -1;
    private long begin;
    private long end;

    DirtyRanges(final long byteLength) {
        this.byteLength = byteLength;
        final long pieces = (byteLength + PIECE_LENGTH - 1) >> PIECE_SHIFT;
        words = new long[Math.toIntExact((pieces + Long.SIZE - 1) / Long.SIZE)];
        lowestWord = words.length;
    }

    /** Marks a range of at least one byte. */
    void add(final long offset, final long length) {
        final long first = offset >> PIECE_SHIFT;
        final long last = (offset + length - 1) >> PIECE_SHIFT;
        final int firstWord = (int) (first / Long.SIZE);
        final int lastWord = (int) (last / Long.SIZE);
        final long fromFirst = -1L << first;
        final long toLast = -1L >>> (Long.SIZE - 1 - last);
        if (firstWord == lastWord) {
            words[firstWord] |= fromFirst & toLast;
        } else {
            words[firstWord] |= fromFirst;
            Arrays.fill(words, firstWord + 1, lastWord, -1L);
            words[lastWord] |= toLast;
        }
        lowestWord = Math.min(lowestWord, firstWord);
        highestWord = Math.max(highestWord, lastWord);
    }

    /**
     * Moves to the next range, and marks it clean.
     *
     * @return false if no range is dirty.
     */
    boolean next() {
        final long first = removeFirst(Long.MAX_VALUE);
        if (first < 0) {
            return false;
        }
        long last = first;
        long piece = first;
        while (piece >= 0) {
            last = piece;
            piece = removeFirst(last + MAX_GAP + 1);
        }
        begin = first << PIECE_SHIFT;
        end = Math.min(byteLength, (last + 1) << PIECE_SHIFT);
        return true;
    }

    /** Returns the offset at which the range begins. */
    long begin() {
        return begin;
    }

    /** Returns the offset at which the range ends, exclusive. */
    long end() {
        return end;
    }

    /** Marks the first dirty piece clean and returns it; returns -1 if there is none up to a limit, inclusive. */
    private long removeFirst(final long limit) {
        while (lowestWord <= highestWord && words[lowestWord] == 0) {
            lowestWord++;
        }
        if (lowestWord > highestWord) {
            lowestWord = words.length;
            highestWord = -1;
            return -1;
        }
        final long bits = words[lowestWord];
        final long piece = (long) lowestWord * Long.SIZE + Long.numberOfTrailingZeros(bits);
        if (piece > limit) {
            return -1;
        }
        words[lowestWord] = bits & (bits - 1);
        return piece;
    }
}
