package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.DirectoryCalls.Access;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SharedInode;
import io.github.galefs.posix.SystemCallException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** Finds files beneath the root. Safe for use by several threads. */
final class Tree {
    /** Longest path that the kernel takes, in bytes. */
    static final int MAX_KERNEL_PATH = 4095;

    private final SharedInode root;
    private final RemovedRoot removed;

    /**
     * Creates the tree.
     *
     * @param root      the open root, owned by this.
     * @param directory path of the root, for messages.
     */
    Tree(final OpenInode root, final Path directory) {
        this.root = new SharedInode(root);
        removed = new RemovedRoot(directory);
    }

    /** Work with the descriptor of the root. */
    @FunctionalInterface
    interface Work<T> {
        T run(OpenInode root) throws SystemCallException, FileServiceException;
    }

    /**
     * A file or directory that was found, open for its path only.
     *
     * @param descriptor the descriptor, owned by this.
     * @param attributes attributes when it was opened.
     */
    record Found(OpenInode descriptor, FileAttributes attributes) implements AutoCloseable {
        boolean isDirectory() {
            return attributes.kind() == FileAttributes.Kind.DIRECTORY;
        }

        FileKey key() {
            return FileKey.of(descriptor, attributes);
        }

        @Override
        public void close() {
            descriptor.close();
        }
    }

    /** Does work with the root; throws EBADF after the close, and the reason of a failed system call. */
    <T> T beneath(final String path, final Work<T> work) throws FileServiceException {
        final OpenInode descriptor = root.begin();
        if (descriptor == null) {
            throw closed();
        }
        try {
            return work.run(descriptor);
        } catch (final SystemCallException e) {
            throw removed.explain(descriptor, PathNames.shown(path), e);
        } finally {
            root.end();
        }
    }

    static FileServiceException closed() {
        return new FileServiceException(PosixError.EBADF, "the file service of the directory is closed");
    }

    /** Closes the root. Returns whether this is the first close. */
    boolean close() {
        return root.close();
    }

    /**
     * Returns where a path leads. A {@code ..} takes away the name before it, which must name a directory. After a
     * link, this leads to the directory of the link, as in a shell. The kernel therefore meets {@code ..} in links
     * only.
     */
    Place place(final OpenInode beneath, final String path) throws SystemCallException, FileServiceException {
        final PathNames parsed = PathNames.of(path);
        final Deque<byte[]> names = new ArrayDeque<>();
        for (final byte[] name : parsed.names()) {
            if (!PathNames.isParent(name)) {
                names.addLast(name);
            } else if (!names.isEmpty()) {
                DirectoryCalls.openBeneath(beneath, join(path, names), Access.DIRECTORY_PATH)
                        .close();
                names.removeLast();
            }
        }
        return new Place(path, join(path, names), parsed.ending());
    }

    private static byte[] join(final String path, final Deque<byte[]> names) throws FileServiceException {
        int length = Math.max(0, names.size() - 1);
        for (final byte[] name : names) {
            length += name.length;
        }
        if (length > MAX_KERNEL_PATH) {
            throw PathNames.tooLong(path, length, MAX_KERNEL_PATH);
        }
        final byte[] joined = new byte[length];
        int end = 0;
        for (final byte[] name : names) {
            if (end > 0) {
                joined[end++] = '/';
            }
            System.arraycopy(name, 0, joined, end, name.length);
            end += name.length;
        }
        return joined;
    }

    /** Finds a file or directory. Refuses others, without opening them: a device may act, and a pipe wait. */
    Found find(final OpenInode beneath, final Place place) throws SystemCallException, FileServiceException {
        final Found found = open(beneath, place.whole(), place.wantsDirectory() ? Access.DIRECTORY_PATH : Access.PATH);
        return switch (found.attributes().kind()) {
            case FILE, DIRECTORY -> found;
            case LINK, PIPE, SOCKET, DEVICE -> {
                found.close();
                throw new FileServiceException(
                        PosixError.ENOTSUP,
                        PathNames.shown(place.path()) + " is "
                                + found.attributes().kind().description()
                                + ": only files and directories are served");
            }
        };
    }

    /** Finds the directory of a place's last name. The place must not be the root. */
    Found findParent(final OpenInode beneath, final Place place) throws SystemCallException {
        return open(beneath, place.parent(), Access.DIRECTORY_PATH);
    }

    /** Finds what has a name in a directory; of a link, the link itself. */
    static Found findName(final Found directory, final byte[] name) throws SystemCallException {
        return open(directory.descriptor(), name, Access.LINK_PATH);
    }

    static Found open(final OpenInode beneath, final byte[] path, final Access access) throws SystemCallException {
        final OpenInode descriptor = DirectoryCalls.openBeneath(beneath, path, access);
        boolean done = false;
        try {
            final Found found = new Found(descriptor, descriptor.attributes());
            done = true;
            return found;
        } finally {
            if (!done) {
                descriptor.close();
            }
        }
    }
}
