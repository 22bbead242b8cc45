package io.github.galefs.request;

/**
 * A work-group that sends requests: gives what belongs to a request but is not in its record, and takes the reply. A
 * work-group has one port and one request in flight at a time. Used by one thread at a time.
 */
public interface ReplyPort {
    /**
     * Returns the index of the work-group in the launch.
     *
     * @return the index, from 0.
     */
    int group();

    /**
     * Copies the path of the request in flight.
     *
     * @param destination receives the bytes; at least as long as the longest path.
     * @param length      of the path, in the request; any value.
     * @return false, with nothing copied, if a path cannot have that length.
     */
    boolean copyPath(byte[] destination, int length);

    /**
     * Replies to the request in flight. A reply that grants a frame must be among the {@link FrameGrants} before.
     *
     * @param result of the operation, a granted frame's number, or a negative error number.
     */
    void reply(long result);

    /**
     * Returns whether the work-group has released the frame that the latest reply granted. A grant ends without it,
     * too: see {@link RequestHandler#onReleased}.
     *
     * @return false if the work-group cannot tell before its next request.
     */
    boolean hasReleased();

    /**
     * Returns whether the work-group has stopped waiting for the reply to its latest request. It does not use what the
     * reply grants.
     *
     * @return false if work-groups wait as long as it takes.
     */
    boolean hasGivenUp();

    /**
     * Returns whether the work-group has perhaps not taken a reply: it may have stopped waiting just when the reply was
     * sent, or its launch may have been stopped between the reply and its use. To be asked when the work-group has sent
     * another request, or has ended.
     *
     * @param tag of the latest request that was replied to.
     * @return false if the work-group has taken the reply.
     */
    boolean mayHaveGivenUp(int tag);
}
