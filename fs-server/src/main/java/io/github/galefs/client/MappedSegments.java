package io.github.galefs.client;

import io.github.galefs.file.Extent;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Maps segments of a server on this machine for reading. Safe for use by several threads. */
final class MappedSegments implements AutoCloseable {
    private static final long UNMAP_INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<Path, SegmentMap> mappings = new HashMap<>();
    private final Runnable onMap;

    /** Used by the thread that unmaps. */
    private long nextUnmap = System.nanoTime() + UNMAP_INTERVAL_NANOS;

    private boolean closed;

    /** @param onMap run for each map; starts what calls {@link #unmapDeleted}. */
    MappedSegments(final Runnable onMap) {
        this.onMap = onMap;
    }

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
                final SegmentMap mapping = mappings.get(extent.segment());
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
            unmapAll();
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** Unmaps all segments; those that are read again are mapped again. */
    void unmapAll() {
        lock.writeLock().lock();
        try {
            mappings.values().forEach(SegmentMap::close);
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
            onMap.run();
            final SegmentMap before = mappings.remove(segment);
            if (before != null) {
                before.close();
            }
            final SegmentMap mapping = SegmentMap.open(segment, end);
            boolean kept = false;
            try {
                mappings.put(segment, mapping);
                kept = true;
            } finally {
                if (!kept) {
                    mapping.close();
                }
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    /**
     * Unmaps deleted segments, from time to time: the disk keeps the space of a deleted file that is mapped. Called
     * often, by one thread, also while nobody reads.
     */
    void unmapDeleted() {
        if (System.nanoTime() - nextUnmap < 0) {
            return;
        }
        nextUnmap = System.nanoTime() + UNMAP_INTERVAL_NANOS;
        lock.writeLock().lock();
        try {
            mappings.entrySet().removeIf(entry -> {
                final boolean deleted = Files.notExists(entry.getKey());
                if (deleted) {
                    entry.getValue().close();
                }
                return deleted;
            });
        } finally {
            lock.writeLock().unlock();
        }
    }
}
