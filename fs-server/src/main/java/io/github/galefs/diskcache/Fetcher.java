package io.github.galefs.diskcache;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fetches pieces from the origin into the cache's store, on threads of its own, each piece once however many readers
 * wait for it. Safe for use by several threads.
 *
 * <p>The origin's file may change at any time. Its status after the read decides: if that is still the version's, then
 * so are the bytes, because versions only increase.
 */
final class Fetcher implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Fetcher.class);
    private static final long IDLE_SECONDS = 10;
    private static final long END_SECONDS = 10;

    private final FileService origin;
    private final CacheIndex index;
    private final Admission admission;
    private final CacheCounters counters;
    private final ThreadPoolExecutor threads;

    /** Fetches ahead leave a thread to those that somebody waits for. */
    private final Semaphore ahead;

    private final int maxAhead;
    private final ThreadLocal<MemorySegment> buffers;

    Fetcher(
            final DiskCacheContext context,
            final CacheIndex index,
            final Admission admission,
            final CacheCounters counters) {
        origin = context.origin();
        this.index = index;
        this.admission = admission;
        this.counters = counters;
        maxAhead = context.fetches() - 1;
        ahead = new Semaphore(maxAhead);
        final int pieceLength = context.pieceLength();
        buffers = ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(pieceLength, Long.BYTES));
        threads = new ThreadPoolExecutor(
                context.fetches(),
                context.fetches(),
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("disk-cache-", 0).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** Returns how many pieces are fetched ahead at most. */
    int maxAhead() {
        return maxAhead;
    }

    /** Returns the fetch of a piece of a handle's file that a reader waits for. */
    PieceFetch fetch(final OpenHandle handle, final long piece) {
        return begin(new PieceFetch(this, handle, piece, false));
    }

    /** Begins the fetch of a piece that a reader will need, if a thread is free for it. */
    void fetchAhead(final OpenHandle handle, final long piece) {
        if (ahead.tryAcquire()) {
            final PieceFetch fetch = new PieceFetch(this, handle, piece, true);
            boolean isBegun = false;
            try {
                isBegun = begin(fetch).equals(fetch);
            } finally {
                if (!isBegun) {
                    ahead.release();
                }
            }
        }
    }

    /** Begins a fetch, or returns what makes it superfluous. */
    private PieceFetch begin(final PieceFetch fetch) {
        final CachedFile file = fetch.handle().file();
        synchronized (file) {
            final PieceFetch running = file.fetch(fetch.piece());
            if (running != null) {
                return running;
            }
            if (file.hasPiece(fetch.piece())) {
                return PieceFetch.STORED;
            }
            if (!prepare(fetch, file)) {
                return PieceFetch.REFUSED;
            }
            file.add(fetch);
        }
        try {
            threads.execute(fetch);
        } catch (final RejectedExecutionException e) {
            LOGGER.debug("the disk cache is closed", e);
            fetch.abandon();
        }
        return fetch;
    }

    private boolean prepare(final PieceFetch fetch, final CachedFile file) {
        if (!fetch.handle().retain()) {
            return false;
        }
        if (!index.reserve(file, file.lengthOf(fetch.piece()))) {
            release(fetch.handle());
            return false;
        }
        return true;
    }

    /** Fetches a piece; returns whether the cache has it. On a thread of this. */
    boolean execute(final PieceFetch fetch) throws FileServiceException {
        final CachedFile file = fetch.handle().file();
        final int length = file.lengthOf(fetch.piece());
        final MemorySegment bytes = buffers.get().asSlice(0, length);
        final long originHandle = fetch.handle().origin();
        final int count = origin.read(originHandle, file.offsetOf(fetch.piece()), bytes, 0, length);
        counters.onFetched(count);
        if (count < length || !file.version().isOf(origin.status(originHandle))) {
            index.drop(file);
            return false;
        }
        return store(file, fetch.piece(), bytes);
    }

    private boolean store(final CachedFile file, final long piece, final MemorySegment bytes) {
        try {
            file.write(piece, bytes);
            return true;
        } catch (final FileServiceException e) {
            admission.onFailure(e);
            return false;
        }
    }

    /** Gives up what a fetch has held. */
    void onEnded(final PieceFetch fetch, final boolean isStored) {
        final CachedFile file = fetch.handle().file();
        index.settle(file, file.lengthOf(fetch.piece()), isStored);
        file.end(fetch, isStored);
        if (fetch.isAhead()) {
            ahead.release();
        }
        release(fetch.handle());
    }

    private void release(final OpenHandle handle) {
        if (handle.release()) {
            try {
                origin.close(handle.origin());
            } catch (final FileServiceException e) {
                LOGGER.debug("{} cannot be closed at the origin", handle, e);
            }
        }
    }

    /** Ends the fetches that have not begun, and begins no more. */
    @Override
    public void close() {
        threads.shutdownNow().forEach(fetch -> ((PieceFetch) fetch).abandon());
    }

    /** Waits for the end of fetches in progress after {@link #close}, if the origin does not hang. */
    void awaitEnd() {
        try {
            if (!threads.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
                LOGGER.warn("reads of the origin did not end within {} s", END_SECONDS);
            }
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
