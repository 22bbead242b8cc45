package io.github.galefs.client;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Maps segments of a server on this machine for reading. Safe for use by several threads. */
final class MappedSegments implements AutoCloseable {
    private static final long UNMAP_INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<Path, Mapping> mappings = new HashMap<>();
    private long nextUnmap = System.nanoTime() + UNMAP_INTERVAL_NANOS;
    private boolean closed;

    private record Mapping(Arena arena, MemorySegment bytes) {}

    /** Reads the payload of an extent; the memory is valid during the call only. */
    @FunctionalInterface
    interface PayloadReader {
        void read(MemorySegment payload) throws IOException;
    }

    /**
     * Passes the payload of an extent to a reader, which must copy it by {@code MappedCopy} and access it in no other
     * way: a page of it may be unreadable.
     *
     * @param extent not a hole.
     * @param reader reads the payload.
     * @throws NoSuchFileException the segment was deleted by compaction; its live blocks have moved.
     * @throws IOException         the segment cannot be opened or mapped, or the reader fails; EIO if the segment ends
     *     before the extent's end.
     */
    void read(final Extent extent, final PayloadReader reader) throws IOException {
        final long end = extent.position() + extent.storedLength();
        while (true) {
            lock.readLock().lock();
            try {
                final Mapping mapping = mappings.get(extent.segment());
                if (mapping != null && mapping.bytes().byteSize() >= end) {
                    reader.read(mapping.bytes().asSlice(extent.position(), extent.storedLength()));
                    return;
                }
            } finally {
                lock.readLock().unlock();
            }
            map(extent.segment(), end);
        }
    }

    @Override
    public void close() {
        lock.writeLock().lock();
        try {
            closed = true;
            mappings.values().forEach(mapping -> mapping.arena().close());
            mappings.clear();
        } finally {
            lock.writeLock().unlock();
        }
    }

    private void map(final Path segment, final long end) throws IOException {
        lock.writeLock().lock();
        try {
            if (closed) {
                throw new IOException("the connection is closed");
            }
            unmapDeleted();
            final Mapping before = mappings.remove(segment);
            if (before != null) {
                before.arena().close();
            }
            mappings.put(segment, mapping(segment, end));
        } finally {
            lock.writeLock().unlock();
        }
    }

    private static Mapping mapping(final Path segment, final long end) throws IOException {
        // Opening a pipe or a device could block.
        if (Files.exists(segment) && !Files.isRegularFile(segment)) {
            throw new IOException(segment + " is not a regular file");
        }
        final Arena arena = Arena.ofShared();
        try (FileChannel channel = FileChannel.open(segment, StandardOpenOption.READ)) {
            if (channel.size() < end) {
                throw new FileServiceException(
                        PosixError.EIO,
                        segment + " has " + channel.size() + " bytes, and a block of the file ends at byte " + end);
            }
            return new Mapping(arena, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
        } catch (final IOException e) {
            arena.close();
            throw e;
        }
    }

    /** Unmaps deleted segments, from time to time: the disk keeps the space of a deleted file that is mapped. */
    private void unmapDeleted() {
        if (System.nanoTime() - nextUnmap >= 0) {
            nextUnmap = System.nanoTime() + UNMAP_INTERVAL_NANOS;
            mappings.entrySet().removeIf(entry -> {
                final boolean deleted = Files.notExists(entry.getKey());
                if (deleted) {
                    entry.getValue().arena().close();
                }
                return deleted;
            });
        }
    }
}
