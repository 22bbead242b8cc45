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
    private static final int MIN_PATH_BUFFER = 64;
    private static final long START = 0;

    private final int index;
    private final RoundDriver driver;
    private final Request request = new Request(this);

    private int group;

    /** Group and index, as the two ints lie in an entry. */
    private long groupAndIndex;

    /** Resume point and tag, as the two ints lie in record and entry. */
    private long continuation;

    private int position;
    private byte[] path = new byte[0];

    RoundSlot(final int index, final RoundDriver driver) {
        this.index = index;
        this.driver = driver;
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

    /** A work-group that was granted a frame uses it in the next round, after whose end the driver tells. */
    @Override
    public boolean hasGivenUp() {
        return false;
    }

    /** A work-group that sends another request, or ends, had the reply in its round. */
    @Override
    public boolean mayHaveGivenUp(final int tag) {
        return driver.isAbandoned();
    }

    @Override
    public boolean hasReleased() {
        return false;
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

    Request request() {
        return request;
    }

    /** Sets the position of the path buffer that has the path of the request. */
    void setPosition(final int newPosition) {
        position = newPosition;
    }

    /** Returns the position of the path buffer of the request. */
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
}
