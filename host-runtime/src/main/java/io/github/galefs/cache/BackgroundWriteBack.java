package io.github.galefs.cache;

import io.github.galefs.transfer.TransferEngine;
import java.util.function.IntPredicate;

/**
 * Writes dirty frames back before anybody waits for them, so that evictions find clean frames and little is left for
 * {@code gclose}. Begins when more than a share of the frames is dirty, and goes on until a lower share is left: a
 * block that a kernel writes to again and again stays dirty as long as few others are.
 *
 * <p>Takes the frames that have been dirty for the longest, a batch at a time, in ascending order of file and block.
 * Frames that are granted for writing are passed over, as they would be dirty again at once.
 *
 * @see <a href="https://www.kernel.org/doc/html/latest/admin-guide/sysctl/vm.html">dirty_background_ratio of Linux</a>
 */
final class BackgroundWriteBack {
    /** Part of the frames that may be dirty until this begins. */
    private static final int MAX_DIRTY_PART = 4;

    /** Part of the frames that may be dirty when this ends. */
    private static final int TARGET_PART = 8;

    /** Write-backs in progress from which on this starts no other: the rest is for those that somebody waits for. */
    private static final int MAX_IN_PROGRESS = WriteBackQueue.MAX_IN_PROGRESS / 2;

    /** Most frames of a batch. */
    private static final int MAX_BATCH = 64;

    private final FrameTable table;
    private final DirtyFrames dirty;
    private final GrantedFrames granted;
    private final FetchQueue fetches;
    private final WriteBackQueue writeBack;
    private final TransferEngine engine;
    private final IntPredicate isNotBeingWritten;
    private final int maxDirty;
    private final int target;
    private final int[] batch;
    private int batchCount;
    private int batchNext;
    private boolean isActive;

    BackgroundWriteBack(
            final FrameTable table,
            final DirtyFrames dirty,
            final GrantedFrames granted,
            final FetchQueue fetches,
            final WriteBackQueue writeBack,
            final TransferEngine engine) {
        this.table = table;
        this.dirty = dirty;
        this.granted = granted;
        this.fetches = fetches;
        this.writeBack = writeBack;
        this.engine = engine;
        this.isNotBeingWritten = frame -> !granted.isBeingWritten(frame);
        this.maxDirty = Math.max(1, table.frameCount() / MAX_DIRTY_PART);
        this.target = table.frameCount() / TARGET_PART;
        this.batch = new int[Math.min(MAX_BATCH, table.frameCount())];
    }

    /** Starts write-backs, within the bounds, unless others wait to be started; returns how many. */
    int start() {
        int started = 0;
        while (isWanted() && !areOthersWaiting() && hasCapacity() && startNext()) {
            started++;
        }
        return started;
    }

    private boolean isWanted() {
        final boolean wasActive = isActive;
        isActive = dirty.dirtyCount() > (wasActive ? target : maxDirty);
        if (wasActive && !isActive) {
            batchCount = 0;
            batchNext = 0;
        }
        return isActive;
    }

    private boolean areOthersWaiting() {
        return !fetches.isEmpty() || !writeBack.isEmpty();
    }

    /** Returns whether one more may be started: at least one is in progress, however much is fetched meanwhile. */
    private boolean hasCapacity() {
        final int inProgress = writeBack.inProgress();
        return inProgress == 0 || (inProgress < MAX_IN_PROGRESS && engine.hasSpareWorkers());
    }

    /** Starts a write-back; returns false if no frame can be written back now, or there is no memory for it. */
    private boolean startNext() {
        if (batchNext == batchCount) {
            takeBatch();
        }
        while (batchNext < batchCount) {
            final int frame = batch[batchNext];
            if (writeBack.canWrite(frame)) {
                final boolean isStarted = writeBack.start(frame, isNotBeingWritten);
                batchNext += isStarted ? 1 : 0;
                return isStarted;
            }
            // A transfer has taken it along.
            batchNext++;
        }
        return false;
    }

    /** Takes the frames that have been dirty for the longest; those that are in use are looked at last from now on. */
    private void takeBatch() {
        batchCount = 0;
        batchNext = 0;
        int frame = dirty.oldest();
        for (int i = Math.min(batch.length, dirty.dirtyCount() - target); i > 0; i--) {
            final int younger = dirty.nextYounger(frame);
            if (table.isWriting(frame) || granted.isBeingWritten(frame)) {
                dirty.makeYoungest(frame);
            } else {
                insert(frame);
            }
            frame = younger;
        }
    }

    /** Inserts a frame into the batch. Frames mostly come in ascending order. */
    private void insert(final int frame) {
        int place = batchCount++;
        while (place > 0 && precedes(frame, batch[place - 1])) {
            batch[place] = batch[place - 1];
            place--;
        }
        batch[place] = frame;
    }

    private boolean precedes(final int frame, final int other) {
        final int file = table.file(frame).number();
        final int otherFile = table.file(other).number();
        return file == otherFile ? table.block(frame) < table.block(other) : file < otherFile;
    }
}
