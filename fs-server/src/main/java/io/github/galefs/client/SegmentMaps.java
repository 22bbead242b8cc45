package io.github.galefs.client;

import io.github.galefs.file.Extent;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The segments of a server on this machine, mapped for reading. Safe for use by several threads. */
final class SegmentMaps implements AutoCloseable {
    private static final long SWEEP_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<Path, Mapped> maps = new HashMap<>();
    private long nextSweep = System.nanoTime() + SWEEP_NANOS;
    private boolean closed;

    private record Mapped(Arena arena, MemorySegment bytes) {}

    /** Looks at the payload of an extent, which is valid meanwhile. */
    @FunctionalInterface
    interface Reader {
        void read(MemorySegment payload) throws IOException;
    }

    /**
     * Reads a payload.
     *
     * @throws java.nio.file.NoSuchFileException the segment has been deleted; its blocks lie elsewhere now.
     * @throws IOException it cannot be opened or mapped, or the reader fails.
     */
    void read(final Extent extent, final Reader reader) throws IOException {
        final long end = extent.position() + extent.storedLength();
        while (true) {
            lock.readLock().lock();
            try {
                final Mapped mapped = maps.get(extent.segment());
                if (mapped != null && mapped.bytes().byteSize() >= end) {
                    reader.read(mapped.bytes().asSlice(extent.position(), extent.storedLength()));
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
            maps.values().forEach(mapped -> mapped.arena().close());
            maps.clear();
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
            sweep();
            final Mapped before = maps.remove(segment);
            if (before != null) {
                before.arena().close();
            }
            maps.put(segment, mapped(segment, end));
        } finally {
            lock.writeLock().unlock();
        }
    }

    private static Mapped mapped(final Path segment, final long end) throws IOException {
        // Not a pipe or a device, which opening could wait for.
        if (Files.exists(segment) && !Files.isRegularFile(segment)) {
            throw new IOException(segment + " is no file");
        }
        final Arena arena = Arena.ofShared();
        try (FileChannel channel = FileChannel.open(segment, StandardOpenOption.READ)) {
            if (channel.size() < end) {
                throw new IOException(segment + " ends before byte " + end);
            }
            return new Mapped(arena, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
        } catch (final IOException e) {
            arena.close();
            throw e;
        }
    }

    /** As long as a deleted segment is mapped, the disk does not get its space back. */
    private void sweep() {
        if (System.nanoTime() - nextSweep >= 0) {
            nextSweep = System.nanoTime() + SWEEP_NANOS;
            maps.entrySet().removeIf(entry -> {
                final boolean deleted = Files.notExists(entry.getKey());
                if (deleted) {
                    entry.getValue().arena().close();
                }
                return deleted;
            });
        }
    }
}
