package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.staging.RemoteVersion;
import org.apache.hadoop.fs.EtagSource;
import org.apache.hadoop.fs.FileStatus;

/**
 * What the store has under a path.
 *
 * @param status Hadoop's status; null if there is nothing.
 */
record Stored(FileStatus status) {
    /** The version of what does not exist. */
    static final RemoteVersion ABSENT = new RemoteVersion(0, -1, 0);

    static final Stored NOTHING = new Stored(null);

    private static final String QUOTE = "\"";

    boolean exists() {
        return status != null;
    }

    boolean isDirectory() {
        return exists() && status.isDirectory();
    }

    boolean isFile() {
        return exists() && !status.isDirectory();
    }

    /** Returns the version of a file, or of nothing. */
    RemoteVersion version() throws FileServiceException {
        return exists() ? version(status.getLen(), ((EtagSource) status).getEtag()) : ABSENT;
    }

    /** Returns a version. Stores show ETags with and without quotes. */
    static RemoteVersion version(final long length, final String etag) throws FileServiceException {
        if (etag == null) {
            throw new FileServiceException(
                    PosixError.ENOTSUP, "the store gives no ETag, which tells the versions of an object apart");
        }
        final boolean isQuoted = etag.length() > 1 && etag.startsWith(QUOTE) && etag.endsWith(QUOTE);
        return new RemoteVersion(0, length, 0, isQuoted ? etag.substring(1, etag.length() - 1) : etag);
    }

    /** Returns the ETag of a version as a condition of a request. */
    static String condition(final RemoteVersion version) {
        return QUOTE + version.tag() + QUOTE;
    }
}
