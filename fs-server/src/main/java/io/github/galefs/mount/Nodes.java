package io.github.galefs.mount;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Which file each number stands for that the kernel has been told of: where it lies, as far as it is known here, and by
 * which handles it is open. A file has one name, as there are no hard links. A number is kept until the kernel has
 * forgotten it as often as it was told of it, and no handle is open.
 */
final class Nodes {
    /** The kernel knows this one from the beginning. */
    static final long ROOT = 1;

    private final Map<Long, Node> byInode = new HashMap<>();
    private final Map<Place, Node> byPlace = new HashMap<>();

    Nodes() {
        final Node root = new Node(ROOT);
        root.lookups = 1;
        byInode.put(ROOT, root);
    }

    /**
     * Where a file lies.
     *
     * @param inode number of a file or directory.
     * @return its path, from {@code /}.
     * @throws FileServiceException ENOENT if it has no name any more; ESTALE if the number is not known.
     */
    synchronized String path(final long inode) throws FileServiceException {
        final Node node = byInode.get(inode);
        if (node == null) {
            throw new FileServiceException(PosixError.ESTALE, "number " + inode + " of the mount");
        }
        if (inode == ROOT) {
            return "/";
        }
        if (node.place == null) {
            throw new FileServiceException(PosixError.ENOENT, "number " + inode + " of the mount, whose name is gone");
        }
        return path(node.place.directory(), node.place.name());
    }

    /** Path of a name in a directory; errors as {@link #path(long)} for the directory. */
    synchronized String path(final long directory, final String name) throws FileServiceException {
        final String parent = path(directory);
        return parent.length() == 1 ? parent + name : parent + "/" + name;
    }

    /** The kernel is told of a file that lies at a place. */
    synchronized void told(final long inode, final long directory, final String name) {
        final Node node = byInode.computeIfAbsent(inode, Node::new);
        node.lookups++;
        settle(node, new Place(directory, name));
    }

    /** The kernel has forgotten a file a number of times. */
    synchronized void forgotten(final long inode, final long times) {
        final Node node = byInode.get(inode);
        if (node != null && inode != ROOT) {
            node.lookups -= times;
            dropIfUnused(node);
        }
    }

    synchronized void opened(final long inode, final long handle) {
        byInode.computeIfAbsent(inode, Node::new).handles.addLast(handle);
    }

    synchronized void closed(final long inode, final long handle) {
        final Node node = byInode.get(inode);
        if (node != null) {
            node.handles.remove(handle);
            dropIfUnused(node);
        }
    }

    /** A handle of the service by which a file is open; empty if it is not. */
    synchronized OptionalLong handle(final long inode) {
        final Node node = byInode.get(inode);
        return node == null || node.handles.isEmpty() ? OptionalLong.empty() : OptionalLong.of(node.handles.getFirst());
    }

    /** A name is gone. */
    synchronized void removed(final long directory, final String name) {
        final Node node = byPlace.remove(new Place(directory, name));
        if (node != null) {
            node.place = null;
            node.removed = true;
        }
    }

    /** Whether this mount has taken a file's name away. */
    synchronized boolean isRemoved(final long inode) {
        final Node node = byInode.get(inode);
        return node != null && node.removed;
    }

    /** A file has got another name, and what had that name has none any more. */
    synchronized void renamed(final long directory, final String name, final long newDirectory, final String newName) {
        final Node node = byPlace.get(new Place(directory, name));
        if (node == null || node != byPlace.get(new Place(newDirectory, newName))) {
            removed(newDirectory, newName);
        }
        if (node != null) {
            settle(node, new Place(newDirectory, newName));
        }
    }

    private void settle(final Node node, final Place place) {
        final Node before = byPlace.put(place, node);
        if (before == node) {
            return;
        }
        if (before != null) {
            before.place = null;
        }
        if (node.place != null) {
            byPlace.remove(node.place);
        }
        node.place = place;
    }

    private void dropIfUnused(final Node node) {
        if (node.lookups <= 0 && node.handles.isEmpty()) {
            byInode.remove(node.inode);
            if (node.place != null) {
                byPlace.remove(node.place);
            }
        }
    }

    /** A name in a directory. */
    private record Place(long directory, String name) {}

    private static final class Node {
        private final long inode;
        private final Deque<Long> handles = new ArrayDeque<>(1);
        private long lookups;

        /** Null when the name is gone. */
        private Place place;

        private boolean removed;

        Node(final long inode) {
            this.inode = inode;
        }
    }
}
