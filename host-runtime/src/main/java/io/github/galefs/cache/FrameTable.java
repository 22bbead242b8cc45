package io.github.galefs.cache;

import io.github.galefs.file.MappedBlock;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What each frame holds, and the requests that wait for it.
 *
 * <pre>
 *            take               filled                  dropped
 *   FREE ─────────► FILLING ─────────────► RESIDENT ─────────────► DROPPED
 *    ▲                 │ failed                │ evicted              │ no grant, no range,
 *    └─────────────────┴───────────────────────┴──────────────────────┘ no write-back left
 * </pre>
 *
 * A resident frame may be written back meanwhile ({@link #isWriting}). A dropped frame holds bytes that no work-group
 * may find any more, and perhaps ranges that are still to be written back.
 */
final class FrameTable {
    /** What a frame holds. */
    enum State {
        FREE,
        FILLING,
        RESIDENT,
        DROPPED
    }

    static final int NONE = -1;

    /** Part of the cache that may be on its way before anybody asks for it. */
    private static final int MAX_AHEAD_PART = 2;

    private final State[] states;
    private final boolean[] writing;
    private final CachedFile[] files;
    private final long[] blocks;
    private final FrameQueues waiters;

    /** Blocks that lie elsewhere than in their frames' own memory. */
    private final MappedBlock[] mapped;

    private final BitSet inPlace = new BitSet();

    /** Frames that were set to zero for a writer that replaces their blocks, and has not done so. */
    private final BitSet unwritten = new BitSet();

    /** Frames that are hidden so that the first request for their blocks comes to the host. */
    private final BitSet markers = new BitSet();

    /**
     * Free frames. They are taken in ascending order, round and round: blocks that are fetched together get
     * neighbouring frames, whose bytes travel by one copy, in whatever order the frames became free.
     */
    private final BitSet free = new BitSet();

    private int freeCount;

    /** Frame from which on the next free one is looked for. */
    private int nextTaken;

    private int fillingCount;

    private long takenCount;

    FrameTable(final int frameCount) {
        states = new State[frameCount];
        Arrays.fill(states, State.FREE);
        writing = new boolean[frameCount];
        files = new CachedFile[frameCount];
        blocks = new long[frameCount];
        waiters = new FrameQueues(frameCount);
        mapped = new MappedBlock[frameCount];
        free.set(0, frameCount);
        freeCount = frameCount;
    }

    int frameCount() {
        return states.length;
    }

    int freeCount() {
        return freeCount;
    }

    /** Returns how often frames were taken, ever. */
    long takenCount() {
        return takenCount;
    }

    /** Returns whether one more block may be on its way before anybody asks for it. */
    boolean hasRoomAhead() {
        return (fillingCount + 1) * MAX_AHEAD_PART <= states.length;
    }

    State state(final int frame) {
        return states[frame];
    }

    CachedFile file(final int frame) {
        return files[frame];
    }

    long block(final int frame) {
        return blocks[frame];
    }

    boolean isWriting(final int frame) {
        return writing[frame];
    }

    void setWriting(final int frame, final boolean isWriting) {
        writing[frame] = isWriting;
    }

    /** Takes a free frame for a block that will be filled in; or returns {@link #NONE}. */
    int take(final CachedFile file, final long block) {
        if (freeCount == 0) {
            return NONE;
        }
        final int behind = free.nextSetBit(nextTaken);
        final int frame = behind != NONE ? behind : free.nextSetBit(0);
        nextTaken = frame + 1;
        free.clear(frame);
        freeCount--;
        files[frame] = file;
        blocks[frame] = block;
        states[frame] = State.FILLING;
        fillingCount++;
        takenCount++;
        return frame;
    }

    void onFilled(final int frame) {
        states[frame] = State.RESIDENT;
        fillingCount--;
    }

    void drop(final int frame) {
        states[frame] = State.DROPPED;
        unwritten.clear(frame);
    }

    /** Frees a frame; the requests that wait for it must have been taken. */
    void free(final int frame) {
        closeMapped(frame);
        markers.clear(frame);
        fillingCount -= states[frame] == State.FILLING ? 1 : 0;
        states[frame] = State.FREE;
        files[frame] = null;
        free.set(frame);
        freeCount++;
    }

    /** Keeps a frame's block that lies elsewhere; closed when the frame is free. */
    void setMapped(final int frame, final MappedBlock block) {
        mapped[frame] = block;
        inPlace.set(frame);
    }

    boolean isInPlace(final int frame) {
        return inPlace.get(frame);
    }

    MappedBlock mapped(final int frame) {
        return mapped[frame];
    }

    /** Returns the first frame whose block lies elsewhere, from a number on; or {@link #NONE}. */
    int nextInPlace(final int frame) {
        return inPlace.nextSetBit(frame);
    }

    /** Closes the frame's block, if it lies elsewhere. No work-group may be using it. */
    void closeMapped(final int frame) {
        if (inPlace.get(frame)) {
            inPlace.clear(frame);
            mapped[frame].close();
            mapped[frame] = null;
        }
    }

    /** Returns whether a frame holds zeros that nobody has written: only its writer may have it. */
    boolean isUnwritten(final int frame) {
        return unwritten.get(frame);
    }

    void setUnwritten(final int frame, final boolean isUnwritten) {
        unwritten.set(frame, isUnwritten);
    }

    boolean isMarker(final int frame) {
        return markers.get(frame);
    }

    void setMarker(final int frame, final boolean isMarker) {
        markers.set(frame, isMarker);
    }

    /** Makes a request wait until the frame is filled, written or free. */
    void await(final int frame, final Request request) {
        waiters.add(frame, request);
    }

    boolean hasWaiters(final int frame) {
        return waiters.hasRequests(frame);
    }

    /** Returns whether a request for a mapping waits for a frame. */
    boolean hasMappingWaiter(final int frame) {
        return waiters.hasMapping(frame);
    }

    /** Takes all requests out that wait for frames. */
    void cancelWaiters() {
        waiters.clear();
    }

    /** Moves the requests that wait for a frame to a queue. */
    void takeWaiters(final int frame, final RequestQueue destination) {
        waiters.take(frame, destination);
    }
}
