package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.agrona.collections.Int2ObjectHashMap;

/**
 * Reads payloads of a {@link DataLog} through read-only maps of its segments. A segment is mapped when it is first
 * read, and again when a payload lies past what was mapped.
 *
 * <p>Not safe for use by several threads at once; any thread may use it in its turn.
 */
public final class SegmentReader implements AutoCloseable {
    private final Path directory;
    private final Int2ObjectHashMap<MappedSegment> maps = new Int2ObjectHashMap<>();
    private final CRC32C checksum = new CRC32C();

    /**
     * A reader that has nothing mapped yet.
     *
     * @param directory of the log.
     */
    public SegmentReader(final Path directory) {
        this.directory = directory;
    }

    /**
     * Checks a payload and gives the map that it lies in, for copying from right away: the map is valid until the next
     * call.
     *
     * @param segment number of the segment.
     * @param offset  of the payload in the segment, in bytes.
     * @param length  of the payload, in bytes.
     * @param sum     CRC32C that the payload must have.
     * @return the map of the segment, from the file's first byte on.
     * @throws DamagedBlockException the segment or a part of it is missing, or the payload has another checksum.
     * @throws IOException the segment cannot be mapped; {@link java.nio.channels.ClosedByInterruptException} if the
     *     thread was interrupted.
     */
    public MemorySegment verified(final int segment, final long offset, final int length, final int sum)
            throws IOException {
        final MappedSegment map = mapped(segment, offset + length);
        final ByteBuffer view = map.view();
        view.limit((int) offset + length).position((int) offset);
        checksum.reset();
        checksum.update(view);
        final int found = (int) checksum.getValue();
        if (found != sum) {
            throw new DamagedBlockException(String.format(
                    "%d bytes at %d of %s have CRC32C %08x instead of %08x",
                    length, offset, SegmentFiles.path(directory, segment), found, sum));
        }
        return map.bytes();
    }

    @Override
    public void close() {
        for (final MappedSegment map : maps.values()) {
            map.close();
        }
        maps.clear();
    }

    private MappedSegment mapped(final int segment, final long end) throws IOException {
        final MappedSegment known = maps.get(segment);
        if (known != null && end <= known.bytes().byteSize()) {
            return known;
        }
        final MappedSegment map = MappedSegment.map(SegmentFiles.path(directory, segment), end);
        maps.put(segment, map);
        if (known != null) {
            known.close();
        }
        return map;
    }

    /**
     * The map of one segment.
     *
     * @param arena owns the map.
     * @param bytes the file.
     * @param view  the same bytes, as the checksum takes them; its position and limit are free for use.
     */
    private record MappedSegment(Arena arena, MemorySegment bytes, ByteBuffer view) implements AutoCloseable {
        /** Shared, not confined: threads take turns, and a device may be given the memory. */
        static MappedSegment map(final Path file, final long end) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                final long size = channel.size();
                if (end > size) {
                    throw new DamagedBlockException(file + " has " + size + " bytes, but holds a block up to " + end);
                }
                final Arena arena = Arena.ofShared();
                final MemorySegment bytes = map(channel, size, arena);
                return new MappedSegment(arena, bytes, bytes.asByteBuffer());
            } catch (final NoSuchFileException e) {
                final DamagedBlockException missing = new DamagedBlockException(file + " is missing");
                missing.initCause(e);
                throw missing;
            }
        }

        private static MemorySegment map(final FileChannel channel, final long size, final Arena arena)
                throws IOException {
            try {
                return channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
            } catch (final IOException e) {
                arena.close();
                throw e;
            }
        }

        @Override
        public void close() {
            arena.close();
        }
    }
}
