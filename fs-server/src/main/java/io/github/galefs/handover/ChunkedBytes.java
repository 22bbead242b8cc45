package io.github.galefs.handover;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The bytes of a file in chunks; a range without a chunk is a hole. Not safe for use by several threads. */
final class ChunkedBytes {
    private static final int CHUNK = ChunkPool.CHUNK;

    private final ChunkPool pool;

    /** Chunks by the offset of their first byte in the file. */
    private final NavigableMap<Long, MemorySegment> chunks = new TreeMap<>();

    ChunkedBytes(final ChunkPool pool) {
        this.pool = pool;
    }

    /** Takes the chunks of a range; returns false, with none taken, if there are too few. */
    boolean reserve(final long offset, final int length) {
        final List<Long> taken = new ArrayList<>();
        if (reserve(offset, length, taken)) {
            return true;
        }
        taken.forEach(chunk -> pool.giveBack(chunks.remove(chunk)));
        return false;
    }

    private boolean reserve(final long offset, final int length, final List<Long> added) {
        long chunk = offset - offset % CHUNK;
        // The end of a range may be 2^63-1, which no chunk reaches.
        while (chunk - offset < length) {
            if (!chunks.containsKey(chunk)) {
                final MemorySegment taken = pool.take();
                if (taken == null) {
                    return false;
                }
                chunks.put(chunk, taken);
                added.add(chunk);
            }
            chunk += CHUNK;
            if (chunk < 0) {
                break;
            }
        }
        return true;
    }

    /** Copies bytes into chunks that are reserved. */
    void write(final long offset, final MemorySegment source) {
        long done = 0;
        while (done < source.byteSize()) {
            final long from = (offset + done) % CHUNK;
            final long count = Math.min(source.byteSize() - done, CHUNK - from);
            MemorySegment.copy(source, done, chunks.get(offset + done - from), from, count);
            done += count;
        }
    }

    /** Copies bytes out, zeros where there is no chunk. */
    void read(final long offset, final MemorySegment destination) {
        long done = 0;
        while (done < destination.byteSize()) {
            final long from = (offset + done) % CHUNK;
            final long count = Math.min(destination.byteSize() - done, CHUNK - from);
            final MemorySegment chunk = chunks.get(offset + done - from);
            if (chunk == null) {
                destination.asSlice(done, count).fill((byte) 0);
            } else {
                MemorySegment.copy(chunk, from, destination, done, count);
            }
            done += count;
        }
    }

    /** Makes a hole of all bytes from an offset on. */
    void cut(final long size) {
        final long kept = Math.ceilDiv(size, CHUNK) * CHUNK;
        final Iterator<MemorySegment> cut = (kept < 0 ? chunks.tailMap(Long.MAX_VALUE) : chunks.tailMap(kept))
                .values()
                .iterator();
        while (cut.hasNext()) {
            pool.giveBack(cut.next());
            cut.remove();
        }
        final MemorySegment last = chunks.get(size - size % CHUNK);
        if (last != null) {
            last.asSlice(size % CHUNK).fill((byte) 0);
        }
    }

    /** Receives a chunk. */
    interface ChunkSink<E extends Exception> {
        void accept(long offset, MemorySegment chunk) throws E;
    }

    /** Passes on all chunks in the order of their offsets. */
    <E extends Exception> void forEach(final ChunkSink<E> sink) throws E {
        for (final var chunk : chunks.entrySet()) {
            sink.accept(chunk.getKey(), chunk.getValue());
        }
    }

    long byteSize() {
        return (long) chunks.size() * CHUNK;
    }
}
