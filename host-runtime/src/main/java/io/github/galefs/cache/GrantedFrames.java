package io.github.galefs.cache;

import io.github.galefs.request.FrameGrants;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import io.github.galefs.request.WriteGrants;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * Grants of frames to work-groups, and what follows when nobody writes to a frame any more: if it was dropped, it is
 * written back and given up.
 */
final class GrantedFrames {
    private static final int NONE = FrameTable.NONE;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final FrameGrants grants;
    private final DirtyFrames dirty;
    private final DamagedFrames damaged;
    private final IntConsumer writeBack;
    private final RequestQueue written;
    private final RequestQueue frameless;

    /** Frames whose blocks were asked for, and must not be served before work-groups have ended their writes. */
    private final BitSet watched = new BitSet();

    /**
     * Creates what keeps the grants.
     *
     * @param grants    of each frame.
     * @param damaged   which parts of frames cannot be read.
     * @param writeBack schedules a frame.
     * @param written   receives the requests that have waited for a block to be written.
     * @param frameless receives the requests that have waited for a frame that is given up.
     */
    GrantedFrames(
            final FrameTable table,
            final PageTableWriter pageTable,
            final FrameGrants grants,
            final DirtyFrames dirty,
            final DamagedFrames damaged,
            final IntConsumer writeBack,
            final RequestQueue written,
            final RequestQueue frameless) {
        this.table = table;
        this.pageTable = pageTable;
        this.grants = grants;
        this.dirty = dirty;
        this.damaged = damaged;
        this.writeBack = writeBack;
        this.written = written;
        this.frameless = frameless;
    }

    void addReader(final Request request, final int frame) {
        grants.addReader(request, frame);
    }

    void addWriter(final Request request, final int frame, final int begin, final int end, final WriteGrants user) {
        final CachedFile file = table.file(frame);
        file.writers++;
        dirty.link(file, frame);
        grants.addWriter(request, frame, begin, end, user);
    }

    boolean hasWriters(final int frame) {
        return grants.writerCount(frame) > 0;
    }

    /** Returns whether a work-group has a frame, after a look at what was released. */
    boolean isGranted(final int frame) {
        collectReleases(frame);
        return grants.isGranted(frame);
    }

    /** Returns whether a work-group may be writing to a frame, after a look at what was released. */
    boolean isBeingWritten(final int frame) {
        collectReleases(frame);
        return hasWriters(frame);
    }

    /** Returns whether a work-group was granted a frame for a mapping, after a look at what was released. */
    boolean isMapped(final int frame) {
        collectReleases(frame);
        Request request = grants.first(frame);
        while (request != null && !request.isMapping()) {
            request = grants.next(request);
        }
        return request != null;
    }

    /** Returns whether a frame has room for the range of another writer, after a look at what was released. */
    boolean hasRangeFor(final int frame) {
        if (rangeCount(frame) >= ByteRanges.MAX_RANGES) {
            collectReleases(frame);
        }
        return rangeCount(frame) < ByteRanges.MAX_RANGES;
    }

    /** Ends a grant; what was granted for writing was written. */
    void release(final Request request) {
        final int frame = request.grantedFrame();
        final boolean wrote = request.mayWrite();
        grants.remove(request);
        if (wrote) {
            dirty.addRange(frame, request.writeBegin(), request.writeEnd());
            showIfUnwritten(frame);
            showIfSound(frame, request);
            onWriterEnded(frame);
        }
    }

    /** Ends a grant; what was granted for writing was written in part, or not at all. */
    void abandon(final Request request) {
        final int frame = request.grantedFrame();
        final boolean mayHaveWritten = request.mayWrite();
        grants.remove(request);
        if (mayHaveWritten) {
            drop(frame);
            onWriterEnded(frame);
        }
    }

    /** Ends the grants of a file that work-groups have released without another request. */
    void collectReleases(final CachedFile file) {
        int frame = file.firstDirty;
        while (frame != NONE) {
            final int next = dirty.next(frame);
            collectReleases(frame);
            frame = next;
        }
    }

    /** Ends the grants of a frame that work-groups have released, or have given up, without another request. */
    void collectReleases(final int frame) {
        Request request = grants.first(frame);
        while (request != null) {
            final Request next = grants.next(request);
            if (request.port().hasReleased()) {
                release(request);
            } else if (request.port().hasGivenUp()) {
                abandon(request);
            }
            request = next;
        }
    }

    /** Looks, from now on, at what is released of a frame, dropped or unwritten, for which a request waits. */
    void watch(final int frame) {
        watched.set(frame);
    }

    /** Ends the grants that were released of watched frames. */
    void collectReleasesOfWatched() {
        int frame = watched.nextSetBit(0);
        while (frame != NONE) {
            collectReleases(frame);
            if (!table.hasWaiters(frame)) {
                watched.clear(frame);
            }
            frame = watched.nextSetBit(frame + 1);
        }
    }

    /** Hides a block that must not be served any more; what was written to it is still written back. */
    void drop(final int frame) {
        if (table.state(frame) == FrameTable.State.RESIDENT) {
            pageTable.hide(frame);
            table.drop(frame);
        }
    }

    /** Does what follows when a frame is neither dirty, nor granted for writing, nor being written back. */
    void settle(final int frame) {
        final boolean isDropped = table.state(frame) == FrameTable.State.DROPPED;
        if (dirty.isDirty(frame) || hasWriters(frame) || table.isWriting(frame)) {
            if (isDropped && dirty.isDirty(frame)) {
                writeBack.accept(frame);
            }
            return;
        }
        dirty.unlink(table.file(frame), frame);
        if (isDropped) {
            giveUp(frame);
        }
    }

    private void showIfUnwritten(final int frame) {
        if (table.isUnwritten(frame)) {
            table.setUnwritten(frame, false);
            pageTable.show(frame);
            table.takeWaiters(frame, written);
        }
    }

    private void showIfSound(final int frame, final Request request) {
        final boolean isSound = damaged.onWritten(frame, request.writeBegin(), request.writeEnd());
        if (isSound && table.state(frame) == FrameTable.State.RESIDENT) {
            pageTable.show(frame);
        }
    }

    private void onWriterEnded(final int frame) {
        table.file(frame).writers--;
        settle(frame);
    }

    /** Makes room for a dropped block in another frame. The frame itself is free when no kernel uses it any more. */
    private void giveUp(final int frame) {
        pageTable.remove(frame);
        table.takeWaiters(frame, frameless);
    }

    private int rangeCount(final int frame) {
        return dirty.ranges().count(frame) + grants.writerCount(frame);
    }
}
