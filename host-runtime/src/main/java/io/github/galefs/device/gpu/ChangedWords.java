package io.github.galefs.device.gpu;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * List of a mirror's words that differ from the device's memory. Random misses change words all over the page table;
 * the list is sent instead of the table, and a {@link ChangeProgram} on the device applies it. Used by one thread at a
 * time; allocates nothing.
 *
 * <pre>
 *  change
 *     0 +---------------------------------+
 *       | index of the word in the region |
 *     8 +---------------------------------+
 *       | word                            |
 *    16 +---------------------------------+
 * </pre>
 *
 * Fields have the host's byte order. The list grows towards lower offsets: its end is where the round's entries begin,
 * so that both are one range where they are sent.
 */
final class ChangedWords {
    /** Length of a change, in bytes. */
    static final int CHANGE_LENGTH = 16;

    /** Longer updates are sent as ranges, and so are adjoining updates that are longer together. */
    private static final int MAX_LENGTH = 128;

    private static final int WORD_SHIFT = 3;
    private static final int VALUE_OFFSET = 8;

    /** Longs of the bits below for a piece of {@link DirtyRanges}. */
    private static final int BITS_OF_PIECE = (DirtyRanges.PIECE_LENGTH >> WORD_SHIFT) / Long.SIZE;

    /** Whether each word is in the list, by bits. */
    private final long[] listed;

    private final long wordCount;

    /** End of the list in the mirror; no more words are listed than there is room for. */
    private long end;

    private int[] words = {};
    private int count;

    /** Pieces in which the listed words lie. */
    private int pieceCount;

    /** Whether there was no room for an update since the list was empty. */
    private boolean isFull;

    /** End of the latest update, and the length of those that led there. */
    private long runEnd;

    private long run;

    ChangedWords(final long byteLength) {
        wordCount = byteLength >> WORD_SHIFT;
        listed = new long[Math.toIntExact((wordCount + Long.SIZE - 1) / Long.SIZE)];
    }

    /** Gives the list its part of the mirror, perhaps an empty one. Nothing may be listed. */
    void setRoom(final long begin, final long newEnd) {
        if (count > 0) {
            throw new IllegalStateException(count + " changed words are listed already");
        }
        words = new int[(int) Math.min(ChangeProgram.MAX_CHANGES, (newEnd - begin) / CHANGE_LENGTH)];
        end = newEnd;
    }

    /**
     * Lists the words of a part, at least one byte long.
     *
     * @return false, with nothing listed, if the part is long or there is no room.
     */
    boolean add(final long offset, final long length) {
        run = offset == runEnd ? run + length : length;
        runEnd = offset + length;
        final long first = offset >> WORD_SHIFT;
        final long last = (offset + length - 1) >> WORD_SHIFT;
        if (run > MAX_LENGTH || last >= wordCount) {
            return false;
        }
        isFull |= count + (last - first) >= words.length;
        if (isFull) {
            return false;
        }
        for (int word = (int) first; word <= last; word++) {
            add(word);
        }
        return true;
    }

    private void add(final int word) {
        final long bit = 1L << word;
        final int index = word / Long.SIZE;
        if ((listed[index] & bit) == 0) {
            pieceCount += isPieceClean(index - index % BITS_OF_PIECE) ? 1 : 0;
            listed[index] |= bit;
            words[count++] = word;
        }
    }

    private boolean isPieceClean(final int begin) {
        long bits = 0;
        for (int i = begin; i < Math.min(begin + BITS_OF_PIECE, listed.length); i++) {
            bits |= listed[i];
        }
        return bits == 0;
    }

    /** Returns whether the list is shorter than the table's pieces, which must be sent anyway if it has become full. */
    boolean isWorthIt() {
        return !isFull && (long) count * CHANGE_LENGTH < (long) pieceCount * DirtyRanges.PIECE_LENGTH;
    }

    /** Returns whether words can be listed. */
    boolean hasRoom() {
        return words.length > 0;
    }

    int count() {
        return count;
    }

    /** Returns the offset in the mirror at which the list begins. */
    long begin() {
        return end - (long) count * CHANGE_LENGTH;
    }

    /** Writes the list, with the words as they are. */
    void write(final MemorySegment mirror) {
        long change = end;
        for (int i = 0; i < count; i++) {
            change -= CHANGE_LENGTH;
            mirror.set(ValueLayout.JAVA_LONG, change, words[i]);
            mirror.set(
                    ValueLayout.JAVA_LONG,
                    change + VALUE_OFFSET,
                    mirror.get(ValueLayout.JAVA_LONG, (long) words[i] << WORD_SHIFT));
        }
    }

    /** Empties the list, as its words are sent where they lie. */
    void moveTo(final DirtyRanges dirty) {
        for (int i = 0; i < count; i++) {
            dirty.add((long) words[i] << WORD_SHIFT, Long.BYTES);
        }
        clear();
    }

    /** Empties the list. */
    void clear() {
        for (int i = 0; i < count; i++) {
            listed[words[i] / Long.SIZE] = 0;
        }
        count = 0;
        pieceCount = 0;
        isFull = false;
    }
}
