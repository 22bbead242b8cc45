package io.github.galefs.store.log;

import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.UnreadablePageException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.agrona.CloseHelper;

/**
 * A cursor over the records of one segment's file, from the first to the last complete one. Changes nothing. A writer
 * may append at the same time: it stores a record's header last, with release semantics.
 *
 * <p>In Chronicle's format, each document begins with a 32-bit header at a multiple of 4.
 *
 * <pre>
 *  | not complete, 1 bit | metadata, 1 bit | length, 30 bits |
 * </pre>
 *
 * A document of Chronicle's own has the metadata bit; the others are records. A header of 0 ends the segment. A header
 * that is not complete ends it as well, because nothing is appended after it.
 */
public final class SegmentWalk implements AutoCloseable {
    private static final int NOT_COMPLETE = 0x8000_0000;
    private static final int METADATA = 0x4000_0000;
    private static final int LENGTH_MASK = 0x3FFF_FFFF;
    private static final int HEADER_LENGTH = 4;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final FileChannel channel;
    private final Arena arena;
    private final MemorySegment bytes;

    /** Copy of a header. */
    private final MemorySegment copied = Arena.ofAuto().allocate(DataRecordDescriptor.HEADER_LENGTH, Long.BYTES);

    private long next;
    private long position;
    private int length;

    private SegmentWalk(final FileChannel channel, final Arena arena, final MemorySegment bytes) {
        this.channel = channel;
        this.arena = arena;
        this.bytes = bytes;
        next = SegmentHeader.LENGTH;
    }

    /**
     * Opens a segment's file.
     *
     * @param file the file.
     * @return a walk before the first record; the caller must close it.
     * @throws IOException if the file cannot be mapped.
     */
    public static SegmentWalk open(final Path file) throws IOException {
        final FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        final Arena arena = Arena.ofShared();
        try {
            final MemorySegment map = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            return new SegmentWalk(channel, arena, map);
        } catch (final IOException | RuntimeException | Error e) {
            arena.close();
            channel.close();
            throw e;
        }
    }

    /**
     * Advances to the next record.
     *
     * @return false at the end of the segment.
     * @throws UnreadablePageException if the next header cannot be read; the walk cannot continue.
     */
    public boolean next() throws UnreadablePageException {
        while (next + HEADER_LENGTH <= bytes.byteSize()) {
            copyHeader();
            VarHandle.acquireFence();
            final int header = copied.get(INT, 0);
            length = header & LENGTH_MASK;
            position = next + HEADER_LENGTH;
            if (header == 0 || (header & NOT_COMPLETE) != 0 || position + length > bytes.byteSize()) {
                return false;
            }
            next = (position + length + HEADER_LENGTH - 1) & -HEADER_LENGTH;
            if ((header & METADATA) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Copies the next header. The map of a hole cannot be read on a full tmpfs; a call reads it as zeros. */
    private void copyHeader() throws UnreadablePageException {
        try {
            MappedCopy.copy(bytes, next, copied, 0, HEADER_LENGTH);
        } catch (final UnreadablePageException e) {
            final ByteBuffer header = ByteBuffer.allocateDirect(HEADER_LENGTH);
            if (!isRead(header)) {
                throw e;
            }
            copied.copyFrom(MemorySegment.ofBuffer(header.flip()));
        }
    }

    private boolean isRead(final ByteBuffer header) {
        try {
            return channel.read(header, next) == HEADER_LENGTH;
        } catch (final IOException _) {
            return false;
        }
    }

    /**
     * Returns the offset of the current record.
     *
     * @return offset of its first byte in the file, without Chronicle's header.
     */
    public long position() {
        return position;
    }

    /**
     * Returns the length of the current record.
     *
     * @return length in bytes.
     */
    public int length() {
        return length;
    }

    /**
     * Copies the beginning of the current record.
     *
     * @param destination receives the bytes from its beginning.
     * @param count       number of bytes, at most the length of the record.
     * @throws UnreadablePageException if the record cannot be read.
     */
    public void copy(final MemorySegment destination, final int count) throws UnreadablePageException {
        MappedCopy.copy(bytes, position, destination, 0, count);
    }

    /** Returns the header of the current record of a data log; null if it is not valid. */
    DataRecord dataRecord() throws UnreadablePageException {
        if (length < DataRecordDescriptor.HEADER_LENGTH) {
            return null;
        }
        copy(copied, DataRecordDescriptor.HEADER_LENGTH);
        return DataRecordDescriptor.read(copied, length, position);
    }

    /**
     * Returns the map of the file. Pages may be unreadable: see {@link MappedCopy}.
     *
     * @return memory segment of the whole file, valid until this is closed.
     */
    public MemorySegment bytes() {
        return bytes;
    }

    /** Unmaps the file. */
    @Override
    public void close() {
        arena.close();
        CloseHelper.quietClose(channel);
    }
}
