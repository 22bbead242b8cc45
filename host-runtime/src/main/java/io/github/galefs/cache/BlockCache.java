package io.github.galefs.cache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.place.PlaceListener;
import io.github.galefs.place.PlaceOwner;
import io.github.galefs.place.Places;
import io.github.galefs.place.PromotionOutcome;
import io.github.galefs.request.FrameGrants;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import io.github.galefs.request.WriteGrants;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.BlockTransfer;
import io.github.galefs.transfer.TransferEngine;
import io.github.galefs.transfer.TransferListener;
import java.util.ArrayDeque;
import java.util.Deque;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Cache of blocks in frames. Requests wait in it for their blocks; nothing else waits: fetches, write-backs and
 * evictions go on between the calls of {@link #doWork}. Used by one thread at a time; kernels look blocks up in the
 * page table concurrently.
 */
public final class BlockCache implements TransferListener, PlaceListener, AutoCloseable {
    /** The request waits; it comes back from {@link #doWork}. */
    public static final int WAITING = -1;

    /** The request is for a mapping, and mappings would fill the cache. */
    public static final int REFUSED = -2;

    private static final int NONE = FrameTable.NONE;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final EvictionPolicy eviction;
    private final Places places;
    private final FrameGrants grants;
    private final GrantedFrames granted;
    private final ReplacedBlocks replaced;
    private final InPlaceFrames inPlace;
    private final TransferEngine engine;
    private final DirtyFrames dirty;
    private final FetchQueue fetchQueue;
    private final WriteBackQueue writeBackQueue;
    private final BackgroundWriteBack background;
    private final WriteBarriers barriers;
    private final FrameReclaimer reclaimer;
    private final MappedFrames mapped;
    private final FrameSupply supply;
    private final AheadFetches ahead;
    private final DamagedFrames damaged;

    /** Requests that wait for any frame. */
    private final RequestQueue frameless = new RequestQueue();

    /** Requests to read blocks in place that wait until memory of the file service has been given up. */
    private final RequestQueue unplaced = new RequestQueue();

    /** Requests to write to blocks in place that wait until no work-group has a reply that names a place. */
    private final RequestQueue unreplaced = new RequestQueue();

    private final HeldWriters heldWriters;
    private final RequestQueue taken = new RequestQueue();

    /** What is to be run because its wait has ended. */
    private final Deque<Runnable> due = new ArrayDeque<>();

    /** Of the present {@link #doWork}. */
    private FrameRequests requests;

    private final AtomicCounter hits;
    private final AtomicCounter misses;
    private final AtomicCounter writeBackErrors;

    /**
     * Creates an empty cache.
     *
     * @param pageTable  an empty table.
     * @param eviction   for as many frames as there are grants.
     * @param protection tells which frames work-groups use without a grant.
     * @param grants     of each frame.
     * @param places     without places.
     * @param engine     moves blocks.
     * @param counters   counts hits, misses, evictions and failed write-backs.
     */
    public BlockCache(
            final PageTableWriter pageTable,
            final EvictionPolicy eviction,
            final FrameProtection protection,
            final FrameGrants grants,
            final Places places,
            final TransferEngine engine,
            final Counters counters) {
        final int frameCount = grants.frameCount();
        this.pageTable = pageTable;
        this.places = places;
        this.grants = grants;
        pageTable.setPlaces(places);
        places.setListener(this);
        this.eviction = eviction;
        this.engine = engine;
        this.table = new FrameTable(frameCount);
        this.dirty = new DirtyFrames(frameCount);
        this.damaged = new DamagedFrames(pageTable);
        this.heldWriters = new HeldWriters(frameCount, this::isFound, this::mayWrite);
        this.fetchQueue = new FetchQueue(table, engine);
        final RequestQueue written = new RequestQueue();
        this.granted = new GrantedFrames(
                table, pageTable, grants, dirty, damaged, frame -> scheduleWriteBack(frame), written, frameless);
        this.replaced = new ReplacedBlocks(table, granted, written, frameless);
        this.inPlace = new InPlaceFrames(table, pageTable, granted, counters);
        this.writeBackQueue = new WriteBackQueue(table, pageTable, dirty, engine, granted::collectReleases);
        this.background = new BackgroundWriteBack(table, dirty, granted, fetchQueue, writeBackQueue, engine);
        this.barriers = new WriteBarriers(table, dirty, writeBackQueue, granted::collectReleases, due);
        this.reclaimer = new FrameReclaimer(
                table,
                pageTable,
                eviction,
                protection,
                frame -> heldWriters.hasRequests(frame) || granted.isGranted(frame),
                dirty,
                writeBackQueue,
                counters);
        this.mapped = new MappedFrames(table, granted, protection);
        this.supply = new FrameSupply(table, pageTable, fetchQueue, reclaimer, mapped, frameless);
        this.ahead = new AheadFetches(table, pageTable, places, supply, frameless);
        this.hits = counters.counter(Metric.CACHE_HITS);
        this.misses = counters.counter(Metric.CACHE_MISSES);
        this.writeBackErrors = counters.counter(Metric.WRITE_BACK_ERRORS);
    }

    /**
     * Finds the frame of a block, or makes a request wait for it; fetches the block if it is not cached.
     *
     * @param request of a work-group, in no queue and without a grant.
     * @param file    open for what the request wants to do.
     * @param block   index of the block in the file.
     * @param content of the block that is needed.
     * @return the frame's number, to be granted before the next call; or {@link #WAITING}.
     */
    public int find(final Request request, final CachedFile file, final long block, final BlockContent content) {
        places.onWait(file.number());
        final int resident = pageTable.find(file.number(), block);
        if (resident != PageTableWriter.NOT_RESIDENT
                && (content == BlockContent.IN_PLACE || !inPlace.leaves(resident))) {
            return findResident(request, resident);
        }
        final int place = places.find(file.number(), block);
        if (place != Places.NOT_PLACED && content == BlockContent.IN_PLACE) {
            return findPlaced(request, place);
        }
        if (place != Places.NOT_PLACED && grants.arePlacesGranted()) {
            // The frame empties the place, which a reply may have named.
            unreplaced.add(request);
            return WAITING;
        }
        // A writer that is held cannot take a frame that was set to zero for it.
        final BlockContent fetched = file.holdsWriters() ? BlockContent.NEEDED : content;
        final int frame = supply.isTakenByOthers() ? NONE : supply.take(file, block, fetched);
        if (frame == NONE) {
            supply.await(request);
        } else {
            misses.incrementRelease();
            table.await(frame, request);
        }
        return WAITING;
    }

    /**
     * Finds the frame of a block as {@link #find} does, for a mapping: the work-group may hold the frame for any time.
     * Each grant for a mapping leaves a frame that is not mapped, unless there is only one.
     *
     * @param request of a work-group, in no queue and without a grant.
     * @param file    open for reading.
     * @param block   index of the block in the file.
     * @return the frame's number, to be granted for reading before the next call; or {@link #WAITING}; or {@link
     *     #REFUSED}.
     */
    public int findForMapping(final Request request, final CachedFile file, final long block) {
        request.markMapping();
        final int resident = pageTable.find(file.number(), block);
        final boolean mayMap =
                resident == PageTableWriter.NOT_RESIDENT ? supply.mayTakeForMapping() : mapped.mayMap(resident);
        if (!mayMap) {
            places.onWait(file.number());
            return REFUSED;
        }
        return find(request, file, block, BlockContent.IN_PLACE);
    }

    /**
     * Returns what fetches blocks before they are asked for.
     *
     * @return always the same object.
     */
    public AheadFetches ahead() {
        return ahead;
    }

    /**
     * Returns whether a range of a block touches a unit that could not be read when the block was fetched.
     *
     * @param frame as {@link #find} or {@link FrameRequests#onReady} has passed it.
     * @param begin first byte of the range, within the block.
     * @param end   one past the last.
     * @return whether a unit of it is damaged, see {@link FileOperation#UNIT_SHIFT}.
     */
    public boolean isDamaged(final int frame, final int begin, final int end) {
        lookForReplacedDamage(frame);
        return damaged.isDamaged(frame, begin, end);
    }

    /**
     * Returns whether a write of a range of a block replaces all damage that it touches.
     *
     * @param frame      as {@link #find} or {@link FrameRequests#onReady} has passed it.
     * @param begin      first byte of the range, within the block.
     * @param end        one past the last.
     * @param contentEnd bytes of the block that belong to the file before the write.
     * @return true also if nothing is damaged.
     */
    public boolean replacesDamage(final int frame, final int begin, final int end, final int contentEnd) {
        lookForReplacedDamage(frame);
        return damaged.isReplaced(frame, begin, end, contentEnd);
    }

    private void lookForReplacedDamage(final int frame) {
        if (damaged.has(frame)) {
            granted.collectReleases(frame);
        }
    }

    /**
     * Grants a frame for reading, until {@link #release} or {@link #abandon}.
     *
     * @param request without a grant.
     * @param frame   as {@link #find} or {@link FrameRequests#onReady} has passed it.
     */
    public void grantForReading(final Request request, final int frame) {
        if (frame < table.frameCount()) {
            granted.addReader(request, frame);
        } else {
            grants.addPlace(request, frame);
        }
    }

    /**
     * Grants a frame for writing, until {@link #release} or {@link #abandon}; or makes the request wait, as the block
     * has as many dirty ranges as it can have, the file holds its writers, or it has been invalidated meanwhile.
     *
     * @param request without a grant.
     * @param frame   as {@link #find} or {@link FrameRequests#onReady} has passed it.
     * @param begin   first byte that will be written, within the block.
     * @param end     one past the last.
     * @param user    counts the grant.
     * @return whether the frame was granted.
     */
    public boolean grantForWriting(
            final Request request, final int frame, final int begin, final int end, final WriteGrants user) {
        // In the memory of the file service nobody writes; the request comes back and has the block copied.
        // A look at what was released may end the block's stay in the frame, so whether it is found comes last.
        if (inPlace.leaves(frame) || !mayWrite(frame) || !isFound(frame)) {
            heldWriters.add(frame, request);
            return false;
        }
        places.onWriter(table.file(frame).number(), table.block(frame));
        granted.addWriter(request, frame, begin, end, user);
        return true;
    }

    /**
     * Ends a grant; what was granted for writing was written.
     *
     * @param request with a grant.
     */
    public void release(final Request request) {
        granted.release(request);
    }

    /**
     * Ends a grant; what was granted for writing was written in part, or not at all. Such a block is not served any
     * more: it may lack its content.
     *
     * @param request with a grant.
     */
    public void abandon(final Request request) {
        granted.abandon(request);
    }

    /**
     * Writes all that was written to a file until now to the file service. Failures are counted in the file, see {@link
     * CachedFile#errorCount()}.
     *
     * @param file   open for writing, if it is dirty.
     * @param action run by {@link #doWork} when everything is written back or lost.
     */
    public void writeBack(final CachedFile file, final Runnable action) {
        barriers.add(file, action);
    }

    /**
     * Discards writes to a file that were not written back, apart from those that are on their way.
     *
     * @param file that nobody is writing to.
     */
    public void discard(final CachedFile file) {
        int frame = file.firstDirty;
        while (frame != NONE) {
            final int next = dirty.next(frame);
            if (dirty.isDirty(frame)) {
                dirty.clearRanges(frame);
                granted.drop(frame);
                if (!table.isWriting(frame)) {
                    barriers.onWrittenBack(file, frame);
                }
                granted.settle(frame);
            }
            frame = next;
        }
    }

    /**
     * Runs an action when no block of a file is being fetched or written back, so that its handles can be closed.
     *
     * @param file   of which no more blocks are asked for.
     * @param action run by {@link #doWork}.
     */
    public void afterTransfers(final CachedFile file, final Runnable action) {
        (file.hasTransfers() ? file.afterTransfers : due).add(action);
    }

    /**
     * Ends the grants of a file that have been released.
     *
     * @param file the file.
     */
    public void collectReleases(final CachedFile file) {
        granted.collectReleases(file);
    }

    /**
     * Begins a launch: blocks are fetched from now on. Blocks in memory that the file service wants back are given up,
     * and so are damaged ones, which may have been mended.
     */
    public void beginLaunch() {
        for (final int frame : damaged.removeAll()) {
            granted.drop(frame);
            granted.settle(frame);
        }
        inPlace.beginLaunch();
        ahead.beginLaunch();
        places.resume();
        engine.acceptFetches();
    }

    /** Gives up blocks in memory that the file service wants back. In a launch, {@link #doWork} does so. */
    public void giveUpOutdated() {
        inPlace.freeAllOutdated(reclaimer);
        places.giveUpOutdated();
    }

    /**
     * Returns whether blocks lie in the memory of the file service.
     *
     * @return false if {@link #giveUpOutdated} has nothing to look for.
     */
    public boolean hasBlocksInPlace() {
        return inPlace.areAny() || places.areAny();
    }

    /** Gives up the memory of the file service. No work-group may be using it, and nothing may be on its way. */
    @Override
    public void close() {
        inPlace.close();
        places.close();
    }

    /**
     * Makes it known that work-groups have a file open for reading: its blocks may be placed.
     *
     * @param file the file.
     * @param size of the file, in bytes.
     */
    public void onOpened(final CachedFile file, final long size) {
        if (places.open(file, size)) {
            // The service does not have what was written before there was a row, and is not written back.
            for (int frame = file.firstDirty; frame != NONE; frame = dirty.next(frame)) {
                places.onWriter(file.number(), table.block(frame));
            }
        }
    }

    /**
     * Makes it known that no work-group has a file open any more.
     *
     * @param file the file.
     */
    public void onClosed(final CachedFile file) {
        places.close(file.number());
    }

    /**
     * Gives up the places of a file whose number is not used any more.
     *
     * @param file the file, with that number.
     */
    public void forget(final CachedFile file) {
        places.forget(file.number());
    }

    /**
     * Returns the row of a file in the places of the page table.
     *
     * @param file the file.
     * @return the first place in the lower half, and the number of places in the upper half; 0 if it has none.
     */
    public long row(final CachedFile file) {
        return (long) places.placeCount(file.number()) << Integer.SIZE | places.firstPlace(file.number());
    }

    @Override
    public void onPlaced(final PlaceOwner owner) {
        final CachedFile file = (CachedFile) owner;
        file.placings--;
        file.onTransferEnded(due);
    }

    @Override
    public boolean isInFrame(final int number, final long block) {
        return pageTable.find(number, block) != PageTableWriter.NOT_RESIDENT;
    }

    @Override
    public boolean ownsPlace(final int number, final long block) {
        final int frame = pageTable.find(number, block);
        return frame != PageTableWriter.NOT_RESIDENT && !pageTable.isBehindPlace(frame);
    }

    @Override
    public void onDamaged(final int number, final long block) {
        final int frame = pageTable.find(number, block);
        if (frame != PageTableWriter.NOT_RESIDENT
                && table.state(frame) == FrameTable.State.RESIDENT
                && !dirty.isDirty(frame)
                && !granted.hasWriters(frame)
                && !table.isWriting(frame)) {
            granted.drop(frame);
            granted.settle(frame);
        }
    }

    @Override
    public boolean hasRoomFor(final int blocks) {
        return blocks <= table.frameCount() && table.takenCount() <= table.frameCount();
    }

    @Override
    public PromotionOutcome promote(final PlaceOwner owner, final long block, final int heat, final int peers) {
        // A reply that names the place could otherwise outlast what is done with the frame.
        if (grants.arePlacesGranted() || !frameless.isEmpty() || !table.hasRoomAhead()) {
            return PromotionOutcome.LATER;
        }
        final int frame = supply.takeBehindPlace((CachedFile) owner, block, peers, other -> isLessUseful(other, heat));
        return frame == NONE ? PromotionOutcome.REFUSED : PromotionOutcome.PROMOTED;
    }

    /** Returns whether a frame may be taken from its block for one that is read so much. */
    private boolean isLessUseful(final int frame, final int heat) {
        final CachedFile file = table.file(frame);
        if (!isFound(frame) || file.handleForReading() == 0) {
            return true;
        }
        final int own = places.heat(file.number(), table.block(frame));
        return own != Places.NOT_PLACED && own < heat / 2;
    }

    /**
     * Takes all requests out of the queues in which they wait for frames, and fetches nothing more until {@link
     * #beginLaunch()}: nobody waits for replies any more.
     */
    public void cancelRequests() {
        engine.refuseFetches();
        places.pause();
        unplaced.clear();
        unreplaced.clear();
        heldWriters.cancel();
        supply.cancel();
        table.cancelWaiters();
        // Also what an Error has left there.
        taken.clear();
        replaced.cancel();
    }

    /**
     * Goes on with fetches, write-backs, evictions and what waits for them.
     *
     * @param waiting goes on with requests that have waited.
     * @return amount of work; 0 if there was nothing to do.
     */
    public int doWork(final FrameRequests waiting) {
        requests = waiting;
        int work = engine.poll(this);
        granted.collectReleasesOfWatched();
        work += places.doWork(!grants.arePlacesGranted());
        work += retryPlaced();
        work += replaced.goOn(requests);
        work += heldWriters.goOn(requests);
        work += supply.give(requests);
        inPlace.freeOutdated(reclaimer);
        // Fetches first: work-groups wait for them.
        work += fetchQueue.start();
        work += writeBackQueue.start();
        work += background.start();
        while (!due.isEmpty()) {
            due.poll().run();
            work++;
        }
        return work;
    }

    /**
     * Goes on with fetches and write-backs that have their frames, without changing a table or replying: the next
     * {@link #doWork} handles what has completed. Kernels may run meanwhile that use the tables as the device has them.
     *
     * @return amount of work; 0 if there was nothing to do.
     */
    public int moveBlocks() {
        return engine.advance() + fetchQueue.start();
    }

    /**
     * Returns whether {@link #moveBlocks} has, or will have, something to do.
     *
     * @return whether blocks are on their way that have not arrived.
     */
    public boolean isMovingBlocks() {
        return engine.isAdvancing();
    }

    /**
     * Returns whether something is on its way that needs no release of a frame.
     *
     * @return false if requests wait for nothing but frames that are in use.
     */
    public boolean isBusy() {
        return !engine.isIdle() || !fetchQueue.isEmpty() || !due.isEmpty();
    }

    /**
     * Returns whether nothing is on its way and no request waits.
     *
     * @return true if {@link #doWork} has nothing to do.
     */
    public boolean isIdle() {
        return !isBusy()
                && frameless.isEmpty()
                && unplaced.isEmpty()
                && unreplaced.isEmpty()
                && replaced.isEmpty()
                && heldWriters.isEmpty()
                && writeBackQueue.isEmpty();
    }

    @Override
    public void onFetched(final BlockTransfer transfer, final FileServiceException failure) {
        final CachedFile file = (CachedFile) transfer.owner();
        places.onWait(file.number());
        file.fetches -= transfer.count();
        for (int i = 0; i < transfer.count(); i++) {
            final int frame = transfer.frame(i);
            if (failure == null) {
                inPlace.keep(frame, transfer.takeMapped(i));
                damaged.onFilled(frame, transfer.damagedUnits());
                if (damaged.has(frame)) {
                    places.onDamaged(file.number(), table.block(frame));
                }
                onFilled(frame);
            } else if (transfer.count() > 1 && (table.hasWaiters(frame) || pageTable.isBehindPlace(frame))) {
                // Perhaps another block has failed.
                fetchQueue.addAlone(frame);
            } else {
                tellPlaces(frame, failure.error(), transfer.count());
                onFetchFailed(frame, failure);
            }
        }
        file.onTransferEnded(due);
    }

    @Override
    public void onWrittenBack(final BlockTransfer transfer, final FileServiceException failure) {
        final CachedFile file = (CachedFile) transfer.owner();
        writeBackQueue.onEnded(transfer);
        if (failure == null) {
            file.onWrittenBack(transfer.version(), transfer.writeCount());
        } else {
            writeBackErrors.incrementRelease();
            file.onWriteBackFailed(failure);
        }
        for (int i = 0; i < transfer.count(); i++) {
            final int frame = transfer.frame(i);
            if (failure != null) {
                granted.drop(frame);
            }
            barriers.onWrittenBack(file, frame);
            granted.settle(frame);
        }
        file.onTransferEnded(due);
    }

    /** A retried writer grants no place, and a retried reader gives none up: so each request is retried once. */
    private int retryPlaced() {
        int retried = 0;
        while (!grants.arePlacesGranted() && !unreplaced.isEmpty()) {
            requests.onRetry(unreplaced.poll());
            retried++;
        }
        while (!places.isGivingUp() && !unplaced.isEmpty()) {
            requests.onRetry(unplaced.poll());
            retried++;
        }
        return retried;
    }

    private int findPlaced(final Request request, final int place) {
        if (places.isGivingUp()) {
            unplaced.add(request);
            return WAITING;
        }
        hits.incrementRelease();
        return place;
    }

    private int findResident(final Request request, final int frame) {
        final FrameTable.State state = table.state(frame);
        if (state == FrameTable.State.DROPPED || table.isUnwritten(frame)) {
            // Not a hit yet: the request looks the block up again.
            granted.watch(frame);
            table.await(frame, request);
            return WAITING;
        }
        hits.incrementRelease();
        if (state == FrameTable.State.RESIDENT) {
            if (table.isMarker(frame)) {
                table.setMarker(frame, false);
                pageTable.show(frame);
            }
            return frame;
        }
        table.await(frame, request);
        return WAITING;
    }

    private void onFilled(final int frame) {
        table.onFilled(frame);
        eviction.onFilled(frame);
        table.takeWaiters(frame, taken);
        if (fetchQueue.isCleared(frame)) {
            replaced.passToWriter(frame, taken, requests);
            return;
        }
        if (table.isMarker(frame) && taken.isEmpty()) {
            return;
        }
        table.setMarker(frame, false);
        pageTable.show(frame);
        for (Request request = taken.poll(); request != null; request = taken.poll()) {
            requests.onReady(request, frame);
        }
    }

    /** Makes a failure known, unless a launch has ended, or another block of the transfer may have failed. */
    private void tellPlaces(final int frame, final PosixError error, final int blockCount) {
        final int number = table.file(frame).number();
        if (error != PosixError.EINTR) {
            places.onFetchFailed(number, table.block(frame));
        }
        if (error == PosixError.EIO && blockCount == 1) {
            places.onDamaged(number, table.block(frame));
        }
    }

    private void onFetchFailed(final int frame, final FileServiceException failure) {
        table.takeWaiters(frame, taken);
        pageTable.remove(frame);
        table.free(frame);
        for (Request request = taken.poll(); request != null; request = taken.poll()) {
            requests.onFailed(request, failure);
        }
    }

    /** Returns whether lookups find the block of a frame there: not after its file was invalidated. */
    private boolean isFound(final int frame) {
        return table.state(frame) == FrameTable.State.RESIDENT
                && pageTable.find(table.file(frame).number(), table.block(frame)) == frame;
    }

    /** Returns whether a frame can be granted for writing once more; otherwise sees to it that it will be. */
    private boolean mayWrite(final int frame) {
        if (table.file(frame).holdsWriters()) {
            return false;
        }
        final boolean hasRange = granted.hasRangeFor(frame);
        if (!hasRange && dirty.isDirty(frame) && !table.isWriting(frame)) {
            writeBackQueue.schedule(frame);
        }
        return hasRange;
    }

    private void scheduleWriteBack(final int frame) {
        writeBackQueue.schedule(frame);
    }
}
