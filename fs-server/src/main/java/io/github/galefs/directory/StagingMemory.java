package io.github.galefs.directory;

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
 * Native memory for transfers from and to arrays, which system calls cannot address, for appends, and for what direct
 * reads cannot address. A thread waits while all of it is in use, and holds no more than one piece. Pieces begin at a
 * page. Safe for use by several threads.
 */
final class StagingMemory {
    private static final int PAGE = 4096;

    /** Bytes of a {@code struct iovec}: an address and a length. */
    private static final long VECTOR_LENGTH = 2L * Long.BYTES;

    private final int pieceLength;
    private final Semaphore available;
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Piece> unused = new ArrayDeque<>();

    /**
     * Creates memory, none of which is allocated before it is needed.
     *
     * @param pieces      most pieces.
     * @param pieceLength bytes of a piece.
     */
    StagingMemory(final int pieces, final int pieceLength) {
        this.pieceLength = pieceLength;
        available = new Semaphore(pieces);
    }

    /**
     * A piece of native memory.
     *
     * @param vector memory of a {@code struct iovec}.
     * @param bytes  memory of the piece.
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
                    "the transfer needs " + pieceLength + " bytes of native memory; raise -XX:MaxDirectMemorySize",
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
    private Piece allocate() {
        final Arena arena = Arena.ofAuto();
        return new Piece(arena.allocate(VECTOR_LENGTH, Long.BYTES), arena.allocate(pieceLength, PAGE));
    }
}
