package io.github.galefs.cache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.BlockTransfer;
import java.lang.invoke.VarHandle;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Blocks of files in frames. Used by one thread at a time; kernels find blocks in the page table meanwhile.
 *
 * <p>A frame that this class returns is to be granted to a work-group before the next call, since another call may
 * evict it.
 */
public final class BlockCache {
    /**
     * Every frame is in use by a work-group just now. Work-groups wait for nothing while they use one, so try again.
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
     * An empty cache.
     *
     * @param frameCount frames, at least 1.
     * @param pageTable  an empty table for as many frames.
     * @param eviction   for as many frames.
     * @param guard      tells which frames are in use.
     * @param transfer   moves blocks.
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
     * Has a block in a frame, to be read.
     *
     * @param file  open for reading or writing.
     * @param block index of the block in the file.
     * @return the frame's number, or {@link #NO_FRAME_NOW}.
     * @throws FileServiceException when the block cannot be fetched, or nothing can be evicted because write-back
     *     fails.
     */
    public int frameToRead(final CachedFile file, final long block) throws FileServiceException {
        final int resident = pageTable.find(file.number(), block);
        if (resident != PageTableWriter.NOT_RESIDENT) {
            hits.incrementRelease();
            return resident;
        }
        final int frame = takeFrame();
        if (frame != NO_FRAME_NOW) {
            misses.incrementRelease();
            fetch(file, block, frame);
            enter(file, block, frame);
        }
        return frame;
    }

    /**
     * Has a block in a frame, to be written to, and counts the range as dirty from now on.
     *
     * @param file    open for writing.
     * @param block   index of the block in the file.
     * @param begin   first byte that will be written, within the block.
     * @param end     one past the last.
     * @param content whether any of what the server has of the block stays; if not, it is not fetched.
     * @return the frame's number, or {@link #NO_FRAME_NOW}.
     * @throws FileServiceException when the block cannot be fetched, or nothing can be evicted because write-back
     *     fails.
     */
    public int frameToWrite(
            final CachedFile file, final long block, final int begin, final int end, final BlockContent content)
            throws FileServiceException {
        int frame = pageTable.find(file.number(), block);
        if (frame != PageTableWriter.NOT_RESIDENT) {
            hits.incrementRelease();
        } else {
            frame = takeFrame();
            if (frame == NO_FRAME_NOW) {
                return NO_FRAME_NOW;
            }
            misses.incrementRelease();
            switch (content) {
                case NEEDED -> fetch(file, block, frame);
                // Zeros rather than what the frame held: another work-group may read the block before the write is
                // complete.
                case REPLACED -> transfer.clear(frame);
            }
            enter(file, block, frame);
        }
        dirty.mark(file, frame, begin, end);
        return frame;
    }

    /**
     * Whether a work-group may still be writing to a dirty block of a file.
     *
     * @param file the file.
     * @return true while a grant of one of its dirty frames is outstanding.
     */
    public boolean isBeingWritten(final CachedFile file) {
        for (int frame = file.firstDirty; frame != DirtyFrames.NONE; frame = dirty.next(frame)) {
            if (guard.isGranted(frame)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Writes all dirty blocks of a file to the server. A block that is being written to stays dirty. A failure is kept
     * with the file, see {@link CachedFile#takeWriteBackError()}; its block stays dirty, and the others are written.
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
     * Forgets what has been written to a file and has not gone to the server.
     *
     * @param file the file.
     */
    public void discardDirty(final CachedFile file) {
        while (file.isDirty()) {
            dirty.clean(file, file.firstDirty);
        }
    }

    private void fetch(final CachedFile file, final long block, final int frame) throws FileServiceException {
        try {
            transfer.fetch(file.handleForReading(), block, frame);
        } catch (final FileServiceException | RuntimeException e) {
            free[freeCount++] = frame;
            throw e;
        }
    }

    private void enter(final CachedFile file, final long block, final int frame) {
        files[frame] = file;
        blocks[frame] = block;
        pageTable.insert(frame, file.number(), block);
        eviction.onFilled(frame);
    }

    private int takeFrame() throws FileServiceException {
        if (freeCount > 0) {
            return free[--freeCount];
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
     * Takes a frame away from its block, if nobody uses it. See {@link io.github.galefs.kernel.page.PageTable#protect}
     * for the kernel's half of the argument.
     */
    private boolean evict(final int frame) {
        // The first look at the hazards only saves work: hiding a block that is in use would make kernels ask for it.
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

    private boolean writeBackFrame(final int frame) {
        final CachedFile file = files[frame];
        try {
            // Asked first: what a grant that ends meanwhile has written, the copy below may have missed.
            final boolean writing = guard.isGranted(frame);
            VarHandle.fullFence();
            final long version = transfer.writeBack(
                    file.handleForWriting(), blocks[frame], frame, dirty.begin(frame), dirty.end(frame));
            file.onWrittenBack(version);
            if (!writing) {
                dirty.clean(file, frame);
            }
            return true;
        } catch (final FileServiceException e) {
            writeBackErrors.incrementRelease();
            file.onWriteBackFailed(e.error());
            evictionFailure = e;
            return false;
        }
    }
}
