package io.github.galefs.store.tree;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.charset.StandardCharsets;

/**
 * The result of resolving a path.
 *
 * @param path        the path, as given.
 * @param parent      the directory in which its last name was looked up.
 * @param name        the last name; {@code .} for the root.
 * @param node        the file or directory of the name, or null if there is none.
 * @param snapshot    the snapshot that the path leads into, or null for the tree as it is now.
 * @param inSnapshots whether the last name was looked up in the directory of the snapshots.
 */
public record Lookup(
        String path, DirectoryNode parent, String name, Node node, Snapshot snapshot, boolean inSnapshots) {
    /**
     * Returns the last name in UTF-8.
     *
     * @return a new array.
     */
    public byte[] nameBytes() {
        return name.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Returns the file or directory, which must exist.
     *
     * @return the node.
     * @throws FileServiceException ENOENT if there is none.
     */
    public Node required() throws FileServiceException {
        if (node == null) {
            throw error(PosixError.ENOENT);
        }
        return node;
    }

    /**
     * Returns whether the path ends in a slash, so that it can only name a directory.
     *
     * @return true if it does.
     */
    public boolean wantsDirectory() {
        return path.endsWith("/");
    }

    /**
     * Creates an exception for this path.
     *
     * @param error error of POSIX.
     * @return the exception, for the caller to throw.
     */
    public FileServiceException error(final PosixError error) {
        return new FileServiceException(error, "\"" + path + "\"");
    }
}
