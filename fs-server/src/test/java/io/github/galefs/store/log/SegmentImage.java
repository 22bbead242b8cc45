package io.github.galefs.store.log;

import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A segment's file, document by document. The segment header is that of a real segment. A record of this test format
 * begins with a magic number and its length.
 */
final class SegmentImage {
    static final int SEGMENT = 7;
    static final int NOT_COMPLETE = 0x8000_0000;
    static final int METADATA = 0x4000_0000;
    static final int END_MARK = NOT_COMPLETE | METADATA;
    static final int MIN_RECORD_LENGTH = 8;

    private static final int MAGIC = 0x54534554;
    private static final int LENGTH = SegmentHeader.LENGTH + 4096;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final Path directory;
    private final ByteBuffer buffer = ByteBuffer.allocate(LENGTH).order(ByteOrder.LITTLE_ENDIAN);

    /** Creates an image without records. */
    SegmentImage(final Path directory) throws IOException {
        this.directory = directory;
        final Path log = Files.createTempDirectory(directory, "log");
        try (MetaLog meta = new MetaLog(log, 1024 * 1024, () -> Long.MAX_VALUE, StoreDisk.system(), 0)) {
            meta.append(new byte[MIN_RECORD_LENGTH], MIN_RECORD_LENGTH, SpaceBudget.ORDINARY);
        }
        buffer.put(Files.readAllBytes(SegmentFiles.path(log, 1)), 0, SegmentHeader.LENGTH);
    }

    /** Returns the length of the record at a position. */
    static long validLength(final MemorySegment bytes, final long position) {
        if (bytes.get(INT, position) != MAGIC) {
            return 0;
        }
        final int length = bytes.get(INT, position + Integer.BYTES);
        return length >= MIN_RECORD_LENGTH && position + length <= bytes.byteSize() ? length : 0;
    }

    /** Returns the offset of the next document. */
    int position() {
        return buffer.position();
    }

    /** Appends a record; returns its offset, without Chronicle's header. */
    int record(final int length) {
        return record(length, length);
    }

    /** Appends a record whose header has another value than its length. */
    int record(final int header, final int length) {
        buffer.putInt(header);
        final int position = buffer.position();
        buffer.putInt(MAGIC).putInt(length);
        skip(length - MIN_RECORD_LENGTH);
        return position;
    }

    /** Appends a document of zeros with a header; returns the offset of the header. */
    int zeros(final int header, final int length) {
        final int position = buffer.position();
        buffer.putInt(header);
        skip(length);
        return position;
    }

    /** Overwrites a byte. */
    void damage(final int position) {
        buffer.put(position, (byte) ~buffer.get(position));
    }

    /** Writes the whole image. */
    Path write() throws IOException {
        return write(LENGTH);
    }

    /** Writes the beginning of the image. */
    Path write(final int length) throws IOException {
        return Files.write(SegmentFiles.path(directory, SEGMENT), Arrays.copyOf(buffer.array(), length));
    }

    private void skip(final int length) {
        buffer.position((buffer.position() + length + Integer.BYTES - 1) & -Integer.BYTES);
    }
}
