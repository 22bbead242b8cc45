package io.github.galefs.store.log;

import io.github.galefs.mapped.FileSystemType;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Scans a segment's file on the disk, which may be damaged. Where the chain of documents is broken, the scan resumes at
 * the next position where a valid record is recognised. It reads the bytes of the file alone: no damage makes it fail,
 * wait or read past the file.
 *
 * <p>Each document of Chronicle begins with a 32-bit header at a multiple of 4: 30 bits of length, a metadata bit that
 * marks Chronicle's own tables, and a bit that is set until a table is complete. A header of 0 ends the segment; the
 * header of a document stays 0 until the document is complete. A header with both bits and no length is the end mark of
 * a segment that was followed by another.
 */
public final class SegmentScanner {
    /** Offset of the first record of a segment, with Chronicle's header, in bytes. */
    public static final int RECORDS_OFFSET = SegmentHeader.LENGTH;

    /** Length of Chronicle's header before each record, in bytes. */
    public static final int RECORD_HEADER_LENGTH = Integer.BYTES;

    /** Offset of the first record of a segment, without Chronicle's header, in bytes. */
    public static final int FIRST_RECORD = RECORDS_OFFSET + RECORD_HEADER_LENGTH;

    private static final int NOT_COMPLETE = 1 << 31;
    private static final int METADATA = 1 << 30;
    private static final int LENGTH_MASK = ~(NOT_COMPLETE | METADATA);
    private static final int END_MARK = NOT_COMPLETE | METADATA;
    private static final long HEADER_LENGTH = RECORD_HEADER_LENGTH;
    private static final long PAGE_LENGTH = 4096;

    /** Upper bound of a document's length: a payload with its header and gap, or a table. */
    private static final long MAX_DOCUMENT_LENGTH = 2L * BlockLocation.MAX_LENGTH;

    private static final String TRUNCATED = "the file is truncated at ";
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final MemorySegment bytes;
    private final DataRanges data;
    private final RecordFormat format;
    private final Visitor visitor;

    private SegmentScanner(
            final MemorySegment bytes, final DataRanges data, final RecordFormat format, final Visitor visitor) {
        this.bytes = bytes;
        this.data = data;
        this.format = format;
        this.visitor = visitor;
    }

    /** Recognises the records of a log. */
    @FunctionalInterface
    public interface RecordFormat {
        /**
         * Returns the length of the valid record at a position.
         *
         * @param bytes    the segment's file.
         * @param position offset at which a record may begin, in bytes; the file has at least 8 bytes from there.
         * @return length of the record in bytes; 0 if there is no record, or a damaged one.
         */
        long validLength(MemorySegment bytes, long position);
    }

    /** Visits what is found, in the order of the file. */
    public interface Visitor {
        /**
         * Visits a valid record.
         *
         * @param bytes    the segment's file; mapped during the call only.
         * @param position offset of the record in the file, in bytes.
         * @param length   length of the record, in bytes.
         * @return false to end the scan.
         * @throws IOException to end the scan.
         */
        boolean onRecord(MemorySegment bytes, long position, long length) throws IOException;

        /**
         * Visits a range where a record should be, or where the chain of documents is broken. In a truncated file, the
         * last such range is at its end. Ranges that the disk cannot read come first, and are zeros in the bytes.
         *
         * @param bytes    the segment's file; mapped during the call only.
         * @param position offset of the range in the file, in bytes.
         * @param length   length of the range in bytes: up to the next record or document that is recognised.
         * @param what     what was expected and what was found.
         * @throws IOException to end the scan.
         */
        void onDamage(MemorySegment bytes, long position, long length, String what) throws IOException;
    }

    /**
     * Scans one segment.
     *
     * @param directory directory of the log.
     * @param segment   number of the segment.
     * @param format    recognises records.
     * @param visitor   visits records and damage.
     * @throws IOException if the file cannot be read; any exception of the visitor.
     */
    public static void scan(final Path directory, final int segment, final RecordFormat format, final Visitor visitor)
            throws IOException {
        final Path file = SegmentFiles.path(directory, segment);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                Arena arena = Arena.ofConfined()) {
            final DataRanges data = DataRanges.of(file, channel.size());
            final ReadableBytes readable = ReadableBytes.of(channel, FileSystemType.of(file), data, arena);
            for (final ReadableBytes.Range range : readable.unreadable()) {
                visitor.onDamage(readable.bytes(), range.position(), range.length(), "the disk cannot read it");
            }
            new SegmentScanner(readable.bytes(), data, format, visitor).scan();
        }
    }

    private void scan() throws IOException {
        if (bytes.byteSize() == 0) {
            // A writer may die right after it has created the file.
            return;
        }
        if (bytes.byteSize() < SegmentHeader.LENGTH) {
            visitor.onDamage(bytes, 0, bytes.byteSize(), TRUNCATED + bytes.byteSize() + ", before the first record");
            return;
        }
        checkSegmentHeader();
        long position = SegmentHeader.LENGTH;
        while (position >= 0 && position + HEADER_LENGTH <= bytes.byteSize()) {
            final int header = bytes.get(INT, position);
            if (header == END_MARK) {
                position = afterEndMark(position);
            } else if (header == 0 || (header & NOT_COMPLETE) != 0) {
                position = afterIncomplete(position, header);
            } else if ((header & METADATA) != 0) {
                position = afterTable(position, header);
            } else {
                position = afterRecord(position, header);
            }
        }
        // Chronicle makes the file longer than what it writes, so a whole file has an end.
        if (position > 0) {
            final long rest = Math.max(0, bytes.byteSize() - position);
            visitor.onDamage(bytes, position, rest, TRUNCATED + bytes.byteSize() + ", before the end of the log");
        }
    }

    /** Checks the segment header. A writer may die before it has completed it, but then there are no records. */
    private void checkSegmentHeader() throws IOException {
        final String defect = SegmentHeader.defect(bytes);
        if (defect != null && hasRecords()) {
            visitor.onDamage(bytes, 0, SegmentHeader.LENGTH, defect);
        }
    }

    private boolean hasRecords() {
        final long position = SegmentHeader.LENGTH;
        return position + HEADER_LENGTH <= bytes.byteSize()
                && (bytes.get(INT, position) != 0 || nextValid(position + HEADER_LENGTH) >= 0);
    }

    /** Nothing may follow an end mark. Records that do are visited. Returns the next position, or -1 at the end. */
    private long afterEndMark(final long position) throws IOException {
        final long next = nextValid(position + HEADER_LENGTH);
        return next < 0 ? -1 : resume(position, next, "records follow the end mark " + Integer.toHexString(END_MARK));
    }

    /**
     * Handles a header of the end, or of the last record of a writer that died. The content of that record may be
     * complete; it was never acknowledged, so it is skipped. Anywhere else, such a header is damage. Returns the next
     * position, or -1 at the end.
     */
    private long afterIncomplete(final long position, final int header) throws IOException {
        final long content = position + HEADER_LENGTH;
        long next = nextValid(content);
        if (next == content) {
            next = nextValid(aligned(content + validLength(content)));
        }
        if (next < 0) {
            return -1;
        }
        return resume(
                position,
                validLength(content) > 0 ? content : next,
                "its header " + Integer.toHexString(header) + " marks it as incomplete, but records follow");
    }

    /** Skips a table of Chronicle. Its content is not needed: the scan derives everything from the records. */
    private long afterTable(final long position, final int header) throws IOException {
        final long content = position + HEADER_LENGTH;
        if (validLength(content) > 0) {
            return resume(position, content, "its header " + Integer.toHexString(header) + " is not that of a record");
        }
        final long end = aligned(content + (header & LENGTH_MASK));
        if (end > bytes.byteSize()) {
            return afterTruncated(position, header & LENGTH_MASK);
        }
        return isPlausible(end) ? end : afterBrokenChain(position, header);
    }

    private long afterRecord(final long position, final int header) throws IOException {
        final long content = position + HEADER_LENGTH;
        final long stated = header & LENGTH_MASK;
        final long length = validLength(content);
        if (length > 0) {
            // Chronicle may have padded the document.
            if (length <= stated && stated < length + HEADER_LENGTH) {
                return visitor.onRecord(bytes, content, length) ? aligned(content + stated) : -1;
            }
            return resume(position, content, "its header states " + stated + " bytes instead of " + length);
        }
        final long end = aligned(content + stated);
        if (end > bytes.byteSize()) {
            return afterTruncated(position, stated);
        }
        if (!isPlausible(end)) {
            return afterBrokenChain(position, header);
        }
        visitor.onDamage(bytes, position, end - position, "a record of " + stated + " bytes is damaged");
        return end;
    }

    private long afterTruncated(final long position, final long stated) throws IOException {
        return resumeAtNext(position, TRUNCATED + bytes.byteSize() + ", within a record of " + stated + " bytes");
    }

    private long afterBrokenChain(final long position, final int header) throws IOException {
        return resumeAtNext(position, "no document follows the length of the header " + Integer.toHexString(header));
    }

    /** Reports the range up to the next valid record, and visits that; without one, the rest of the file. */
    private long resumeAtNext(final long position, final String what) throws IOException {
        final long next = nextValid(position + HEADER_LENGTH);
        if (next >= 0) {
            return resume(position, next, what);
        }
        visitor.onDamage(bytes, position, bytes.byteSize() - position, what);
        return -1;
    }

    /** Reports the range before a record to which no chain leads, and visits the record. */
    private long resume(final long position, final long record, final String what) throws IOException {
        visitor.onDamage(bytes, position, record - position, what);
        final long length = validLength(record);
        return visitor.onRecord(bytes, record, length) ? aligned(record + length) : -1;
    }

    /** Returns whether a position has what may follow a document: an end, a table, a record, or the end of the file. */
    private boolean isPlausible(final long position) {
        if (position + HEADER_LENGTH > bytes.byteSize()) {
            return true;
        }
        final int header = bytes.get(INT, position);
        final long length = header & LENGTH_MASK;
        return header == 0
                || header == END_MARK
                || ((header & NOT_COMPLETE) == 0
                        && length <= MAX_DOCUMENT_LENGTH
                        && ((header & METADATA) != 0 || position + HEADER_LENGTH + length > bytes.byteSize()))
                || validLength(position + HEADER_LENGTH) > 0;
    }

    private long validLength(final long position) {
        return position + Long.BYTES <= bytes.byteSize() ? format.validLength(bytes, position) : 0;
    }

    /**
     * Returns the first position, from a multiple of 4 on, at which a valid record is recognised; -1 if there is none.
     */
    private long nextValid(final long from) {
        final long last = bytes.byteSize() - Long.BYTES;
        long position = from;
        while (position <= last) {
            // Most of what is searched is the unwritten rest of a sparse file.
            if (position % PAGE_LENGTH == 0) {
                position = data.next(position);
                if (position > last) {
                    break;
                }
            }
            if (bytes.get(LONG, position) == 0) {
                position += HEADER_LENGTH;
            } else if (format.validLength(bytes, position) > 0) {
                return position;
            } else {
                position += HEADER_LENGTH;
            }
        }
        return -1;
    }

    private static long aligned(final long position) {
        return (position + HEADER_LENGTH - 1) & -HEADER_LENGTH;
    }
}
