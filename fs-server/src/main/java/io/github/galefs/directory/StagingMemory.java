package io.github.galefs.directory;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Native memory for transfers from and to arrays, which system calls cannot address, and for appends. A thread waits
 * while all of it is in use, and holds no more than one piece. Safe for use by several threads.
 */
final class StagingMemory {
    /** Bytes of a piece: the longest append. */
    static final int PIECE_LENGTH = FileService.MAX_APPEND_LENGTH;

    private static final int PIECES = 4;

    /** Bytes of a {@code struct iovec}: an address and a length. */
    private static final long VECTOR_LENGTH = 2L * Long.BYTES;

    private final Semaphore available = new Semaphore(PIECES);
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Piece> unused = new ArrayDeque<>();

    /**
     * A piece of native memory.
     *
     * @param vector memory of a {@code struct iovec}.
     * @param bytes  memory of {@link #PIECE_LENGTH} bytes.
     */
    record Piece(MemorySegment vector, MemorySegment bytes) {
        /** Returns a {@code struct iovec} of a part of the bytes. */
        MemorySegment vectorOf(final long offset, final long length) {
            vector.set(ValueLayout.JAVA_LONG, 0, bytes.address() + offset);
            vector.set(ValueLayout.JAVA_LONG, Long.BYTES, length);
            return vector;
        }
    }

    /**
     * Waits for a piece, also while the thread is interrupted. The caller gives it back.
     *
     * @throws FileServiceException ENOMEM if the process has too little native memory.
     */
    Piece take() throws FileServiceException {
        available.acquireUninterruptibly();
        Piece piece = null;
        try {
            piece = takeUnused();
            if (piece == null) {
                piece = allocate();
            }
            return piece;
        } catch (final OutOfMemoryError e) {
            throw new FileServiceException(
                    PosixError.ENOMEM,
                    "the transfer needs " + PIECE_LENGTH + " bytes of native memory; raise -XX:MaxDirectMemorySize",
                    e);
        } finally {
            if (piece == null) {
                // The next thread must not wait for a piece that nobody has.
                available.release();
            }
        }
    }

    private Piece takeUnused() {
        lock.lock();
        try {
            return unused.poll();
        } finally {
            lock.unlock();
        }
    }

    void giveBack(final Piece piece) {
        lock.lock();
        try {
            unused.push(piece);
        } finally {
            lock.unlock();
        }
        available.release();
    }

    /** Memory that nobody can close, so that an address in it stays valid. */
    private static Piece allocate() {
        final Arena arena = Arena.ofAuto();
        return new Piece(arena.allocate(VECTOR_LENGTH, Long.BYTES), arena.allocate(PIECE_LENGTH));
    }
}
