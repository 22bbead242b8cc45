package io.github.galefs.cache;

import io.github.galefs.place.Places;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;

/** Fetches blocks before work-groups ask for them, as far as frames are at hand. Used by one thread at a time. */
public final class AheadFetches {
    /** Part of the cache that may be on its way to where a file is read sequentially. */
    private static final int MAX_WINDOW_PART = 2;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final Places places;
    private final FrameSupply supply;
    private final ReaderShares shares;

    /** Requests that wait for any frame. */
    private final RequestQueue frameless;

    AheadFetches(
            final FrameTable table,
            final PageTableWriter pageTable,
            final Places places,
            final FrameSupply supply,
            final RequestQueue frameless) {
        this.table = table;
        this.pageTable = pageTable;
        this.places = places;
        this.supply = supply;
        this.shares = new ReaderShares(table);
        this.frameless = frameless;
    }

    /**
     * Starts to fetch blocks that will be wanted next for reading.
     *
     * @param file  open for reading.
     * @param first index of the first block.
     * @param count number of blocks.
     * @return number of blocks, from the first one on, that are cached or on their way.
     */
    public int fetch(final CachedFile file, final long first, final int count) {
        int done = 0;
        while (done < count && isCachedOrFetched(file, first + done)) {
            done++;
        }
        return done;
    }

    /**
     * Fetches blocks as {@link #fetch} does, and hides the first one from kernels until it is asked for: that request
     * tells that the readers have come so far.
     *
     * @param file  open for reading.
     * @param first index of the first block.
     * @param count number of blocks.
     * @return number of blocks, as of {@code fetch}.
     */
    public int fetchBehindMarker(final CachedFile file, final long first, final int count) {
        final int done = fetch(file, first, count);
        final int frame = pageTable.find(file.number(), first);
        // What kernels find in place sends no request that would show it.
        if (frame != FrameTable.NONE
                && table.state(frame) == FrameTable.State.FILLING
                && !pageTable.isBehindPlace(frame)) {
            table.setMarker(frame, true);
        }
        return done;
    }

    /**
     * Returns the most blocks that it is useful to fetch for sequential readers: a part of the cache, as the first ones
     * are read while the last ones are fetched, and nothing is gained by evicting what others read.
     *
     * @return number of blocks, from 0.
     */
    public int maxWindow() {
        return table.frameCount() / MAX_WINDOW_PART;
    }

    /**
     * Returns the most blocks that are fetched for a request, so that they stay until the work-group has read them.
     *
     * @param request for more than one block; its work-group shares the cache with the others that read as much, until
     *                {@link #endShare}.
     * @return number of blocks, from 1, among which is the one that the request waits for.
     */
    public int share(final Request request) {
        return shares.share(request);
    }

    /**
     * Ends the share of a work-group in the cache, if it has one.
     *
     * @param request of the work-group.
     */
    public void endShare(final Request request) {
        shares.end(request);
    }

    /** Ends all shares. */
    void beginLaunch() {
        shares.clear();
    }

    private boolean isCachedOrFetched(final CachedFile file, final long block) {
        return frameless.isEmpty()
                && (pageTable.find(file.number(), block) != PageTableWriter.NOT_RESIDENT
                        || places.find(file.number(), block) != Places.NOT_PLACED
                        || (table.hasRoomAhead()
                                && supply.take(file, block, BlockContent.IN_PLACE) != FrameTable.NONE));
    }
}
