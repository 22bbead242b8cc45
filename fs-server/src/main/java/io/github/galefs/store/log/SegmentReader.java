package io.github.galefs.store.log;

import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.UnreadablePageException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/**
 * Reads payloads of a {@link DataLog} through read-only maps of its segments. A segment is mapped when it is first
 * read, and mapped again when a payload lies past the end of the map.
 *
 * <p>Thread-safe. Each map has a reference count: one for the table of maps, and one for each reader while it copies.
 * The last release unmaps. So no thread waits for a reader, and no reader accesses memory that is unmapped.
 */
public final class SegmentReader implements AutoCloseable {
    private final Path directory;

    /** Whether a payload that was correct is not checked again until {@link #resetChecks}. */
    private final boolean checkingFirstReadOnly;

    private final ConcurrentMap<Integer, MappedSegment> maps = new ConcurrentHashMap<>();
    private final PayloadChecksum checksums = new PayloadChecksum();

    private SegmentReader(final Path directory, final boolean checkingFirstReadOnly) {
        this.directory = directory;
        this.checkingFirstReadOnly = checkingFirstReadOnly;
    }

    /**
     * Creates a reader that checks a payload each time it is read.
     *
     * @param directory directory of the log.
     * @return a reader that has mapped nothing yet.
     */
    public static SegmentReader checkingEveryRead(final Path directory) {
        return new SegmentReader(directory, false);
    }

    /**
     * Creates a reader that checks a payload until it was correct once, and again after {@link #resetChecks}.
     *
     * @param directory directory of the log.
     * @return a reader that has mapped nothing yet.
     */
    public static SegmentReader checkingFirstRead(final Path directory) {
        return new SegmentReader(directory, true);
    }

    /**
     * Copies a part of a payload, after a check of the whole payload if one is due.
     *
     * @param segment           number of the segment.
     * @param offset            offset of the payload in the segment, in bytes.
     * @param length            length of the payload, in bytes.
     * @param sum               CRC32C that the payload must have.
     * @param from              offset of the part in the payload, in bytes.
     * @param destination       memory segment that receives the part.
     * @param destinationOffset offset in {@code destination}, in bytes.
     * @param count             length of the part, in bytes; may be 0.
     * @throws MissingSegmentException if the segment's file does not exist.
     * @throws DamagedBlockException if the file ends before the payload does, or the payload cannot be read or has
     *     another checksum.
     * @throws IOException if the segment cannot be mapped; {@link ClosedByInterruptException} if the thread was
     *     interrupted.
     */
    public void read(
            final int segment,
            final long offset,
            final int length,
            final int sum,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws IOException {
        final MappedSegment map = acquire(segment, offset + length);
        try {
            if (!map.checked.contains(offset)) {
                check(map, segment, offset, length, sum);
            }
            MappedCopy.copy(map.bytes, offset + from, destination, destinationOffset, count);
        } catch (final UnreadablePageException e) {
            throw unreadable(map, segment, offset, length, e);
        } finally {
            map.release();
        }
    }

    /**
     * Maps a segment unless it is mapped already, so that it stays readable when its file is deleted.
     *
     * @param segment number of the segment.
     * @throws MissingSegmentException if the segment's file does not exist.
     * @throws IOException if the segment cannot be mapped.
     */
    public void retain(final int segment) throws IOException {
        acquire(segment, 0).release();
    }

    /**
     * Releases a segment. It is unmapped when its last reader has finished.
     *
     * @param segment number of the segment.
     */
    public void release(final int segment) {
        final MappedSegment map = maps.remove(segment);
        if (map != null) {
            map.release();
        }
    }

    /** Makes the next read of each payload check it again. */
    public void resetChecks() {
        for (final MappedSegment map : maps.values()) {
            map.checked.clear();
        }
    }

    /** Releases all segments. */
    @Override
    public void close() {
        for (final Integer segment : maps.keySet()) {
            release(segment);
        }
    }

    private MappedSegment acquire(final int segment, final long end) throws IOException {
        while (true) {
            final MappedSegment current = maps.get(segment);
            if (current != null && end <= current.bytes.byteSize()) {
                if (current.acquire()) {
                    return current;
                }
            } else {
                replace(segment, current, end);
            }
        }
    }

    /**
     * Maps a segment, and puts the map into the table in place of the current one. Several threads may map the same
     * segment at once; one of the maps stays.
     *
     * <p>The file is tested after the map is in the table, because a segment is released after its file was deleted: if
     * the file still exists, a later {@link #release} finds the map; if it does not, the release may have come before,
     * and the map is removed here.
     */
    private void replace(final int segment, final MappedSegment current, final long end) throws IOException {
        final Path file = SegmentFiles.path(directory, segment);
        final MappedSegment map = MappedSegment.map(file, end);
        final boolean replaced =
                current == null ? maps.putIfAbsent(segment, map) == null : maps.replace(segment, current, map);
        if (!replaced) {
            map.release();
            return;
        }
        if (current != null) {
            current.release();
        }
        if (Files.notExists(file) && maps.remove(segment, map)) {
            map.release();
        }
    }

    private void check(final MappedSegment map, final int segment, final long offset, final int length, final int sum)
            throws DamagedBlockException, UnreadablePageException {
        final int found = checksums.of(map.bytes, offset, length);
        if (found != sum) {
            throw new DamagedBlockException(String.format(
                    "%d bytes at %d of %s have CRC32C %08x instead of %08x",
                    length, offset, SegmentFiles.path(directory, segment), found, sum));
        }
        if (checkingFirstReadOnly) {
            map.checked.add(offset);
        }
    }

    /** Drops a map, so that the next read maps the file as it is then, and returns the failure of this one. */
    private DamagedBlockException unreadable(
            final MappedSegment map,
            final int segment,
            final long offset,
            final int length,
            final UnreadablePageException cause) {
        if (maps.remove(segment, map)) {
            map.release();
        }
        final DamagedBlockException failure = new DamagedBlockException(
                length + " bytes at " + offset + " of " + SegmentFiles.path(directory, segment) + " cannot be read");
        failure.initCause(cause);
        return failure;
    }

    /** A reference-counted map of one segment. */
    private static final class MappedSegment {
        private static final AtomicIntegerFieldUpdater<MappedSegment> REFERENCES =
                AtomicIntegerFieldUpdater.newUpdater(MappedSegment.class, "references");

        private final Arena arena;
        private final MemorySegment bytes;
        private final CheckedPayloads checked;

        /** References; never increases again from 0. */
        private volatile int references = 1;

        private MappedSegment(final Arena arena, final MemorySegment bytes) {
            this.arena = arena;
            this.bytes = bytes;
            checked = new CheckedPayloads(bytes.byteSize());
        }

        static MappedSegment map(final Path file, final long end) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                final long size = channel.size();
                if (end > size) {
                    throw new DamagedBlockException(
                            file + " has " + size + " bytes, but a payload in it ends at " + end);
                }
                return map(channel, size);
            } catch (final NoSuchFileException e) {
                throw new MissingSegmentException(file + " is missing", e);
            }
        }

        private static MappedSegment map(final FileChannel channel, final long size) throws IOException {
            final Arena arena = Arena.ofShared();
            try {
                return new MappedSegment(arena, channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena));
            } catch (final IOException | RuntimeException | Error e) {
                arena.close();
                throw e;
            }
        }

        boolean acquire() {
            int count = references;
            while (count > 0 && !REFERENCES.compareAndSet(this, count, count + 1)) {
                count = references;
            }
            return count > 0;
        }

        void release() {
            if (REFERENCES.decrementAndGet(this) == 0) {
                arena.close();
            }
        }
    }
}
