package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Goes through the records of one segment's file, from the first to the last that is complete. Changes nothing, and a
 * writer may be at work meanwhile: a record's header is stored last, with release order.
 *
 * <p>Chronicle's format: each record begins, at a multiple of 4, with a header of 32 bits.
 *
 * <pre>
 *  | not complete, 1 bit | Chronicle's own, 1 bit | length, 30 bits |
 * </pre>
 *
 * A header of 0 is the end of what was written; one that is not complete, too, as no more will come behind it.
 */
public final class SegmentWalk implements AutoCloseable {
    private static final int NOT_COMPLETE = 0x8000_0000;
    private static final int CHRONICLES_OWN = 0x4000_0000;
    private static final int LENGTH_MASK = 0x3FFF_FFFF;
    private static final int HEADER_LENGTH = 4;
    private static final VarHandle HEADER =
            ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN).varHandle();

    private final Arena arena;
    private final MemorySegment bytes;
    private long next;
    private long position;
    private int length;

    private SegmentWalk(final Arena arena, final MemorySegment bytes) {
        this.arena = arena;
        this.bytes = bytes;
        next = SegmentHeader.LENGTH;
    }

    /**
     * Opens a segment's file.
     *
     * @param file to go through.
     * @return the walk, in front of the first record; to be closed.
     * @throws IOException when the file cannot be mapped.
     */
    public static SegmentWalk open(final Path file) throws IOException {
        final Arena arena = Arena.ofShared();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return new SegmentWalk(arena, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
        } catch (final IOException | RuntimeException e) {
            arena.close();
            throw e;
        }
    }

    /**
     * Goes to the next record.
     *
     * @return false at the end.
     */
    public boolean next() {
        while (next + HEADER_LENGTH <= bytes.byteSize()) {
            final int header = (int) HEADER.getAcquire(bytes, next);
            length = header & LENGTH_MASK;
            position = next + HEADER_LENGTH;
            if (header == 0 || (header & NOT_COMPLETE) != 0 || position + length > bytes.byteSize()) {
                return false;
            }
            next = (position + length + HEADER_LENGTH - 1) & -HEADER_LENGTH;
            if ((header & CHRONICLES_OWN) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Offset of the record's first byte in the file. */
    public long position() {
        return position;
    }

    /** Bytes of the record. */
    public int length() {
        return length;
    }

    /** The whole file, which is mapped until this is closed. */
    public MemorySegment bytes() {
        return bytes;
    }

    @Override
    public void close() {
        arena.close();
    }
}
