package io.github.galefs.mount;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Files by the inode numbers that the kernel holds: the name of each, as last seen by this mount, and the handles by
 * which it is open. A file has one name, as there are no hard links. An inode stays until the kernel has forgotten all
 * its lookups and no handle is open. Thread-safe.
 */
final class InodeTable {
    /** Inode of the root directory, which the kernel holds without a lookup. */
    static final long ROOT = 1;

    private final Map<Long, Inode> inodes = new HashMap<>();
    private final Map<Name, Inode> inodesByName = new HashMap<>();

    InodeTable() {
        final Inode root = new Inode(ROOT);
        root.lookups = 1;
        inodes.put(ROOT, root);
    }

    /**
     * Returns the path of a file.
     *
     * @param inode of a file or directory.
     * @return its path, from {@code /}.
     * @throws FileServiceException ENOENT if its name was removed; ESTALE if the inode is unknown.
     */
    synchronized String path(final long inode) throws FileServiceException {
        return path(inode, new ArrayDeque<>());
    }

    /** Returns the path of a name in a directory; fails as {@link #path(long)} does for the directory. */
    synchronized String path(final long directory, final String name) throws FileServiceException {
        final Deque<String> names = new ArrayDeque<>();
        names.push(name);
        return path(directory, names);
    }

    /** Returns the path of names below a directory. */
    private String path(final long directory, final Deque<String> names) throws FileServiceException {
        long above = directory;
        while (above != ROOT) {
            final Name name = name(above);
            names.push(name.text());
            above = name.directory();
        }
        return "/" + String.join("/", names);
    }

    private Name name(final long inode) throws FileServiceException {
        final Inode found = inodes.get(inode);
        if (found == null) {
            throw new FileServiceException(PosixError.ESTALE, "inode " + inode + " of the mount is unknown");
        }
        if (found.name == null) {
            throw new FileServiceException(PosixError.ENOENT, "inode " + inode + " of the mount has lost its name");
        }
        return found.name;
    }

    /** Adds a lookup of a file by a name, to be reverted by {@link #forget}. */
    synchronized void addLookup(final long inode, final long directory, final String name) {
        final Inode found = inodes.computeIfAbsent(inode, Inode::new);
        found.lookups++;
        setName(found, new Name(directory, name));
    }

    /** Reverts a number of lookups of a file. */
    synchronized void forget(final long inode, final long lookups) {
        final Inode found = inodes.get(inode);
        if (found != null && inode != ROOT) {
            found.lookups -= lookups;
            removeIfUnused(found);
        }
    }

    /** Adds a handle of the service by which a file is open. */
    synchronized void addHandle(final long inode, final long handle) {
        inodes.computeIfAbsent(inode, Inode::new).handles.addLast(handle);
    }

    /** Removes a handle of the service that was closed. */
    synchronized void removeHandle(final long inode, final long handle) {
        final Inode found = inodes.get(inode);
        if (found != null) {
            found.handles.remove(handle);
            removeIfUnused(found);
        }
    }

    /** Returns a handle of the service by which a file is open; empty if it is not open. */
    synchronized OptionalLong handle(final long inode) {
        final Inode found = inodes.get(inode);
        return found == null || found.handles.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(found.handles.getFirst());
    }

    /** Removes a name that this mount has unlinked. */
    synchronized void unlink(final long directory, final String name) {
        final Inode inode = inodesByName.remove(new Name(directory, name));
        if (inode != null) {
            inode.name = null;
            inode.unlinked = true;
        }
    }

    /** Returns whether this mount has unlinked a file. */
    synchronized boolean isUnlinked(final long inode) {
        final Inode found = inodes.get(inode);
        return found != null && found.unlinked;
    }

    /** Renames a file. A file that had the new name loses it. */
    synchronized void rename(final long directory, final String name, final long newDirectory, final String newName) {
        final Inode inode = inodesByName.get(new Name(directory, name));
        if (inode == null || inode != inodesByName.get(new Name(newDirectory, newName))) {
            unlink(newDirectory, newName);
        }
        if (inode != null) {
            setName(inode, new Name(newDirectory, newName));
        }
    }

    private void setName(final Inode inode, final Name name) {
        final Inode previous = inodesByName.put(name, inode);
        if (previous == inode) {
            return;
        }
        if (previous != null) {
            previous.name = null;
        }
        if (inode.name != null) {
            inodesByName.remove(inode.name);
        }
        inode.name = name;
    }

    private void removeIfUnused(final Inode inode) {
        if (inode.lookups <= 0 && inode.handles.isEmpty()) {
            inodes.remove(inode.number);
            if (inode.name != null) {
                inodesByName.remove(inode.name);
            }
        }
    }

    /** A name in a directory. */
    private record Name(long directory, String text) {}

    private static final class Inode {
        private final long number;
        private final Deque<Long> handles = new ArrayDeque<>(1);
        private long lookups;

        /** Null when the name was removed. */
        private Name name;

        private boolean unlinked;

        Inode(final long number) {
            this.number = number;
        }
    }
}
