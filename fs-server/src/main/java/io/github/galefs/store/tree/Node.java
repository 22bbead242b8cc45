package io.github.galefs.store.tree;

import io.github.galefs.file.FileStatus;

/** A file or a directory. */
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
}
