package io.github.galefs.hadoop.staging;

/**
 * A version of a file in Hadoop's file system, where no byte of a file is changed in place.
 *
 * @param inode              id of the file.
 * @param length             length in bytes.
 * @param modificationMillis time of the last change, in milliseconds since 1970.
 */
public record RemoteVersion(long inode, long length, long modificationMillis) {
    /**
     * Returns the version that the file has after a change of its time only.
     *
     * @param millis the time.
     * @return the version.
     */
    public RemoteVersion withTime(final long millis) {
        return new RemoteVersion(inode, length, millis);
    }
}
