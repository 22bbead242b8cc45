package io.github.galefs.cache;

import io.github.galefs.file.MappedBlock;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Frames whose blocks lie in the memory of the file service, where kernels read them. Their number is at most that of
 * the frames. Nobody writes there: a block that is to be written to leaves its frame first, and is copied into another
 * one; who is reading it goes on, as the bytes do not change.
 */
final class InPlaceFrames {
    /** Time from one look for memory that the file service wants back to the next: an open for writing waits for it. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Turns from one look at the clock to the next. */
    private static final int TURNS = 64;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final GrantedFrames granted;
    private final AtomicCounter blocksInPlace;
    private int turns;
    private long nextLook = System.nanoTime();

    InPlaceFrames(
            final FrameTable table,
            final PageTableWriter pageTable,
            final GrantedFrames granted,
            final Counters counters) {
        this.table = table;
        this.pageTable = pageTable;
        this.granted = granted;
        this.blocksInPlace = counters.counter(Metric.BLOCKS_IN_PLACE);
    }

    /** Keeps the block of a hidden frame, unless it is null, until the frame is free. */
    void keep(final int frame, final MappedBlock block) {
        if (block != null) {
            blocksInPlace.incrementRelease();
            table.setMapped(frame, block);
            pageTable.move(frame, block.bytes().address());
        }
    }

    /** Makes a block leave its frame if it lies in the memory of the file service; returns whether it has left. */
    boolean leaves(final int frame) {
        final boolean leaves = table.isInPlace(frame) && table.state(frame) == FrameTable.State.RESIDENT;
        if (leaves) {
            granted.drop(frame);
            granted.settle(frame);
        }
        return leaves;
    }

    /** Begins a launch: the next turn looks for memory that the file service wants back. */
    void beginLaunch() {
        turns = 0;
        nextLook = System.nanoTime();
    }

    /** From time to time, frees frames of blocks whose memory the file service wants back, unless they are in use. */
    void freeOutdated(final FrameReclaimer reclaimer) {
        if (turns++ % TURNS != 0 || System.nanoTime() - nextLook < 0) {
            return;
        }
        // A call frees a batch; the rest is wanted back just as soon.
        if (!areAnyOutdated() || reclaimer.reclaim(this::isOutdated) == 0) {
            nextLook = System.nanoTime() + LOOK_NANOS;
        }
    }

    /** Frees the frames of all blocks whose memory the file service wants back, unless they are in use. */
    void freeAllOutdated(final FrameReclaimer reclaimer) {
        // A call frees a batch.
        int freed = 1;
        while (freed > 0 && areAnyOutdated()) {
            freed = reclaimer.reclaim(this::isOutdated);
        }
    }

    /** Returns whether the file service wants the memory of a frame's block back. */
    private boolean isOutdated(final int frame) {
        return table.isInPlace(frame) && !table.mapped(frame).isCurrent();
    }

    /** Returns whether any block lies in the memory of the file service. */
    boolean areAny() {
        return table.nextInPlace(0) != FrameTable.NONE;
    }

    private boolean areAnyOutdated() {
        for (int frame = table.nextInPlace(0); frame != FrameTable.NONE; frame = table.nextInPlace(frame + 1)) {
            if (isOutdated(frame)) {
                return true;
            }
        }
        return false;
    }

    /** Gives up all memory of the file service. No work-group may be using a frame. */
    void close() {
        for (int frame = table.nextInPlace(0); frame != FrameTable.NONE; frame = table.nextInPlace(frame + 1)) {
            table.closeMapped(frame);
        }
    }
}
