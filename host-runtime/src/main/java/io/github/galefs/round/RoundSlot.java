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
    static final int NO_FRAME = -1;

    private static final int MIN_PATH_BUFFER = 64;

    private final int index;
    private final RoundDriver driver;
    private final Request request = new Request();
    private int group;
    private int resumePoint;
    private int tag;
    private int position;
    private byte[] path = new byte[0];

    /** Frame that the latest reply has granted, or {@link #NO_FRAME}. */
    private int frame = NO_FRAME;

    /** Next in the list of slots that wait for the same frame, or null. */
    private RoundSlot nextWaiter;

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

    @Override
    public void replyWithFrame(final int grantedFrame) {
        frame = grantedFrame;
        driver.onGrant(this, grantedFrame);
    }

    /** Takes the slot for a work-group that starts. */
    void start(final int newGroup) {
        group = newGroup;
        resumePoint = 0;
        tag = 0;
    }

    /** Records where the work-group continues with the next reply. */
    void suspend(final int atPosition, final int newResumePoint, final int newTag) {
        position = atPosition;
        resumePoint = newResumePoint;
        tag = newTag;
    }

    Request request() {
        return request;
    }

    int resumePoint() {
        return resumePoint;
    }

    int tag() {
        return tag;
    }

    /** Returns the work-group's position in the latest of its rounds. */
    int position() {
        return position;
    }

    boolean hasPath() {
        return request.pathLength() > 0 && request.pathLength() <= PATH_CAPACITY;
    }

    /** Keeps the path of the request: the next round overwrites the path buffers. */
    void keepPath(final RoundBuffers buffers) {
        final int length = request.pathLength();
        if (path.length < length) {
            path = new byte[BitUtil.findNextPositivePowerOfTwo(Math.max(MIN_PATH_BUFFER, length))];
        }
        buffers.getPath(position, path, length);
    }

    /** Returns the frame that was granted, and ends the grant; or {@link #NO_FRAME}. */
    int takeFrame() {
        final int granted = frame;
        frame = NO_FRAME;
        return granted;
    }

    RoundSlot nextWaiter() {
        return nextWaiter;
    }

    void setNextWaiter(final RoundSlot next) {
        nextWaiter = next;
    }
}
