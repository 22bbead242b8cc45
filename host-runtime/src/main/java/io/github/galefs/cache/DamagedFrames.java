package io.github.galefs.cache;

import io.github.galefs.kernel.file.FileOperation;
import java.util.BitSet;
import org.agrona.collections.Int2ObjectHashMap;

/**
 * Frames whose blocks could be read in part. Kernels never find them by themselves, so each access is a request, which
 * is granted only if it reads no unit that is damaged, and replaces each that it writes to. A unit is sound again when
 * the work-group has released what it has written: until then the frame has no byte of it.
 */
final class DamagedFrames {
    private final PageTableWriter pageTable;
    private final Int2ObjectHashMap<Damage> frames = new Int2ObjectHashMap<>();

    /** The damaged units of a block, and how many of its bytes belong to the file: behind them, nothing is damaged. */
    private static final class Damage {
        private final BitSet units;
        private int contentEnd = Integer.MAX_VALUE;

        Damage(final BitSet units) {
            this.units = units;
        }

        boolean isIn(final int begin, final int end) {
            final int unit = units.nextSetBit(begin >> FileOperation.UNIT_SHIFT);
            return unit >= 0 && unit << FileOperation.UNIT_SHIFT < end;
        }

        /** Removes what a range covers, and returns whether it also touches what it does not cover. */
        boolean remove(final int begin, final int end) {
            boolean isLeft = false;
            int unit = units.nextSetBit(begin >> FileOperation.UNIT_SHIFT);
            while (unit >= 0 && unit << FileOperation.UNIT_SHIFT < end) {
                final int unitEnd = Math.min((unit + 1) << FileOperation.UNIT_SHIFT, contentEnd);
                if (begin <= unit << FileOperation.UNIT_SHIFT && unitEnd <= end) {
                    units.clear(unit);
                } else {
                    isLeft = true;
                }
                unit = units.nextSetBit(unit + 1);
            }
            return isLeft;
        }
    }

    DamagedFrames(final PageTableWriter pageTable) {
        this.pageTable = pageTable;
    }

    /** Notes which units of a frame that was filled are damaged, perhaps none. */
    void onFilled(final int frame, final BitSet units) {
        frames.remove(frame);
        if (!units.isEmpty()) {
            frames.put(frame, new Damage((BitSet) units.clone()));
            pageTable.keepHidden(frame);
        }
    }

    /** Returns whether a frame has a damaged unit. */
    boolean has(final int frame) {
        return frames.containsKey(frame);
    }

    /** Returns whether a range of a frame touches a damaged unit. */
    boolean isDamaged(final int frame, final int begin, final int end) {
        final Damage damage = frames.get(frame);
        return damage != null && damage.isIn(begin, end);
    }

    /**
     * Returns whether a range of a frame covers each damaged unit that it touches.
     *
     * @param contentEnd bytes of the block that belong to the file before the write.
     */
    boolean isReplaced(final int frame, final int begin, final int end, final int contentEnd) {
        final Damage damage = frames.get(frame);
        if (damage == null) {
            return true;
        }
        damage.contentEnd = Math.min(damage.contentEnd, contentEnd);
        final Damage left = new Damage((BitSet) damage.units.clone());
        left.contentEnd = damage.contentEnd;
        return !left.remove(begin, end);
    }

    /** Forgets what was damaged of a range that was written; returns whether the frame has no more damage. */
    boolean onWritten(final int frame, final int begin, final int end) {
        final Damage damage = frames.get(frame);
        if (damage == null) {
            return false;
        }
        damage.remove(begin, end);
        if (!damage.units.isEmpty()) {
            return false;
        }
        frames.remove(frame);
        pageTable.endKeptHidden(frame);
        return true;
    }

    /** Returns the frames that have damage, and forgets it: they must be filled anew. */
    int[] removeAll() {
        final int[] all = frames.keySet().stream().mapToInt(Integer::intValue).toArray();
        frames.clear();
        return all;
    }
}
