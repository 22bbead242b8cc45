package io.github.galefs.request;

/**
 * A work-group that has sent a request: gives what belongs to the request but is not in its record, and takes the
 * reply. A work-group has one port and one request in flight at a time. Used by one thread at a time.
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
     * Replies to the request in flight.
     *
     * @param result of the operation, or a negative error number.
     */
    void reply(long result);

    /**
     * Replies to the request in flight and grants the work-group a frame for reading. The grant ends when the
     * work-group releases the frame or sends another request.
     *
     * @param frame the frame's number, from 0.
     */
    void grantForReading(int frame);

    /**
     * Replies to the request in flight and grants the work-group a frame for writing. The grant ends as one for reading
     * does.
     *
     * @param frame the frame's number, from 0.
     */
    void grantForWriting(int frame);
}
