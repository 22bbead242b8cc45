package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Walks through a segment's file as it lies on the disk, whole or damaged. Where the chain of records is broken, it
 * goes on at the next place where one is recognised. Reads the file's bytes and nothing else: no damage makes it fail,
 * wait or read past the file.
 *
 * <p>Chronicle puts a word in front of each document: 30 bits of length, a bit that marks its own tables, and a bit
 * that is set until a table is complete. Documents begin at multiples of 4. The word 0 is the end, and stays in front of
 * a document until that is complete; a word with both bits and no length is the end, too, of a segment that was followed
 * by another.
 */
public final class SegmentScanner {
    /** No record begins before this place of a segment, in bytes. */
    public static final int RECORDS_OFFSET = SegmentHeader.LENGTH;

    private static final int NOT_COMPLETE = 1 << 31;
    private static final int CHRONICLE_OWN = 1 << 30;
    private static final int LENGTH_MASK = ~(NOT_COMPLETE | CHRONICLE_OWN);
    private static final int END_MARK = NOT_COMPLETE | CHRONICLE_OWN;
    private static final long WORD = Integer.BYTES;

    /** No document is longer: a payload with what goes in front of it, or a table. */
    private static final long MAX_DOCUMENT = 2L * BlockLocation.MAX_LENGTH;

    private static final String CUT_OFF = "the file was cut off at ";
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final MemorySegment bytes;
    private final Form form;
    private final Visitor visitor;

    private SegmentScanner(final MemorySegment bytes, final Form form, final Visitor visitor) {
        this.bytes = bytes;
        this.form = form;
        this.visitor = visitor;
    }

    /** Recognises the records of a log. */
    @FunctionalInterface
    public interface Form {
        /**
         * Length of the sound record at a place.
         *
         * @param bytes    the segment's file.
         * @param position where a record may begin, in bytes; at least 8 bytes follow.
         * @return bytes, or 0 if there is no record or a damaged one.
         */
        long soundLength(MemorySegment bytes, long position);
    }

    /** Takes what is found, in the order of the file. */
    public interface Visitor {
        /**
         * Takes a sound record.
         *
         * @param bytes    the segment's file; valid during the call.
         * @param position of the record in the file, in bytes.
         * @param length   of the record, in bytes.
         * @throws IOException ends the walk.
         */
        void onRecord(MemorySegment bytes, long position, long length) throws IOException;

        /**
         * Takes a place where a record should be, or where the chain is broken. A file that was cut off has its last
         * such place at its end.
         *
         * @param bytes    the segment's file; valid during the call.
         * @param position of the first byte in the file.
         * @param length   bytes that are not to be understood, or that no chain leads to.
         * @param what     what was expected and what was found.
         * @throws IOException ends the walk.
         */
        void onDamage(MemorySegment bytes, long position, long length, String what) throws IOException;
    }

    /**
     * Walks through one segment.
     *
     * @param directory of the log.
     * @param segment   number of the segment.
     * @param form      recognises records.
     * @param visitor   takes them.
     * @throws IOException what the visitor threw; a file that cannot be read.
     */
    public static void scan(final Path directory, final int segment, final Form form, final Visitor visitor)
            throws IOException {
        try (FileChannel channel = FileChannel.open(SegmentFiles.path(directory, segment), StandardOpenOption.READ);
                Arena arena = Arena.ofConfined()) {
            final MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            new SegmentScanner(bytes, form, visitor).scan();
        }
    }

    private void scan() throws IOException {
        if (bytes.byteSize() == 0) {
            // A writer may die right after it has made the file.
            return;
        }
        if (bytes.byteSize() < SegmentHeader.LENGTH) {
            visitor.onDamage(bytes, 0, bytes.byteSize(), CUT_OFF + bytes.byteSize() + ", before the first record");
            return;
        }
        header();
        long position = SegmentHeader.LENGTH;
        while (position >= 0 && position + WORD <= bytes.byteSize()) {
            final int word = bytes.get(INT, position);
            if (word == END_MARK) {
                position = end(position);
            } else if (word == 0 || (word & NOT_COMPLETE) != 0) {
                position = unfinished(position, word);
            } else if ((word & CHRONICLE_OWN) != 0) {
                position = table(position, word);
            } else {
                position = document(position, word);
            }
        }
        // A segment's file is longer than what was written to it.
        if (position > 0) {
            final long rest = Math.max(0, bytes.byteSize() - position);
            visitor.onDamage(bytes, position, rest, CUT_OFF + bytes.byteSize() + ", before the end of the log");
        }
    }

    /** A writer may die before it has completed the header, but then there are no records. */
    private void header() throws IOException {
        final String defect = SegmentHeader.defect(bytes);
        if (defect != null && hasRecords()) {
            visitor.onDamage(bytes, 0, SegmentHeader.LENGTH, defect);
        }
    }

    private boolean hasRecords() {
        final long position = SegmentHeader.LENGTH;
        return position + WORD <= bytes.byteSize()
                && (bytes.get(INT, position) != 0 || nextSound(position + WORD) >= 0);
    }

    /** Nothing may follow an end. What is there in spite of it is taken. */
    private long end(final long position) throws IOException {
        final long next = nextSound(position + WORD);
        return next < 0 ? -1 : resume(position, next, "records follow the end mark " + Integer.toHexString(END_MARK));
    }

    /**
     * The end, or the last record of a writer that died. Its content may be complete; it was never acknowledged, and so
     * it is not taken. Anywhere else the mark is damage.
     */
    private long unfinished(final long position, final int word) throws IOException {
        final long content = position + WORD;
        long next = nextSound(content);
        if (next == content) {
            next = nextSound(aligned(content + soundLength(content)));
        }
        if (next < 0) {
            return -1;
        }
        return resume(
                position,
                soundLength(content) > 0 ? content : next,
                "its mark " + Integer.toHexString(word) + " says that it is unfinished, but records follow");
    }

    /** Chronicle's own tables are not needed: what they say is made again. */
    private long table(final long position, final int word) throws IOException {
        final long content = position + WORD;
        if (soundLength(content) > 0) {
            return resume(position, content, "its mark " + Integer.toHexString(word) + " is not that of a record");
        }
        final long end = aligned(content + (word & LENGTH_MASK));
        if (end > bytes.byteSize()) {
            return cutOff(position, word & LENGTH_MASK);
        }
        return isPlausible(end) ? end : broken(position, word);
    }

    private long document(final long position, final int word) throws IOException {
        final long content = position + WORD;
        final long stated = word & LENGTH_MASK;
        final long length = soundLength(content);
        if (length > 0) {
            // Chronicle may have padded the document.
            if (length <= stated && stated < length + WORD) {
                visitor.onRecord(bytes, content, length);
                return aligned(content + stated);
            }
            return resume(position, content, "its mark states " + stated + " bytes instead of " + length);
        }
        final long end = aligned(content + stated);
        if (end > bytes.byteSize()) {
            return cutOff(position, stated);
        }
        if (!isPlausible(end)) {
            return broken(position, word);
        }
        visitor.onDamage(bytes, position, end - position, "a record of " + stated + " bytes is damaged");
        return end;
    }

    private long cutOff(final long position, final long stated) throws IOException {
        final long next = nextSound(position + WORD);
        final String what = CUT_OFF + bytes.byteSize() + ", inside of a record of " + stated + " bytes";
        if (next >= 0) {
            return resume(position, next, what);
        }
        visitor.onDamage(bytes, position, bytes.byteSize() - position, what);
        return -1;
    }

    private long broken(final long position, final int word) throws IOException {
        final String what = "the mark " + Integer.toHexString(word) + " leads nowhere";
        final long next = nextSound(position + WORD);
        if (next >= 0) {
            return resume(position, next, what);
        }
        visitor.onDamage(bytes, position, bytes.byteSize() - position, what);
        return -1;
    }

    /** Reports what lies before a record that no chain leads to, and takes the record. */
    private long resume(final long position, final long record, final String what) throws IOException {
        visitor.onDamage(bytes, position, record - position, what);
        final long length = soundLength(record);
        visitor.onRecord(bytes, record, length);
        return aligned(record + length);
    }

    /** Whether what a document may be followed by is at a place: an end, a table, a record, or the end of the file. */
    private boolean isPlausible(final long position) {
        if (position + WORD > bytes.byteSize()) {
            return true;
        }
        final int word = bytes.get(INT, position);
        final long length = word & LENGTH_MASK;
        return word == 0
                || word == END_MARK
                || ((word & NOT_COMPLETE) == 0
                        && length <= MAX_DOCUMENT
                        && ((word & CHRONICLE_OWN) != 0 || position + WORD + length > bytes.byteSize()))
                || soundLength(position + WORD) > 0;
    }

    private long soundLength(final long position) {
        return position + Long.BYTES <= bytes.byteSize() ? form.soundLength(bytes, position) : 0;
    }

    /** The next place from one on, both multiples of 4, where a record is recognised; -1 if there is none. */
    private long nextSound(final long from) {
        final long last = bytes.byteSize() - Long.BYTES;
        long position = from;
        while (position <= last) {
            // Most of what is searched is the unwritten rest of a sparse file.
            if (bytes.get(LONG, position) == 0) {
                position += WORD;
            } else if (form.soundLength(bytes, position) > 0) {
                return position;
            } else {
                position += WORD;
            }
        }
        return -1;
    }

    private static long aligned(final long position) {
        return (position + WORD - 1) & -WORD;
    }
}
