package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.ByteBuffer;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;

/**
 * Memory of the reads in flight: at most {@value #MAX_PIECES} pieces of {@value #PIECE_LENGTH} bytes. Hadoop's client
 * fills only arrays from their beginning without copies of its own. Safe for use by several threads.
 */
final class PieceBuffers {
    /** Most bytes of a piece. Larger requests gain no speed. */
    static final int PIECE_LENGTH = 4 << 20;

    static final int MAX_PIECES = 16;

    /** Shorter pieces get arrays of their own length. */
    private static final int MIN_KEPT_LENGTH = PIECE_LENGTH / 4;

    private final Semaphore permits = new Semaphore(MAX_PIECES);
    private final BlockingQueue<ByteBuffer> free = new ArrayBlockingQueue<>(MAX_PIECES);

    /**
     * Waits for a piece, and takes more if they are free.
     *
     * @param most most pieces, from 1.
     * @return how many pieces were taken.
     * @throws FileServiceException EINTR.
     */
    int acquire(final String subject, final int most) throws FileServiceException {
        try {
            permits.acquire();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, subject, e);
        }
        int count = 1;
        while (count < most && permits.tryAcquire()) {
            count++;
        }
        return count;
    }

    void release(final int count) {
        permits.release(count);
    }

    /** Returns memory for a piece that was taken. Hadoop's client calls this from several threads. */
    ByteBuffer allocate(final int length) {
        if (length < MIN_KEPT_LENGTH) {
            return ByteBuffer.allocate(length);
        }
        final ByteBuffer kept = free.poll();
        return (kept == null ? ByteBuffer.allocate(PIECE_LENGTH) : kept).clear().limit(length);
    }

    /** Takes memory back that nobody uses any more. */
    void recycle(final ByteBuffer buffer) {
        if (buffer.capacity() == PIECE_LENGTH) {
            free.offer(buffer);
        }
    }
}
