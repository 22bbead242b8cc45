package io.github.galefs.hadoop.staging;

/**
 * A version of a file in Hadoop's file system, where no byte of a file is changed in place.
 *
 * @param inode              id of the file; 0 in a file system without ids.
 * @param length             length in bytes.
 * @param modificationMillis time of the last change, in milliseconds since 1970; 0 if the tag tells versions apart.
 * @param tag                text that tells versions of the file apart, such as an ETag; empty in a file system without
 *                           such texts.
 */
public record RemoteVersion(long inode, long length, long modificationMillis, String tag) {
    /**
     * Creates a version of a file system without tags.
     *
     * @param inode              id of the file.
     * @param length             length in bytes.
     * @param modificationMillis time of the last change, in milliseconds since 1970.
     */
    public RemoteVersion(final long inode, final long length, final long modificationMillis) {
        this(inode, length, modificationMillis, "");
    }

    /**
     * Returns the version that the file has after a change of its time only.
     *
     * @param millis the time.
     * @return the version.
     */
    public RemoteVersion withTime(final long millis) {
        return new RemoteVersion(inode, length, millis, tag);
    }
}
