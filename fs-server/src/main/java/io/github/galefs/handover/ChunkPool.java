package io.github.galefs.handover;

import io.github.galefs.mapped.MemoryFile;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chunks of memory for the bytes of files, within a bound. They are taken from the system in slabs whose pages are
 * there: too little memory is a refusal here, and not the end of the process. Safe for use by several threads.
 */
final class ChunkPool implements AutoCloseable {
    /** Bytes of a chunk. */
    static final int CHUNK = 64 * 1024;

    /** Bytes of a slab. */
    static final int SLAB = 4 << 20;

    private static final Logger LOGGER = LoggerFactory.getLogger(ChunkPool.class);
    private static final String NAME = "galefs-hand-over";

    private final long maxBytes;

    /** Fields below are guarded by this. */
    private final Arena arena = Arena.ofShared();

    private final Deque<MemorySegment> free = new ArrayDeque<>();
    private long slabBytes;

    ChunkPool(final long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Takes a chunk of zeros; null if there is none. */
    MemorySegment take() {
        final MemorySegment chunk = takeUnclean();
        return chunk == null ? null : chunk.fill((byte) 0);
    }

    private synchronized MemorySegment takeUnclean() {
        if (free.isEmpty() && slabBytes + SLAB <= maxBytes) {
            addSlab();
        }
        return free.poll();
    }

    private void addSlab() {
        try (MemoryFile slab = MemoryFile.create(NAME, SLAB, arena)) {
            for (long offset = 0; offset < SLAB; offset += CHUNK) {
                free.add(slab.bytes().asSlice(offset, CHUNK));
            }
            slabBytes += SLAB;
        } catch (final IOException e) {
            LOGGER.warn("no more memory for files that are handed over, {} bytes are in use", slabBytes, e);
        }
    }

    synchronized void giveBack(final MemorySegment chunk) {
        free.add(chunk);
    }

    /** Returns the bytes of the chunks that are taken. */
    synchronized long usedBytes() {
        return slabBytes - (long) free.size() * CHUNK;
    }

    /** Gives the memory back to the system. No chunk may be in use. */
    @Override
    public synchronized void close() {
        free.clear();
        slabBytes = 0;
        arena.close();
    }
}
