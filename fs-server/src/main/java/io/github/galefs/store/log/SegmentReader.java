package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.zip.CRC32C;

/**
 * Reads payloads of a {@link DataLog} through read-only maps of its segments. A segment is mapped when it is first
 * read, and again when a payload lies past what was mapped.
 *
 * <p>Safe for use by several threads at once. A map is counted: the table has it once, and each reader while it copies.
 * Whoever gives it up last unmaps it, so nobody waits for anybody, and no reader ever looks at memory that is gone.
 */
public final class SegmentReader implements AutoCloseable {
    private final Path directory;
    private final boolean checkingFirstReadOnly;
    private final ConcurrentMap<Integer, MappedSegment> maps = new ConcurrentHashMap<>();

    private SegmentReader(final Path directory, final boolean checkingFirstReadOnly) {
        this.directory = directory;
        this.checkingFirstReadOnly = checkingFirstReadOnly;
    }

    /**
     * A reader that checks a payload each time it is read.
     *
     * @param directory of the log.
     * @return a reader that has nothing mapped yet.
     */
    public static SegmentReader checkingEveryRead(final Path directory) {
        return new SegmentReader(directory, false);
    }

    /**
     * A reader that does not check a payload again that was right, until it is made to {@link #resetChecks}.
     *
     * @param directory of the log.
     * @return a reader that has nothing mapped yet.
     */
    public static SegmentReader checkingFirstRead(final Path directory) {
        return new SegmentReader(directory, true);
    }

    /**
     * Checks a payload, unless it is remembered as right, and copies a part of it.
     *
     * @param segment           number of the segment.
     * @param offset            of the payload in the segment, in bytes.
     * @param length            of the payload, in bytes.
     * @param sum               CRC32C that the payload must have.
     * @param from              first byte of the payload to copy.
     * @param destination       takes the bytes.
     * @param destinationOffset where in {@code destination}, in bytes.
     * @param count             bytes to copy.
     * @throws MissingSegmentException the segment's file does not exist.
     * @throws DamagedBlockException a part of the segment is missing, or the payload has another checksum.
     * @throws IOException the segment cannot be mapped; {@link java.nio.channels.ClosedByInterruptException} if the
     *     thread was interrupted.
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
            MemorySegment.copy(map.bytes, offset + from, destination, destinationOffset, count);
        } finally {
            map.release();
        }
    }

    /**
     * Maps a segment, if it is not, so that its bytes stay readable when its file is deleted.
     *
     * @param segment number of the segment.
     * @throws MissingSegmentException the segment's file does not exist.
     * @throws IOException the segment cannot be mapped.
     */
    public void retain(final int segment) throws IOException {
        acquire(segment, 0).release();
    }

    /**
     * Gives up a segment: it is unmapped when the last that reads it has finished.
     *
     * @param segment number of the segment.
     */
    public void release(final int segment) {
        final MappedSegment map = maps.remove(segment);
        if (map != null) {
            map.release();
        }
    }

    /** Has each payload checked again when it is read next. */
    public void resetChecks() {
        for (final MappedSegment map : maps.values()) {
            map.checked.clear();
        }
    }

    @Override
    public void close() {
        for (final Integer segment : maps.keySet()) {
            release(segment);
        }
    }

    private MappedSegment acquire(final int segment, final long end) throws IOException {
        while (true) {
            final MappedSegment known = maps.get(segment);
            if (known != null && end <= known.bytes.byteSize()) {
                if (known.acquire()) {
                    return known;
                }
            } else {
                replace(segment, known, end);
            }
        }
    }

    /**
     * Several threads may map the same segment at once; one of the maps stays. A segment is given up after its file was
     * deleted: if the file is there once the table has the map, whoever gives it up will find the map.
     */
    private void replace(final int segment, final MappedSegment known, final long end) throws IOException {
        final Path file = SegmentFiles.path(directory, segment);
        final MappedSegment map = MappedSegment.map(file, end);
        final boolean replaced =
                known == null ? maps.putIfAbsent(segment, map) == null : maps.replace(segment, known, map);
        if (!replaced) {
            map.release();
            return;
        }
        if (known != null) {
            known.release();
        }
        if (Files.notExists(file) && maps.remove(segment, map)) {
            map.release();
        }
    }

    private void check(final MappedSegment map, final int segment, final long offset, final int length, final int sum)
            throws DamagedBlockException {
        final CRC32C checksum = new CRC32C();
        checksum.update(map.bytes.asSlice(offset, length).asByteBuffer());
        if ((int) checksum.getValue() != sum) {
            throw new DamagedBlockException(String.format(
                    "%d bytes at %d of %s have CRC32C %08x instead of %08x",
                    length, offset, SegmentFiles.path(directory, segment), checksum.getValue(), sum));
        }
        if (checkingFirstReadOnly) {
            map.checked.add(offset);
        }
    }

    /** The map of one segment. */
    private static final class MappedSegment {
        private static final AtomicIntegerFieldUpdater<MappedSegment> HOLDERS =
                AtomicIntegerFieldUpdater.newUpdater(MappedSegment.class, "holders");

        private final Arena arena;
        private final MemorySegment bytes;
        private final CheckedPayloads checked;

        /** Never grows again once it is 0. */
        private volatile int holders = 1;

        private MappedSegment(final Arena arena, final MemorySegment bytes) {
            this.arena = arena;
            this.bytes = bytes;
            checked = new CheckedPayloads(bytes.byteSize());
        }

        static MappedSegment map(final Path file, final long end) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                final long size = channel.size();
                if (end > size) {
                    throw new DamagedBlockException(file + " has " + size + " bytes, but holds a block up to " + end);
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
            } catch (final IOException e) {
                arena.close();
                throw e;
            }
        }

        boolean acquire() {
            int count = holders;
            while (count > 0 && !HOLDERS.compareAndSet(this, count, count + 1)) {
                count = holders;
            }
            return count > 0;
        }

        void release() {
            if (HOLDERS.decrementAndGet(this) == 0) {
                arena.close();
            }
        }
    }
}
