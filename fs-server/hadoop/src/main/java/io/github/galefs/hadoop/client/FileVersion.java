package io.github.galefs.hadoop.client;

/**
 * Id and version of a file in the service.
 *
 * <p>Neither HDFS nor an object store changes a byte in place, so each version there counts as a file of its own. Its
 * id is a hash of that version, and equals the version here. An opening after a change by others gets another id, and
 * so shares neither cached blocks nor handles with the version before. A change by the service itself keeps the id and
 * counts the version up by one.
 *
 * @param fileId  id of the file.
 * @param version version of its bytes.
 */
public record FileVersion(long fileId, long version) {
    /** Set in the ids of files, and not in those of directories. */
    public static final long FILE_BIT = 1L << 62;

    /**
     * Returns what a version has that the service has not made.
     *
     * @param hash hash of the version.
     * @return its id and version.
     */
    public static FileVersion ofHash(final long hash) {
        final long id = (hash & (FILE_BIT - 1)) | FILE_BIT;
        return new FileVersion(id, id);
    }
}
