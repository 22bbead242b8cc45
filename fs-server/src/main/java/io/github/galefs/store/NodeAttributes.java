package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.Snapshot;

/** Attributes of files and directories, for calls by name and by handle. */
final class NodeAttributes {
    private static final int MAX_PERMISSIONS = 0b111_111_111_111;

    private NodeAttributes() {}

    /**
     * Returns the status of a file or directory.
     *
     * @param node     the version to describe.
     * @param snapshot snapshot that shows this version, or null. A version in a snapshot has an id of its own, because
     *     its contents differ from the current ones.
     * @return the status.
     */
    static FileStatus status(final Node node, final Snapshot snapshot) {
        final FileStatus status = node.status();
        return snapshot == null
                ? status
                : new FileStatus(
                        FileTree.idIn(snapshot, status.fileId()),
                        status.directory(),
                        status.permissions(),
                        status.size(),
                        status.allocated(),
                        status.modificationMillis(),
                        status.version());
    }

    /** Throws EINVAL for permissions outside 0 to 07777. */
    static void requirePermissions(final String path, final int permissions) throws FileServiceException {
        if ((permissions & ~MAX_PERMISSIONS) != 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    String.format("\"%s\": permissions %o are outside 0 to %o", path, permissions, MAX_PERMISSIONS));
        }
    }
}
