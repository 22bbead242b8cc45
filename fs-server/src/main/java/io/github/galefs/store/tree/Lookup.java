package io.github.galefs.store.tree;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.charset.StandardCharsets;

/**
 * Where a path led.
 *
 * @param path        as it was given.
 * @param parent      the directory in which its last name was looked for.
 * @param name        the last name; {@code .} for the root.
 * @param node        what the name stands for, or null if nothing does.
 * @param snapshot    the snapshot in which that is, or null for what is now.
 * @param inSnapshots whether the last name is that of a snapshot.
 */
public record Lookup(
        String path, DirectoryNode parent, String name, Node node, Snapshot snapshot, boolean inSnapshots) {
    /** The last name in UTF-8, in an array of its own. */
    public byte[] nameBytes() {
        return name.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * What the path names.
     *
     * @return the file or directory.
     * @throws FileServiceException ENOENT if there is none.
     */
    public Node required() throws FileServiceException {
        if (node == null) {
            throw error(PosixError.ENOENT);
        }
        return node;
    }

    /**
     * Whether the path ends in a slash, and so can only name a directory.
     *
     * @return true if it does.
     */
    public boolean wantsDirectory() {
        return path.endsWith("/");
    }

    /**
     * An error about this path.
     *
     * @param error POSIX's error.
     * @return the exception, not thrown.
     */
    public FileServiceException error(final PosixError error) {
        return new FileServiceException(error, "\"" + path + "\"");
    }
}
