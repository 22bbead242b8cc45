package io.github.galefs.cache;

import java.util.BitSet;

/**
 * Frames that work-groups have mapped, and may hold for any time. Each reply to a mapping leaves another frame
 * unmapped, for reads and writes; a cache of one frame may be mapped.
 *
 * <p>A work-group that finds its block in the page table maps it without a request. Such mappings may fill the cache
 * all the same; this class sees them at its next look.
 */
final class MappedFrames {
    /** Unmapped frames before a mapping begins: its own and one for all others. */
    static final int WANTED = 2;

    private static final int NONE = FrameTable.NONE;

    private final FrameTable table;
    private final GrantedFrames granted;
    private final FrameProtection protection;

    /** Frames that were mapped without a request, as of the latest look. */
    private final BitSet found = new BitSet();

    MappedFrames(final FrameTable table, final GrantedFrames granted, final FrameProtection protection) {
        this.table = table;
        this.granted = granted;
        this.protection = protection;
    }

    /**
     * Returns whether a frame may be granted for a mapping. Looks at the frames of all work-groups only if fewer than
     * two frames are free.
     *
     * @param frame that has the block, or {@link FrameTable#NONE} for any frame.
     */
    boolean mayMap(final int frame) {
        if (table.freeCount() >= WANTED) {
            return true;
        }
        found.clear();
        protection.addMapped(found);
        return (frame != NONE && isMapped(frame)) || hasUnmapped(Math.min(WANTED, table.frameCount()));
    }

    private boolean hasUnmapped(final int wanted) {
        int count = 0;
        for (int frame = 0; frame < table.frameCount() && count < wanted; frame++) {
            count += isMapped(frame) ? 0 : 1;
        }
        return count == wanted;
    }

    /** Returns whether a work-group has mapped a frame, or is to map it when it is filled. */
    private boolean isMapped(final int frame) {
        return found.get(frame) || granted.isMapped(frame) || table.hasMappingWaiter(frame);
    }
}
