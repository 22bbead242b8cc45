package io.github.galefs.cache;

import io.github.galefs.transfer.BlockTransfer;
import io.github.galefs.transfer.TransferEngine;
import java.util.BitSet;

/**
 * Frames to be filled, in the order in which they were asked for. Neighbouring blocks of a file travel together, as do
 * a few others of the same file where that is faster.
 */
final class FetchQueue {
    private final FrameTable table;
    private final TransferEngine engine;

    /** Frames that are set to zero: their blocks are replaced entirely. */
    private final BitSet cleared = new BitSet();

    /** Frames whose blocks may stay where the file service has them. */
    private final BitSet staying = new BitSet();

    /** Frames whose blocks travel alone, as a transfer of several has failed. */
    private final BitSet alone = new BitSet();

    /** A ring. */
    private final int[] queue;

    private int head;
    private int count;

    FetchQueue(final FrameTable table, final TransferEngine engine) {
        this.table = table;
        this.engine = engine;
        this.queue = new int[table.frameCount()];
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Returns whether a frame that was filled was set to zero. */
    boolean isCleared(final int frame) {
        return cleared.get(frame);
    }

    void add(final int frame, final BlockContent content) {
        cleared.set(frame, content == BlockContent.REPLACED);
        staying.set(frame, content == BlockContent.IN_PLACE);
        alone.clear(frame);
        append(frame);
    }

    /** Adds a frame again whose transfer has failed, perhaps because of another block. */
    void addAlone(final int frame) {
        alone.set(frame);
        append(frame);
    }

    /** Starts transfers of all frames for whose transfers there is memory; returns how many. */
    int start() {
        int started = 0;
        boolean hasMemory = true;
        while (count > 0 && hasMemory) {
            hasMemory = startFirst();
            started += hasMemory ? 1 : 0;
        }
        return started;
    }

    private boolean startFirst() {
        final int first = queue[head];
        final CachedFile file = table.file(first);
        final BlockTransfer transfer = engine.take();
        if (cleared.get(first)) {
            transfer.clear(file, table.block(first));
        } else if (staying.get(first)) {
            transfer.fetchInPlace(file, file.handleForReading(), table.block(first));
        } else {
            transfer.fetch(file, file.handleForReading(), table.block(first));
        }
        final int maxNeighbours = engine.usefulBlocks(count);
        final int maxScattered = engine.usefulScatteredBlocks(count);
        boolean areNeighbours = true;
        int length = 0;
        do {
            final int frame = queue[position(length)];
            transfer.addBlock(frame, table.block(frame));
            length++;
            areNeighbours &= length < count && isNeighbour(length);
        } while (length < count
                && length < (areNeighbours ? maxNeighbours : maxScattered)
                && isLikeThePrevious(length));
        if (!engine.start(transfer)) {
            engine.cancel(transfer);
            return false;
        }
        head = position(length);
        count -= length;
        return true;
    }

    /** Returns whether the block at a place of the queue follows the one before it, in whichever file. */
    private boolean isNeighbour(final int place) {
        return table.block(queue[position(place)]) == table.block(queue[position(place - 1)]) + 1;
    }

    /** Returns whether the block at a place of the queue may travel with the one before it. */
    private boolean isLikeThePrevious(final int place) {
        final int previous = queue[position(place - 1)];
        final int frame = queue[position(place)];
        return table.file(frame) == table.file(previous)
                && cleared.get(frame) == cleared.get(previous)
                && staying.get(frame) == staying.get(previous)
                && !alone.get(frame)
                && !alone.get(previous);
    }

    private void append(final int frame) {
        queue[position(count)] = frame;
        count++;
        table.file(frame).fetches++;
    }

    private int position(final int place) {
        final int position = head + place;
        return position < queue.length ? position : position - queue.length;
    }
}
