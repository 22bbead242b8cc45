package io.github.galefs.cache;

import io.github.galefs.transfer.BlockTransfer;
import io.github.galefs.transfer.TransferEngine;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Dirty frames to be written back. Each write-back takes the dirty neighbours of its block along, in ascending order; a
 * bounded number is in progress.
 */
final class WriteBackQueue {
    /** Most write-backs in progress: enough for a service that takes many at once, and few beside fetches. */
    static final int MAX_IN_PROGRESS = 16;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final DirtyFrames dirty;
    private final TransferEngine engine;

    /** Collects the writes to a frame that have ended. */
    private final IntConsumer collectWrites;

    /** A ring of scheduled frames. */
    private final int[] queue;

    private final boolean[] scheduled;
    private int head;
    private int count;
    private int inProgress;

    WriteBackQueue(
            final FrameTable table,
            final PageTableWriter pageTable,
            final DirtyFrames dirty,
            final TransferEngine engine,
            final IntConsumer collectWrites) {
        this.table = table;
        this.pageTable = pageTable;
        this.dirty = dirty;
        this.engine = engine;
        this.collectWrites = collectWrites;
        this.queue = new int[table.frameCount()];
        this.scheduled = new boolean[table.frameCount()];
    }

    boolean isEmpty() {
        return count == 0;
    }

    int inProgress() {
        return inProgress;
    }

    /** Schedules a frame, unless it is. */
    void schedule(final int frame) {
        if (!scheduled[frame]) {
            scheduled[frame] = true;
            final int tail = head + count;
            queue[tail < queue.length ? tail : tail - queue.length] = frame;
            count++;
        }
    }

    /** Starts write-backs, within the bound; returns how many. */
    int start() {
        int started = 0;
        while (count > 0 && inProgress < MAX_IN_PROGRESS) {
            final int frame = queue[head];
            if (canWrite(frame) && !start(frame, _ -> true)) {
                return started;
            }
            head = head + 1 == queue.length ? 0 : head + 1;
            count--;
            scheduled[frame] = false;
            started++;
        }
        return started;
    }

    /** Records the end of a write-back, whatever its result. */
    void onEnded(final BlockTransfer transfer) {
        inProgress--;
        for (int i = 0; i < transfer.count(); i++) {
            table.setWriting(transfer.frame(i), false);
        }
        table.file(transfer.frame(0)).writeBacks--;
    }

    /**
     * Starts the write-back of a frame that {@link #canWrite}, with its dirty neighbours, before those that are
     * scheduled; returns false, with nothing done, if there is no memory for it.
     *
     * @param mayFollow tells which neighbours are taken along.
     */
    boolean start(final int frame, final IntPredicate mayFollow) {
        final CachedFile file = table.file(frame);
        long block = table.block(frame);
        int length = 1;
        while (length < engine.maxBlocks() && block > 0 && canFollow(find(file, block - 1), mayFollow)) {
            block--;
            length++;
        }
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(file, file.handleForWriting(), block);
        addBlock(transfer, find(file, block, frame));
        int next = find(file, block + transfer.count(), frame);
        while (transfer.count() < engine.maxBlocks() && (next == frame || canFollow(next, mayFollow))) {
            addBlock(transfer, next);
            next = find(file, block + transfer.count(), frame);
        }
        if (!engine.start(transfer)) {
            engine.cancel(transfer);
            return false;
        }
        for (int i = 0; i < transfer.count(); i++) {
            dirty.clearRanges(transfer.frame(i));
            table.setWriting(transfer.frame(i), true);
        }
        file.writeBacks++;
        inProgress++;
        return true;
    }

    private void addBlock(final BlockTransfer transfer, final int frame) {
        // Writes that end from now on are written back by the next transfer.
        collectWrites.accept(frame);
        transfer.addBlock(frame);
        final ByteRanges ranges = dirty.ranges();
        for (int range = 0; range < ranges.count(frame); range++) {
            transfer.addRange(ranges.begin(frame, range), ranges.end(frame, range));
        }
    }

    boolean canWrite(final int frame) {
        return frame != FrameTable.NONE && dirty.isDirty(frame) && !table.isWriting(frame);
    }

    private boolean canFollow(final int frame, final IntPredicate mayFollow) {
        return canWrite(frame) && mayFollow.test(frame);
    }

    private int find(final CachedFile file, final long block) {
        return pageTable.find(file.number(), block);
    }

    /** Finds a block, of which it is known that one frame has the block that it has. */
    private int find(final CachedFile file, final long block, final int known) {
        return table.block(known) == block ? known : find(file, block);
    }
}
