package io.github.galefs.diskcache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** A fetch of a piece, for all readers that need it. Safe for use by several threads. */
final class PieceFetch implements Runnable {
    /** The cache has the piece. */
    static final PieceFetch STORED = ended(true);

    /** The cache does not take the piece. */
    static final PieceFetch REFUSED = ended(false);

    private final Fetcher fetcher;
    private final OpenHandle handle;
    private final long piece;
    private final boolean isAhead;

    /** Whether the cache has the piece; or the failure of the origin. */
    private final CompletableFuture<Boolean> result = new CompletableFuture<>();

    /**
     * Creates a fetch.
     *
     * @param isAhead whether no reader has asked for the piece yet.
     */
    PieceFetch(final Fetcher fetcher, final OpenHandle handle, final long piece, final boolean isAhead) {
        this.fetcher = fetcher;
        this.handle = handle;
        this.piece = piece;
        this.isAhead = isAhead;
    }

    private static PieceFetch ended(final boolean isStored) {
        final PieceFetch fetch = new PieceFetch(null, null, 0, false);
        fetch.result.complete(isStored);
        return fetch;
    }

    OpenHandle handle() {
        return handle;
    }

    long piece() {
        return piece;
    }

    boolean isAhead() {
        return isAhead;
    }

    @Override
    public void run() {
        boolean isStored = false;
        Throwable failure = null;
        try {
            isStored = fetcher.execute(this);
        } catch (final Throwable e) {
            failure = e;
        }
        end(isStored, failure);
    }

    /** Ends a fetch that will not run. */
    void abandon() {
        end(false, new FileServiceException(PosixError.EBADF, handle + ": the disk cache was closed"));
    }

    private void end(final boolean isStored, final Throwable failure) {
        try {
            fetcher.onEnded(this, isStored);
        } finally {
            if (failure == null) {
                result.complete(isStored);
            } else {
                result.completeExceptionally(failure);
            }
        }
    }

    /**
     * Waits for the end.
     *
     * @return whether the cache has the piece; if not, the reader asks the origin for its own bytes.
     * @throws FileServiceException of the origin; EINTR if the thread is interrupted, while the fetch goes on.
     */
    boolean await(final OpenHandle reader) throws FileServiceException {
        try {
            return result.get();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, reader + ": wait for a piece of the origin", e);
        } catch (final ExecutionException e) {
            // With EIO, a part of the piece may be damaged that this reader does not need.
            if (e.getCause() instanceof final FileServiceException failure && failure.error() != PosixError.EIO) {
                throw FileServiceException.withMessage(failure.error(), failure.getMessage(), failure);
            }
            return false;
        }
    }
}
