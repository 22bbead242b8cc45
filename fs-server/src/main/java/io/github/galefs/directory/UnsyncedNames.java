package io.github.galefs.directory;

import io.github.galefs.posix.DirectoryCalls.Access;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.FileSystemCalls;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Directories with names that this service has given and that may not be durable. The sync of any file makes
 * them durable: the name of a file may depend on the names of the directories above it. Safe for use by several
 * threads.
 */
final class UnsyncedNames {
    /** Most directories; with more, the whole file system is synced. */
    private static final int MAX_DIRECTORIES = 1024;

    private final long rootDevice;

    /** Held while names are made durable: another thread must not find its names taken away before they are. */
    private final ReentrantLock syncing = new ReentrantLock();

    /** Guarded by this, as is {@link #isUnbounded}. */
    private Map<DirectoryKey, byte[]> directories = new HashMap<>();

    private boolean isUnbounded;
    private volatile boolean hasOtherDevices;

    UnsyncedNames(final long rootDevice) {
        this.rootDevice = rootDevice;
    }

    private record DirectoryKey(long device, long inode) {
        static DirectoryKey of(final FileAttributes attributes) {
            return new DirectoryKey(attributes.device(), attributes.inode());
        }
    }

    /** Notes that something on a device will be changed: a mount inside is a file system of its own. */
    void noteDevice(final long device) {
        if (device != rootDevice) {
            hasOtherDevices = true;
        }
    }

    /** Notes a new name in a directory. */
    synchronized void add(final byte[] path, final FileAttributes directory) {
        noteDevice(directory.device());
        if (directories.size() < MAX_DIRECTORIES) {
            directories.put(DirectoryKey.of(directory), path);
        } else {
            isUnbounded = true;
        }
    }

    /** Notes names in unknown directories, such as those beneath a renamed one: the file system must be synced. */
    synchronized void addUnknown() {
        isUnbounded = true;
    }

    /** Makes all names durable. */
    void sync(final OpenInode root) throws SystemCallException {
        syncing.lock();
        try {
            if (!syncKnown(root)) {
                syncAll(root);
            }
        } finally {
            syncing.unlock();
        }
    }

    /** Makes the names in known directories durable. Returns false if the whole file system must be synced instead. */
    boolean syncKnown(final OpenInode root) throws SystemCallException {
        final Map<DirectoryKey, byte[]> taken = take();
        boolean done = false;
        try {
            done = syncEach(root, taken);
            return done;
        } finally {
            if (!done) {
                addUnknown();
            }
        }
    }

    /** Takes the directories away; returns null if their number was unbounded. */
    private synchronized Map<DirectoryKey, byte[]> take() {
        final Map<DirectoryKey, byte[]> taken = isUnbounded ? null : directories;
        directories = new HashMap<>();
        isUnbounded = false;
        return taken;
    }

    private static boolean syncEach(final OpenInode root, final Map<DirectoryKey, byte[]> taken)
            throws SystemCallException {
        if (taken == null) {
            return false;
        }
        for (final Map.Entry<DirectoryKey, byte[]> directory : taken.entrySet()) {
            if (!sync(root, directory.getKey(), directory.getValue())) {
                return false;
            }
        }
        return true;
    }

    /** Makes everything durable. */
    void syncAll(final OpenInode root) throws SystemCallException {
        syncing.lock();
        boolean done = false;
        try {
            take();
            FileSystemCalls.sync(root);
            if (hasOtherDevices) {
                FileSystemCalls.syncAll();
            }
            done = true;
        } finally {
            if (!done) {
                addUnknown();
            }
            syncing.unlock();
        }
    }

    /** Returns false if the directory is not found under its path, or cannot be read. */
    private static boolean sync(final OpenInode root, final DirectoryKey key, final byte[] path)
            throws SystemCallException {
        final Tree.Found found;
        try {
            found = Tree.open(root, path, Access.DIRECTORY);
        } catch (final SystemCallException _) {
            return false;
        }
        try (found) {
            if (!DirectoryKey.of(found.attributes()).equals(key)) {
                return false;
            }
            FileData.sync(found.descriptor());
            return true;
        }
    }
}
