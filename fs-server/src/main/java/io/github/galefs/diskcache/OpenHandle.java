package io.github.galefs.diskcache;

import io.github.galefs.file.FileOpenOption;
import java.util.Set;

/**
 * An open file of the service. Its handle at the origin is closed after the last fetch that uses it. Safe for use by
 * several threads.
 */
final class OpenHandle {
    private static final long NONE = -1;

    /** Readers of several threads may arrive in another order: pieces this near continue a sequence. */
    private static final long NEAR = 2;

    private final long origin;
    private final String path;
    private final Set<FileOpenOption> options;
    private final long fileId;

    /** Null if all reads go to the origin. */
    private final CachedFile file;

    /** This, until it is closed, and fetches. Guarded by this. */
    private int users = 1;

    /** Piece that was read last. Races lose read-ahead, and nothing else. */
    private volatile long lastPiece = NONE;

    OpenHandle(
            final long origin,
            final String path,
            final Set<FileOpenOption> options,
            final long fileId,
            final CachedFile file) {
        this.origin = origin;
        this.path = path;
        this.options = Set.copyOf(options);
        this.fileId = fileId;
        this.file = file;
    }

    /** Returns the handle at the origin. */
    long origin() {
        return origin;
    }

    CachedFile file() {
        return file;
    }

    long fileId() {
        return fileId;
    }

    boolean reads() {
        return options.contains(FileOpenOption.READ);
    }

    boolean writes() {
        return options.contains(FileOpenOption.WRITE);
    }

    /** Adds a user; returns false if the handle at the origin is closed, or about to be. */
    synchronized boolean retain() {
        if (users == 0) {
            return false;
        }
        users++;
        return true;
    }

    /** Removes a user; returns whether it was the last, which closes the handle at the origin. */
    synchronized boolean release() {
        users--;
        return users == 0;
    }

    /** Notes a read of a piece; returns whether it goes on to another piece of a sequence. */
    boolean advance(final long piece) {
        final long distance = piece - lastPiece;
        if (distance == 0) {
            return false;
        }
        lastPiece = piece;
        return Math.abs(distance) <= NEAR;
    }

    /** Returns the path that the file was opened by, for messages. */
    @Override
    public String toString() {
        return "\"" + path + "\"";
    }
}
