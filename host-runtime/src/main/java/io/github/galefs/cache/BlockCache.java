package io.github.galefs.cache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.BlockTransfer;
import java.lang.invoke.VarHandle;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Cache of blocks in frames. Used by one thread at a time; kernels look blocks up in the page table concurrently.
 *
 * <p>A frame that this class returns must be granted to a work-group before the next call, which may evict it. A copy
 * into it may be in progress: see {@link BlockTransfer#isFilling}.
 */
public final class BlockCache {
    /**
     * Work-groups are using all frames, or copies in progress all memory for copies. Both end without further requests,
     * so try again.
     */
    public static final int NO_FRAME_NOW = -1;

    private final PageTableWriter pageTable;
    private final EvictionPolicy eviction;
    private final FrameGuard guard;
    private final BlockTransfer transfer;
    private final DirtyFrames dirty;
    private final CachedFile[] files;
    private final long[] blocks;
    private final int[] free;
    private int freeCount;
    private FileServiceException evictionFailure;

    private final AtomicCounter hits;
    private final AtomicCounter misses;
    private final AtomicCounter evictions;
    private final AtomicCounter writeBackErrors;

    /**
     * Creates an empty cache.
     *
     * @param frameCount frames, at least 1.
     * @param pageTable  an empty table for as many frames.
     * @param eviction   for as many frames.
     * @param guard      of frames in use.
     * @param transfer   copies blocks.
     * @param counters   counts hits, misses, evictions and failed write-backs.
     */
    public BlockCache(
            final int frameCount,
            final PageTableWriter pageTable,
            final EvictionPolicy eviction,
            final FrameGuard guard,
            final BlockTransfer transfer,
            final Counters counters) {
        this.pageTable = pageTable;
        this.eviction = eviction;
        this.guard = guard;
        this.transfer = transfer;
        this.dirty = new DirtyFrames(frameCount);
        this.files = new CachedFile[frameCount];
        this.blocks = new long[frameCount];
        this.free = new int[frameCount];
        for (int frame = frameCount - 1; frame >= 0; frame--) {
            free[freeCount++] = frame;
        }
        this.hits = counters.counter(Metric.CACHE_HITS);
        this.misses = counters.counter(Metric.CACHE_MISSES);
        this.evictions = counters.counter(Metric.CACHE_EVICTIONS);
        this.writeBackErrors = counters.counter(Metric.WRITE_BACK_ERRORS);
    }

    /**
     * Returns the frame of a block, for reading; fetches the block if it is not cached.
     *
     * @param file  open for reading or writing.
     * @param block index of the block in the file.
     * @return the frame's number, or {@link #NO_FRAME_NOW}.
     * @throws FileServiceException the block cannot be fetched, or no block can be evicted because write-back fails.
     */
    public int frameToRead(final CachedFile file, final long block) throws FileServiceException {
        final int resident = pageTable.find(file.number(), block);
        if (resident != PageTableWriter.NOT_RESIDENT) {
            hits.incrementRelease();
            return resident;
        }
        final int frame = transfer.canFetch() ? takeFrame() : NO_FRAME_NOW;
        if (frame != NO_FRAME_NOW) {
            misses.incrementRelease();
            fetch(file, block, frame);
            insert(file, block, frame);
        }
        return frame;
    }

    /**
     * Returns the frame of a block, for writing, and marks a range of it as dirty.
     *
     * @param file    open for writing.
     * @param block   index of the block in the file.
     * @param begin   first byte that will be written, within the block.
     * @param end     one past the last.
     * @param content whether the block must be fetched if it is not cached.
     * @return the frame's number, or {@link #NO_FRAME_NOW}.
     * @throws FileServiceException the block cannot be fetched, or no block can be evicted because write-back fails.
     */
    public int frameToWrite(
            final CachedFile file, final long block, final int begin, final int end, final BlockContent content)
            throws FileServiceException {
        int frame = pageTable.find(file.number(), block);
        if (frame != PageTableWriter.NOT_RESIDENT) {
            hits.incrementRelease();
        } else {
            frame = transfer.canFetch() ? takeFrame() : NO_FRAME_NOW;
            if (frame == NO_FRAME_NOW) {
                return NO_FRAME_NOW;
            }
            misses.incrementRelease();
            switch (content) {
                case NEEDED -> fetch(file, block, frame);
                // Clear the previous block's bytes: another work-group may read the frame before the write is complete.
                case REPLACED -> transfer.clear(frame);
            }
            insert(file, block, frame);
        }
        dirty.onWriters(frame, writerCount(frame));
        dirty.onGranted(file, frame, begin, end);
        return frame;
    }

    /**
     * Shows a block to kernels after the copy into its frame has completed.
     *
     * @param frame the frame's number.
     */
    public void onFilled(final int frame) {
        pageTable.show(frame);
    }

    /**
     * Returns whether a work-group may still be writing to a dirty block of a file.
     *
     * @param file the file.
     * @return true while a grant of one of its dirty frames for writing is outstanding.
     */
    public boolean isBeingWritten(final CachedFile file) {
        for (int frame = file.firstDirty; frame != DirtyFrames.NONE; frame = dirty.next(frame)) {
            if (isBeingWritten(frame)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Writes all dirty blocks of a file to the file service. A block that is being written stays dirty; of that, only
     * what other work-groups have written before is written back, as the frame may have been cleared. A failure is
     * stored in the file, see {@link CachedFile#takeWriteBackError()}; its block stays dirty, and the others are
     * written.
     *
     * @param file open for writing, if it is dirty.
     */
    public void writeBack(final CachedFile file) {
        int frame = file.firstDirty;
        while (frame != DirtyFrames.NONE) {
            final int next = dirty.next(frame);
            writeBackFrame(frame);
            frame = next;
        }
    }

    /**
     * Discards writes to a file that were not written back.
     *
     * @param file the file.
     */
    public void discardDirty(final CachedFile file) {
        while (file.isDirty()) {
            dirty.discard(file, file.firstDirty);
        }
    }

    /**
     * Discards the dirty ranges that no work-group has written: those of frames that are still granted for writing when
     * a launch has ended. Such a frame may lack the block's content, so the caller must invalidate the file's blocks.
     * If several work-groups were writing to such a block at that moment, the writes of all are lost.
     *
     * @param file the file.
     * @return whether a range was discarded.
     */
    public boolean discardUnwritten(final CachedFile file) {
        boolean discarded = false;
        int frame = file.firstDirty;
        while (frame != DirtyFrames.NONE) {
            final int next = dirty.next(frame);
            if (isBeingWritten(frame)) {
                dirty.onAbandoned(file, frame);
                discarded = true;
            }
            frame = next;
        }
        return discarded;
    }

    private void fetch(final CachedFile file, final long block, final int frame) throws FileServiceException {
        try {
            transfer.fetch(file.handleForReading(), block, frame);
        } catch (final FileServiceException | RuntimeException e) {
            free[freeCount++] = frame;
            throw e;
        }
    }

    private void insert(final CachedFile file, final long block, final int frame) {
        files[frame] = file;
        blocks[frame] = block;
        if (transfer.isFilling(frame)) {
            pageTable.insertHidden(frame, file.number(), block);
        } else {
            pageTable.insert(frame, file.number(), block);
        }
        eviction.onFilled(frame);
    }

    private int takeFrame() throws FileServiceException {
        if (freeCount > 0) {
            return free[--freeCount];
        }
        if (guard.areAllGranted()) {
            return NO_FRAME_NOW;
        }
        evictionFailure = null;
        final int frame = eviction.evict(this::evict);
        if (frame != EvictionPolicy.NONE) {
            evictions.incrementRelease();
            return frame;
        }
        if (evictionFailure != null) {
            throw evictionFailure;
        }
        return NO_FRAME_NOW;
    }

    /**
     * Evicts the block of a frame unless a work-group uses it. See
     * {@link io.github.galefs.kernel.page.PageTable#protect} for the device's half of the argument.
     */
    private boolean evict(final int frame) {
        // The first check of the hazards is an optimisation: hiding a block in use would cause requests of kernels.
        if (guard.isGranted(frame) || guard.isProtected(frame)) {
            return false;
        }
        if (dirty.isDirty(frame) && !writeBackFrame(frame)) {
            return false;
        }
        pageTable.hide(frame);
        VarHandle.fullFence();
        if (guard.isProtected(frame)) {
            pageTable.show(frame);
            return false;
        }
        pageTable.remove(frame);
        files[frame] = null;
        return true;
    }

    private boolean isBeingWritten(final int frame) {
        return writerCount(frame) > 0;
    }

    /** Returns the outstanding grants of a frame for writing. */
    private int writerCount(final int frame) {
        // The guard may search all work-groups.
        return dirty.grantCount(frame) == 0 ? 0 : guard.writerCount(frame);
    }

    private boolean writeBackFrame(final int frame) {
        final CachedFile file = files[frame];
        // Before the copy: the copy may miss writes of a grant that ends in the meantime.
        dirty.onWriters(frame, writerCount(frame));
        VarHandle.fullFence();
        final FrameRanges written = dirty.written();
        if (written.isEmpty(frame)) {
            return true;
        }
        try {
            final long version = transfer.writeBack(
                    file.handleForWriting(), blocks[frame], frame, written.begin(frame), written.end(frame));
            file.onWrittenBack(version);
            dirty.onWrittenBack(file, frame);
            return true;
        } catch (final FileServiceException e) {
            writeBackErrors.incrementRelease();
            file.onWriteBackFailed(e.error());
            evictionFailure = e;
            return false;
        }
    }
}
