package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;

/** A file or a directory, or one of them as it was when a snapshot was made. */
public sealed interface Node permits FileNode, DirectoryNode {
    /**
     * Number of this file or directory in its store.
     *
     * @return the id, from 1; never used again.
     */
    long id();

    /**
     * What a client may know of it.
     *
     * @return its status now.
     */
    FileStatus status();

    /**
     * POSIX's permission bits.
     *
     * @return 0 to 07777.
     */
    int permissions();

    /**
     * Time of the last change.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    long modificationMillis();

    /**
     * Number of the last change.
     *
     * @return the version, from 0.
     */
    long version();

    /**
     * Epoch in which it became what it is; see {@link Snapshot}.
     *
     * @return the epoch, from 0.
     */
    int epoch();

    /** The same as it is now, which does not change with it. */
    Node copy();

    /** Notes that it has changed in an epoch. */
    void setEpoch(int epoch);

    /** Sets permissions and modification time. */
    void setAttributes(int permissions, long modificationMillis);
}
