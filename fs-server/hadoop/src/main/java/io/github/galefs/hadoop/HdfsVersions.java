package io.github.galefs.hadoop;

import io.github.galefs.hadoop.client.FileVersion;
import io.github.galefs.hadoop.staging.RemoteVersion;

/** Ids of the versions of HDFS, made from the inode's id, the length and the modification time. */
final class HdfsVersions {
    /** Distinguishes a file in a snapshot from the present file. */
    private static final long SNAPSHOT = 0x5eed;

    private HdfsVersions() {}

    /** Returns what a version of HDFS has that the service has not made. Directories have smaller ids, of inodes. */
    static FileVersion of(final RemoteVersion remote) {
        return FileVersion.ofHash(hash(remote));
    }

    /** Returns what a file has in a snapshot of HDFS. */
    static FileVersion inSnapshot(final RemoteVersion remote) {
        return FileVersion.ofHash(mix(hash(remote) + SNAPSHOT));
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
