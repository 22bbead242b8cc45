package io.github.galefs.mapped;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.agrona.BitUtil;
import org.agrona.concurrent.ManyToManyConcurrentArrayQueue;

/**
 * Reads payloads in mapped files, and computes their checksums, through buffers of the process. Safe for use by several
 * threads.
 */
public final class PayloadChecksum {
    /** Bytes that are copied at once; they fit the cache of a processor. */
    private static final int CHUNK = 64 * 1024;

    /** Bytes of the smallest page that a system maps. */
    private static final int PAGE = 4096;

    /** Most buffers that are kept. */
    private static final int MAX_BUFFERS = 16;

    private final ManyToManyConcurrentArrayQueue<Buffer> buffers = new ManyToManyConcurrentArrayQueue<>(MAX_BUFFERS);

    /** Creates an instance with buffers of its own. */
    public PayloadChecksum() {}

    private static final class Buffer {
        private final MemorySegment memory = Arena.ofAuto().allocate(CHUNK, Long.BYTES);
        private final ByteBuffer bytes = memory.asByteBuffer();
        private final CRC32C checksum = new CRC32C();
    }

    /**
     * Returns the CRC32C of a range of a map.
     *
     * @param map    memory segment of a mapped file.
     * @param offset offset of the range in {@code map}, in bytes.
     * @param length length of the range, in bytes.
     * @return the checksum.
     * @throws UnreadablePageException if a page of it cannot be read.
     */
    public int of(final MemorySegment map, final long offset, final int length) throws UnreadablePageException {
        final Buffer free = buffers.poll();
        final Buffer buffer = free == null ? new Buffer() : free;
        try {
            buffer.checksum.reset();
            for (int done = 0; done < length; done += CHUNK) {
                final int count = Math.min(CHUNK, length - done);
                MappedCopy.copy(map, offset + done, buffer.memory, 0, count);
                buffer.checksum.update(buffer.bytes.clear().limit(count));
            }
            return (int) buffer.checksum.getValue();
        } finally {
            buffers.offer(buffer);
        }
    }

    /**
     * Reads a byte of each page of a range of a map.
     *
     * @param map    memory segment of a mapped file.
     * @param offset offset of the range in {@code map}, in bytes.
     * @param length length of the range, in bytes.
     * @throws UnreadablePageException if a page of it cannot be read.
     */
    public void requireReadable(final MemorySegment map, final long offset, final int length)
            throws UnreadablePageException {
        final Buffer free = buffers.poll();
        final Buffer buffer = free == null ? new Buffer() : free;
        try {
            for (long next = offset; next < offset + length; next = BitUtil.align(next + 1, PAGE)) {
                MappedCopy.copy(map, next, buffer.memory, 0, 1);
            }
        } finally {
            buffers.offer(buffer);
        }
    }
}
