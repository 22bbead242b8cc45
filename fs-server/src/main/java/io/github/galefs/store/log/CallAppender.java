package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Path;
import org.agrona.BitUtil;

/**
 * Appends by system calls. For file systems where a store to a map may need a block: a full disk is an error of a call
 * there, and would be a signal otherwise.
 *
 * <p>A record's header is written after its content, by a call of its own, and the header of the next one, 0, with the
 * content. So what a failed append has written is never taken for a record, and the next one overwrites it.
 */
final class CallAppender implements RecordAppender {
    private static final int HEADER_LENGTH = SegmentScanner.RECORD_HEADER_LENGTH;

    /** Chronicle maps a quarter of a segment more, so its files have that length. */
    private static final int FILE_QUARTERS = 5;

    private static final int SEGMENT_QUARTERS = 4;

    /** Most bytes that a record may leave unwritten between its own header and its payload. */
    private static final int MAX_GAP = 2 * BlockLocation.ALIGNMENT;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final Path directory;
    private final long fileLength;
    private final MemorySegment header = Arena.ofAuto().allocate(HEADER_LENGTH, Integer.BYTES);
    private final Written record = new Written();

    /** Null before the first record. */
    private SegmentFile file;

    private int segment;

    /** Whether the segment's header tells that a record was appended. */
    private boolean tellsOfRecords;

    /**
     * Creates an appender.
     *
     * @param directory   directory of the log.
     * @param segmentSize segment size in bytes.
     */
    CallAppender(final Path directory, final long segmentSize) {
        this.directory = directory;
        fileLength = segmentSize / SEGMENT_QUARTERS * FILE_QUARTERS;
    }

    @Override
    public OpenRecord begin(final int newSegment, final long end, final long allocated, final long maxLength)
            throws FileServiceException {
        if (file == null || segment != newSegment) {
            close();
            file = beginSegment(SegmentFiles.path(directory, newSegment));
            segment = newSegment;
            tellsOfRecords = false;
        }
        record.begin(BitUtil.align(Math.max(end, SegmentHeader.LENGTH), HEADER_LENGTH) + HEADER_LENGTH, maxLength);
        return record;
    }

    @Override
    public void close() {
        if (file != null) {
            file.close();
            file = null;
        }
    }

    private SegmentFile beginSegment(final Path path) throws FileServiceException {
        final SegmentFile opened = SegmentFile.open(path);
        boolean begun = false;
        try (Arena arena = Arena.ofConfined()) {
            opened.setLength(fileLength);
            final MemorySegment head = arena.allocate(SegmentHeader.LENGTH + HEADER_LENGTH);
            SegmentHeader.write(head);
            opened.write(head, 0);
            begun = true;
            return opened;
        } finally {
            if (!begun) {
                opened.close();
            }
        }
    }

    /** Notes in the segment's header that it has a record. Damage may not be recognised without. */
    private void tellOfRecords(final long position) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment word = arena.allocate(Long.BYTES);
            SegmentHeader.writeLastRecord(word, position);
            file.write(word, SegmentHeader.LAST_RECORD);
            tellsOfRecords = true;
        } catch (final FileServiceException _) {
            // The next record tries again. This one is complete.
        }
    }

    /** The record that was begun last. */
    private final class Written implements OpenRecord {
        private MemorySegment buffer = MemorySegment.NULL;
        private long position;
        private long length;

        void begin(final long newPosition, final long maxLength) {
            position = newPosition;
            length = 0;
            final long needed = BitUtil.align(maxLength, HEADER_LENGTH) + HEADER_LENGTH;
            if (buffer.byteSize() < needed) {
                buffer = Arena.ofAuto().allocate(needed, Long.BYTES);
            }
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public MemorySegment take(final long newLength) {
            length = newLength;
            // As in a new page: the gap before a payload is not written.
            buffer.asSlice(0, Math.min(length, MAX_GAP)).fill((byte) 0);
            return buffer.asSlice(0, length);
        }

        @Override
        public void complete() throws FileServiceException {
            if (file == null) {
                throw new FileServiceException(
                        PosixError.EIO, "the log in " + HeldDirectory.name(directory) + " is closed");
            }
            final long padded = BitUtil.align(length, HEADER_LENGTH);
            buffer.asSlice(length, padded + HEADER_LENGTH - length).fill((byte) 0);
            file.write(buffer.asSlice(0, padded + HEADER_LENGTH), position);
            header.set(INT, 0, (int) length);
            file.write(header, position - HEADER_LENGTH);
            if (!tellsOfRecords) {
                tellOfRecords(position - HEADER_LENGTH);
            }
        }

        @Override
        public long end() {
            return position + length;
        }

        @Override
        public void discard() {
            length = 0;
        }
    }
}
