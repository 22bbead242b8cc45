package io.github.galefs.device.model;

import io.github.galefs.kernel.round.RoundDescriptor;

/**
 * Report of a work-group at the end of a round.
 *
 * @param operation  operation code.
 * @param fd         fd of the request.
 * @param fileOffset as in the record.
 * @param byteCount  as in the record.
 * @param flags      open flags; or, of a finished work-group, the bytes that it has written.
 * @param path       path of an open, or empty.
 */
public record Report(int operation, int fd, long fileOffset, long byteCount, long flags, String path) {
    /** Returns the report of a work-group that has ended. */
    public static Report finished(final long hits, final long bytesRead, final long bytesWritten) {
        return new Report(RoundDescriptor.FINISHED, 0, hits, bytesRead, bytesWritten, "");
    }

    /** Returns the report of a work-group that gives way. */
    public static Report givesWay(final long result) {
        return new Report(RoundDescriptor.YIELD, 0, result, 0, 0, "");
    }

    /** Returns a request without a path. */
    public static Report request(final int operation, final int fd, final long fileOffset, final long byteCount) {
        return new Report(operation, fd, fileOffset, byteCount, 0, "");
    }

    /** Returns an open request. */
    public static Report open(final int operation, final String path, final int flags) {
        return new Report(operation, 0, 0, 0, flags, path);
    }
}
