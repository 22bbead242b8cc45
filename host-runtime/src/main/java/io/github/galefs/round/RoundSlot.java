package io.github.galefs.round;

import static io.github.galefs.kernel.round.RoundDescriptor.PATH_CAPACITY;

import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import org.agrona.BitUtil;

/**
 * A slot: the host's side of the work-group that has it, from the work-group's first round to its last. Allocates
 * nothing once it has had its longest path.
 */
final class RoundSlot implements ReplyPort {
    static final int NONE = -1;

    private static final int MIN_PATH_BUFFER = 64;
    private static final long START = 0;

    private final int index;
    private final RoundDriver driver;
    private final FrameGrants grants;

    /** The request, if it is not handled at once. */
    private final Request request = new Request();

    private int group;

    /** Group and index, as the two ints lie in an entry. */
    private long groupAndIndex;

    /** Resume point and tag, as the two ints lie in record and entry. */
    private long continuation;

    private int position;
    private byte[] path = new byte[0];

    /** Frame that the latest reply has granted, or {@link #NONE}. */
    private int frame = NONE;

    /** Whether the grant is for writing. */
    private boolean mayWrite;

    /** Index of the next slot that waits for the same frame, or {@link #NONE}. */
    private int nextWaiter = NONE;

    RoundSlot(final int index, final RoundDriver driver, final FrameGrants grants) {
        this.index = index;
        this.driver = driver;
        this.grants = grants;
    }

    int index() {
        return index;
    }

    @Override
    public int group() {
        return group;
    }

    @Override
    public boolean copyPath(final byte[] destination, final int length) {
        if (length < 0 || length > PATH_CAPACITY) {
            return false;
        }
        System.arraycopy(path, 0, destination, 0, length);
        return true;
    }

    @Override
    public void reply(final long result) {
        driver.onReply(this, result);
    }

    @Override
    public void grantForReading(final int grantedFrame) {
        grants.grantForReading(grantedFrame);
        mayWrite = false;
        grant(grantedFrame);
    }

    @Override
    public void grantForWriting(final int grantedFrame) {
        grants.grantForWriting(grantedFrame);
        mayWrite = true;
        grant(grantedFrame);
    }

    /** Takes the slot for a work-group that starts. */
    void start(final int newGroup) {
        group = newGroup;
        groupAndIndex = newGroup | (long) index << Integer.SIZE;
        continuation = START;
    }

    long groupAndIndex() {
        return groupAndIndex;
    }

    /** Records where the work-group continues with the next reply: resume point and tag of its record. */
    void suspend(final long newContinuation) {
        continuation = newContinuation;
    }

    long continuation() {
        return continuation;
    }

    /** Keeps a request beyond the call of the handler. */
    void keep(final Request other) {
        request.set(other);
    }

    /** Keeps a request whose path is to be fetched from the path buffer of a position. */
    void keep(final Request other, final int newPosition) {
        request.set(other);
        position = newPosition;
    }

    /** Returns the request that was kept. */
    Request request() {
        return request;
    }

    /** Returns the position of the path buffer of the request that was kept. */
    int position() {
        return position;
    }

    /** Keeps the path of the request: the next round overwrites the path buffers. */
    void keepPath(final RoundBuffers buffers) {
        final int length = request.pathLength();
        if (path.length < length) {
            path = new byte[BitUtil.findNextPositivePowerOfTwo(Math.max(MIN_PATH_BUFFER, length))];
        }
        buffers.getPath(position, path, length);
    }

    boolean hasFrame() {
        return frame != NONE;
    }

    /** Ends the grant of the frame. */
    void releaseFrame() {
        if (mayWrite) {
            grants.releaseWriter(frame);
        } else {
            grants.releaseReader(frame);
        }
        frame = NONE;
    }

    int nextWaiter() {
        return nextWaiter;
    }

    void setNextWaiter(final int slot) {
        nextWaiter = slot;
    }

    private void grant(final int grantedFrame) {
        frame = grantedFrame;
        driver.onGrant(this, grantedFrame);
    }
}
