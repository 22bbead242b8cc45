package io.github.galefs.cache;

import io.github.galefs.transfer.BlockTransfer;
import java.util.BitSet;

/**
 * Frames whose blocks could be read in part. Kernels never find them by themselves, so each access is a request, which
 * is granted only if no byte of it is damaged.
 */
final class DamagedFrames {
    private final PageTableWriter pageTable;
    private final BitSet damaged = new BitSet();
    private final ByteRanges ranges;

    DamagedFrames(final int frameCount, final PageTableWriter pageTable) {
        this.pageTable = pageTable;
        this.ranges = new ByteRanges(frameCount);
    }

    /** Notes what is damaged of a frame that was filled. */
    void onFilled(final int frame, final BlockTransfer transfer) {
        ranges.clear(frame);
        for (int part = 0; part < transfer.damageCount(); part++) {
            final int last = ranges.count(frame) - 1;
            // With more parts than there is room for, the last one takes in what lies between.
            final int from = last + 1 < ByteRanges.MAX_RANGES ? transfer.damageBegin(part) : ranges.end(frame, last);
            ranges.add(frame, from, transfer.damageEnd(part));
        }
        damaged.set(frame, transfer.damageCount() > 0);
        if (transfer.damageCount() > 0) {
            pageTable.keepHidden(frame);
        }
    }

    /** Returns whether any byte of a range of a frame is damaged. */
    boolean isDamaged(final int frame, final int begin, final int end) {
        if (!damaged.get(frame)) {
            return false;
        }
        boolean overlaps = false;
        for (int range = 0; range < ranges.count(frame); range++) {
            overlaps |= begin < ranges.end(frame, range) && ranges.begin(frame, range) < end;
        }
        return overlaps;
    }

    /** Returns whether a range covers all that is damaged of a frame. */
    boolean isCovered(final int frame, final int begin, final int end) {
        return damaged.get(frame)
                && begin <= ranges.begin(frame, 0)
                && ranges.end(frame, ranges.count(frame) - 1) <= end;
    }

    /** Forgets the damage of a frame if a range that is written covers all of it. */
    void replace(final int frame, final int begin, final int end) {
        if (isCovered(frame, begin, end)) {
            damaged.clear(frame);
        }
    }
}
