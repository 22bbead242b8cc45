package io.github.galefs.cache;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import java.util.function.IntPredicate;

/** Gives frames to blocks that are not cached. Requests that need any frame wait for one, first come, first served. */
final class FrameSupply {
    private static final int NONE = FrameTable.NONE;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final FetchQueue fetchQueue;
    private final FrameReclaimer reclaimer;
    private final MappedFrames mapped;

    /** Requests that wait for any frame. */
    private final RequestQueue waiting;

    private final RequestQueue refused = new RequestQueue();

    /** Whether the first of those who wait is being served; others who ask must not overtake. */
    private boolean isGiving;

    /**
     * Creates a supply.
     *
     * @param waiting receives the requests that wait for any frame, of this class and of others.
     */
    FrameSupply(
            final FrameTable table,
            final PageTableWriter pageTable,
            final FetchQueue fetchQueue,
            final FrameReclaimer reclaimer,
            final MappedFrames mapped,
            final RequestQueue waiting) {
        this.table = table;
        this.pageTable = pageTable;
        this.fetchQueue = fetchQueue;
        this.reclaimer = reclaimer;
        this.mapped = mapped;
        this.waiting = waiting;
    }

    /** Returns whether a frame would go to another request first. */
    boolean isTakenByOthers() {
        return !waiting.isEmpty() && !isGiving;
    }

    /** Takes a frame for a block, and puts it among those to be filled; or returns {@link FrameTable#NONE}. */
    int take(final CachedFile file, final long block, final BlockContent content) {
        if (table.freeCount() == 0) {
            reclaimer.reclaim();
        }
        final int frame = table.take(file, block);
        if (frame != NONE) {
            pageTable.insertHidden(frame, file.number(), block);
            fetchQueue.add(frame, content);
        }
        return frame;
    }

    /**
     * Takes a frame for a block that is in place, where kernels find it until the frame is filled. Frees frames
     * only if they are given.
     *
     * @param limit   frames that may be freed, at least 1.
     * @param isGiven tells which frames these may be.
     * @return the frame, or {@link FrameTable#NONE}.
     */
    int takeBehindPlace(final CachedFile file, final long block, final int limit, final IntPredicate isGiven) {
        if (table.freeCount() == 0) {
            reclaimer.reclaim(limit, isGiven);
        }
        final int frame = table.take(file, block);
        if (frame != NONE) {
            pageTable.insertBehindPlace(frame, file.number(), block);
            fetchQueue.add(frame, BlockContent.NEEDED);
        }
        return frame;
    }

    /** Makes a request wait for any frame: it is retried, or refused. */
    void await(final Request request) {
        waiting.add(request);
    }

    /**
     * Returns whether a request for a mapping may take a frame or wait for one, rather than be refused.
     *
     * <p>Reclaims a batch before the last free frame is taken: free frames prove, without a further look at what
     * work-groups have mapped, that others are left. Not in a cache so small that a batch is one frame, nor for a
     * mapping that is refused: that evicts nothing.
     */
    boolean mayTakeForMapping() {
        final boolean mayMap = mapped.mayMap(NONE);
        if (mayMap
                && reclaimer.batchLength() >= MappedFrames.WANTED
                && table.freeCount() < MappedFrames.WANTED
                && !isTakenByOthers()) {
            reclaimer.reclaim();
        }
        return mayMap;
    }

    /** Takes all requests out. */
    void cancel() {
        waiting.clear();
        refused.clear();
    }

    /** Retries the requests that wait, as far as there are frames; returns for how many the wait has ended. */
    int give(final FrameRequests requests) {
        int given = 0;
        while (!waiting.isEmpty() && (table.freeCount() > 0 || reclaimer.reclaim() > 0)) {
            isGiving = true;
            try {
                requests.onRetry(waiting.poll());
            } finally {
                isGiving = false;
            }
            given++;
        }
        return given + refuse(requests);
    }

    /** Refuses the mappings for which no frame will be left: those that have the others may last for any time. */
    private int refuse(final FrameRequests requests) {
        if (!waiting.hasMapping() || mapped.mayMap(NONE)) {
            return 0;
        }
        int count = 0;
        waiting.moveMappings(refused);
        for (Request request = refused.poll(); request != null; request = refused.poll()) {
            requests.onRefused(request);
            count++;
        }
        return count;
    }
}
