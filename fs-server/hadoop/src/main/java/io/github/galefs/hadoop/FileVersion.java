package io.github.galefs.hadoop;

import io.github.galefs.hadoop.staging.RemoteVersion;

/**
 * Id and version of a file in the service.
 *
 * <p>HDFS changes no byte of a file in place, so each version of HDFS counts as a file of its own. Its id is made from
 * the inode's id, the length and the modification time, and equals its version. An opening after a change by others
 * gets another id, and so shares neither cached blocks nor handles with the version before. A change by the service
 * itself keeps the id and counts the version up by one.
 *
 * @param fileId  id of the file.
 * @param version version of its bytes.
 */
record FileVersion(long fileId, long version) {
    /** Set in the ids of files. Directories have the ids of inodes, which are smaller. */
    private static final long FILE_BIT = 1L << 62;

    /** Distinguishes a file in a snapshot from the present file. */
    private static final long SNAPSHOT = 0x5eed;

    /** Returns what a version of HDFS has that the service has not made. */
    static FileVersion of(final RemoteVersion remote) {
        return ofHash(hash(remote));
    }

    /** Returns what a file has in a snapshot of HDFS. */
    static FileVersion inSnapshot(final RemoteVersion remote) {
        return ofHash(mix(hash(remote) + SNAPSHOT));
    }

    private static FileVersion ofHash(final long hash) {
        final long id = (hash & (FILE_BIT - 1)) | FILE_BIT;
        return new FileVersion(id, id);
    }

    private static long hash(final RemoteVersion remote) {
        return mix(mix(mix(remote.inode()) + remote.length()) + remote.modificationMillis());
    }

    /**
     * The finalizer of SplitMix64 (Steele, Lea and Flood, 2014): each bit of the result depends on all of the input.
     */
    private static long mix(final long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
