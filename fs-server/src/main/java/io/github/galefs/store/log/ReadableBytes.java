package io.github.galefs.store.log;

import io.github.galefs.mapped.FileSystemType;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * The bytes of a file as memory that can be accessed without faults. The file is read once by calls that return an
 * error. If they return none, the memory is a map of the file; otherwise it is a copy, with zeros for what cannot be
 * read. It is a copy as well where a hole that is read takes a page of the file system, which may be full.
 *
 * @param bytes      as many bytes as the file has.
 * @param unreadable ranges that could not be read, in ascending order.
 */
record ReadableBytes(MemorySegment bytes, List<Range> unreadable) {
    private static final int CHUNK = 64 * 1024;

    /** Bytes of the smallest range that is read on its own. */
    private static final int PAGE = 4096;

    /** A range of a file, in bytes. */
    record Range(long position, long length) {}

    /**
     * Reads a file.
     *
     * @param channel the file, open for reading.
     * @param type    of the file system that the file is on.
     * @param data    ranges of the file that have data; the others are not read.
     * @param arena   owner of the memory.
     * @throws IOException if the file cannot be read at all, or the thread was interrupted.
     */
    static ReadableBytes of(
            final FileChannel channel, final FileSystemType type, final DataRanges data, final Arena arena)
            throws IOException {
        if (type.fillsHolesThatAreRead()) {
            return copy(channel, data, channel.size(), arena);
        }
        final long size = channel.size();
        final ByteBuffer chunk = ByteBuffer.allocateDirect((int) Math.min(CHUNK, Math.max(size, 1)));
        for (long position = data.next(0); position < size; position = data.next(position + CHUNK)) {
            if (!isReadable(channel, position, chunk.clear())) {
                return copy(channel, data, size, arena);
            }
        }
        return new ReadableBytes(channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena), List.of());
    }

    private static ReadableBytes copy(
            final FileChannel channel, final DataRanges data, final long size, final Arena arena) throws IOException {
        final MemorySegment bytes = ZeroedMemory.allocate(size, arena);
        final List<Range> unreadable = new ArrayList<>();
        for (long position = data.next(0); position < size; position = data.next(position + CHUNK)) {
            final int length = (int) Math.min(CHUNK, size - position);
            if (!isReadable(channel, position, bytes.asSlice(position, length).asByteBuffer())) {
                copyPages(channel, position, bytes.asSlice(position, length), unreadable);
            }
        }
        return new ReadableBytes(bytes, List.copyOf(unreadable));
    }

    private static void copyPages(
            final FileChannel channel, final long position, final MemorySegment bytes, final List<Range> unreadable)
            throws IOException {
        for (long done = 0; done < bytes.byteSize(); done += PAGE) {
            final long length = Math.min(PAGE, bytes.byteSize() - done);
            if (!isReadable(
                    channel, position + done, bytes.asSlice(done, length).asByteBuffer())) {
                bytes.asSlice(done, length).fill((byte) 0);
                addTo(unreadable, new Range(position + done, length));
            }
        }
    }

    private static void addTo(final List<Range> ranges, final Range range) {
        final Range last = ranges.isEmpty() ? null : ranges.getLast();
        if (last != null && last.position() + last.length() == range.position()) {
            ranges.set(ranges.size() - 1, new Range(last.position(), last.length() + range.length()));
        } else {
            ranges.add(range);
        }
    }

    /** Reads from a position until a buffer is full or the file ends; returns false if the system reports an error. */
    private static boolean isReadable(final FileChannel channel, final long position, final ByteBuffer buffer)
            throws IOException {
        try {
            long next = position;
            int count = channel.read(buffer, next);
            while (count > 0) {
                next += count;
                count = buffer.hasRemaining() ? channel.read(buffer, next) : 0;
            }
            return true;
        } catch (final ClosedChannelException e) {
            throw e;
        } catch (final IOException _) {
            return false;
        }
    }
}
