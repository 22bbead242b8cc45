package io.github.galefs.mount;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OptionalAttribute;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Implements the POSIX calls of a mount on a file service. Refers to files and directories by inode, and to open ones
 * by the {@code fh} that it gave them. Thread-safe.
 */
final class MountedFiles {
    static final int O_ACCMODE = 3;
    static final int O_WRONLY = 1;
    static final int O_RDWR = 2;
    static final int O_EXCL = 0200;
    static final int O_TRUNC = 01000;
    static final int RENAME_NOREPLACE = 1;

    private static final int PERMISSIONS = 07777;

    /** User or group id of a call that does not change it. */
    static final int UNCHANGED = -1;

    private final FileService files;
    private final Owner owner;
    private final InodeTable inodes = new InodeTable();
    private final CachedVersions cachedVersions = new CachedVersions();
    private final FuseHandleTable<MountHandle> handles = new FuseHandleTable<>();
    private final FuseHandleTable<OpenDirectory> directories = new FuseHandleTable<>();
    private final AtomicReference<FileServiceException> closeFailure = new AtomicReference<>();

    /**
     * Shared by calls that use a path, exclusive for renames: a rename could turn the path into that of another file,
     * or of none, before the service resolves it.
     */
    private final ReadWriteLock pathLock = new ReentrantReadWriteLock();

    MountedFiles(final FileService files, final Owner owner) {
        this.files = files;
        this.owner = owner;
    }

    /**
     * Looks up a name and counts a lookup, which the caller reverts by {@link #forget} if no reply reaches the kernel.
     */
    FileAttributes lookUp(final long directory, final String name) throws FileServiceException {
        return withPath(() -> {
            final String path = inodes.path(directory, name);
            return lookedUp(directory, name, path, files.stat(path));
        });
    }

    /** Reverts a number of lookups of a file. */
    void forget(final long inode, final long lookups) {
        inodes.forget(inode, lookups);
    }

    FileAttributes attributes(final long inode) throws FileServiceException {
        return onInode(inode, handle -> attributesOfOpen(inode, files.status(handle)), () -> attributesByPath(inode));
    }

    Capacity capacity() throws FileServiceException {
        return files.capacity();
    }

    /**
     * Opens a file and returns its {@code fh}, valid until {@link #release}.
     *
     * @throws FileServiceException ESTALE if another client has replaced the file: Linux then looks its name up again.
     *     It has sized its pages for the inode, so it must not get a handle of another file.
     */
    long open(final long inode, final int flags) throws FileServiceException {
        final Set<FileOpenOption> options = options(flags);
        return withPath(() -> {
            final String path = inodes.path(inode);
            final long handle = files.open(path, options);
            return closeOnFailure(handle, () -> {
                final FileStatus status = files.status(handle);
                requireSame(inode, path, status);
                return opened(path, handle, status);
            });
        });
    }

    /**
     * Creates and opens a file, or opens it if it exists and the flags lack {@link #O_EXCL}. Counts a lookup, as
     * {@link #lookUp} does.
     *
     * @return the {@code fh} of the open file, valid until {@link #release}.
     */
    long create(final long directory, final String name, final int mode, final int flags) throws FileServiceException {
        return withPath(() -> {
            final String path = inodes.path(directory, name);
            final long fh = create(path, mode, flags);
            inodes.addLookup(handles.get(fh).inode(), directory, name);
            return fh;
        });
    }

    /** Creates a file. Counts a lookup, as {@link #lookUp} does. */
    FileAttributes makeFile(final long directory, final String name, final int mode) throws FileServiceException {
        final long fh = create(directory, name, mode, O_WRONLY | O_EXCL);
        try {
            return attributes(handles.get(fh).inode());
        } finally {
            release(fh);
        }
    }

    MountHandle handle(final long fh) throws FileServiceException {
        return handles.get(fh);
    }

    int read(final long fh, final long offset, final MemorySegment destination, final long length)
            throws FileServiceException {
        return files.read(handles.get(fh).handle(), offset, destination, 0, Math.toIntExact(length));
    }

    void write(final long fh, final long offset, final MemorySegment source, final long length)
            throws FileServiceException {
        final MountHandle file = handles.get(fh);
        final long version = files.write(file.handle(), offset, source, 0, Math.toIntExact(length));
        cachedVersions.onChange(file.inode(), version);
    }

    /** Writes at the end of the file. Ignores the kernel's offset: another client may have appended meanwhile. */
    void append(final long fh, final MemorySegment source, final long length) throws FileServiceException {
        final MountHandle file = handles.get(fh);
        files.append(file.handle(), source, 0, Math.toIntExact(length));
        // The kernel's copy of the last page ends where the file ended before, and the kernel may have assumed another
        // end. It requests size and time before the next read(2); a mapping gets current pages through an open.
        cachedVersions.invalidate(file.inode());
    }

    void truncateOpen(final long fh, final long size) throws FileServiceException {
        final MountHandle file = handles.get(fh);
        cachedVersions.onChange(file.inode(), files.truncate(file.handle(), size));
    }

    void truncate(final long inode, final long size) throws FileServiceException {
        final long fh = open(inode, O_WRONLY);
        try {
            truncateOpen(fh, size);
        } finally {
            release(fh);
        }
    }

    void sync(final long fh) throws FileServiceException {
        files.sync(handles.get(fh).handle());
    }

    /**
     * Makes others see what was written, before a program's close returns.
     *
     * @throws FileServiceException ENOSYS if the service needs no such call: the kernel makes none any more.
     */
    void flush(final long fh) throws FileServiceException {
        if (!files.uploadsAtClose()) {
            throw new FileServiceException(PosixError.ENOSYS, "flush");
        }
        sync(fh);
    }

    void release(final long fh) throws FileServiceException {
        final MountHandle file = handles.remove(fh);
        inodes.removeHandle(file.inode(), file.handle());
        try {
            files.close(file.handle());
        } catch (final FileServiceException e) {
            // A service that is closed has closed its files, and told its failures.
            if (e.error() != PosixError.EBADF) {
                closeFailure.compareAndSet(null, e);
            }
            throw e;
        }
    }

    /** Takes the first failure to close a file, which the kernel tells no program; null if there is none. */
    FileServiceException takeCloseFailure() {
        return closeFailure.getAndSet(null);
    }

    /** Opens a directory and returns its {@code fh}, valid until {@link #releaseDirectory}. */
    long openDirectory(final long inode) throws FileServiceException {
        return withPath(() -> {
            final String path = inodes.path(inode);
            requireSame(inode, path, files.stat(path));
            return directories.add(new OpenDirectory(files, path, inode));
        });
    }

    OpenDirectory directory(final long fh) throws FileServiceException {
        return directories.get(fh);
    }

    /** Returns the attributes of an entry, without counting a lookup. */
    FileAttributes attributes(final OpenDirectory directory, final DirectoryEntry entry) {
        final String parent = directory.path();
        final String path = parent.length() == 1 ? parent + entry.name() : parent + "/" + entry.name();
        return attributes(inode(path, entry.status()), entry.status());
    }

    /** Counts a lookup of an entry, as {@link #lookUp} does. */
    void addLookup(final OpenDirectory directory, final String name, final FileAttributes attributes) {
        inodes.addLookup(attributes.inode(), directory.inode(), name);
    }

    void releaseDirectory(final long fh) throws FileServiceException {
        directories.remove(fh);
    }

    /** Makes the names in all directories durable; the service has no call for one directory. */
    void syncNames() throws FileServiceException {
        files.syncAll();
    }

    /** Creates a directory. Counts a lookup, as {@link #lookUp} does. */
    FileAttributes makeDirectory(final long directory, final String name, final int mode) throws FileServiceException {
        return withPath(() -> {
            final String path = inodes.path(directory, name);
            files.makeDirectory(path);
            setFirstPermissions(files.stat(path).permissions(), mode, bits -> files.setPermissions(path, bits));
            return lookedUp(directory, name, path, files.stat(path));
        });
    }

    void unlink(final long directory, final String name) throws FileServiceException {
        withPath(() -> {
            files.unlink(inodes.path(directory, name));
            inodes.unlink(directory, name);
            return null;
        });
    }

    void removeDirectory(final long directory, final String name) throws FileServiceException {
        withPath(() -> {
            files.removeDirectory(inodes.path(directory, name));
            inodes.unlink(directory, name);
            return null;
        });
    }

    /**
     * Renames a file or directory. {@link #RENAME_NOREPLACE} is atomic among programs of this mount, because the kernel
     * locks both directories meanwhile; another client may create the new name between check and rename.
     *
     * @throws FileServiceException EEXIST if the new name exists and must not be replaced; EINVAL for flags other than
     *     0 and {@link #RENAME_NOREPLACE}; and as {@link FileService#rename}.
     */
    void rename(final long directory, final String name, final long newDirectory, final String newName, final int flags)
            throws FileServiceException {
        if ((flags & ~RENAME_NOREPLACE) != 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "rename of " + name + " with flags " + flags + ": only RENAME_NOREPLACE is supported");
        }
        underLock(pathLock.writeLock(), () -> {
            final String to = inodes.path(newDirectory, newName);
            if (flags == RENAME_NOREPLACE && exists(to)) {
                throw new FileServiceException(PosixError.EEXIST, to);
            }
            files.rename(inodes.path(directory, name), to);
            inodes.rename(directory, name, newDirectory, newName);
            return null;
        });
    }

    void setPermissions(final long inode, final int mode) throws FileServiceException {
        final int permissions = mode & PERMISSIONS;
        change(
                inode,
                handle -> files.setPermissions(handle, permissions),
                path -> files.setPermissions(path, permissions));
    }

    /**
     * Accepts the owner of the mount and changes nothing.
     *
     * @throws FileServiceException EPERM for another user or group.
     */
    void setOwner(final int user, final int group) throws FileServiceException {
        if (!isUnchanged(user, owner.user()) || !isUnchanged(group, owner.group())) {
            throw new FileServiceException(
                    PosixError.EPERM,
                    "change of owner to user " + user + ", group " + group + ": all files of the mount"
                            + " belong to user " + owner.user() + ", group " + owner.group());
        }
    }

    void setModificationTime(final long inode, final long millis) throws FileServiceException {
        change(
                inode,
                handle -> files.setModificationTime(handle, millis),
                path -> files.setModificationTime(path, millis));
    }

    private long create(final String path, final int mode, final int flags) throws FileServiceException {
        final Set<FileOpenOption> options = options(flags);
        final Set<FileOpenOption> creating = EnumSet.copyOf(options);
        creating.add(FileOpenOption.CREATE);
        creating.add(FileOpenOption.EXCLUSIVE);
        try {
            final long handle = files.open(path, creating);
            closeOnFailure(handle, () -> {
                setFirstPermissions(
                        files.status(handle).permissions(), mode, bits -> files.setPermissions(handle, bits));
                return null;
            });
            return opened(path, handle);
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EEXIST || (flags & O_EXCL) != 0) {
                throw e;
            }
            return opened(path, files.open(path, options));
        }
    }

    private long opened(final String path, final long handle) throws FileServiceException {
        return closeOnFailure(handle, () -> opened(path, handle, files.status(handle)));
    }

    private long opened(final String path, final long handle, final FileStatus status) {
        final long inode = inode(path, status);
        inodes.addHandle(inode, handle);
        return handles.add(new MountHandle(handle, inode, cachedVersions.onOpen(inode, status.version())));
    }

    private <T> T closeOnFailure(final long handle, final PathCall<T> call) throws FileServiceException {
        try {
            return call.run();
        } catch (final FileServiceException e) {
            files.close(handle);
            throw e;
        }
    }

    private FileAttributes lookedUp(
            final long directory, final String name, final String path, final FileStatus status) {
        final FileAttributes attributes = attributes(inode(path, status), status);
        inodes.addLookup(attributes.inode(), directory, name);
        return attributes;
    }

    private FileAttributes attributesByPath(final long inode) throws FileServiceException {
        final String path = inodes.path(inode);
        final FileStatus status = files.stat(path);
        requireSame(inode, path, status);
        return attributes(inode, status);
    }

    /** Throws ESTALE unless a path leads to the file that had it when the kernel looked it up. */
    private static void requireSame(final long inode, final String path, final FileStatus status)
            throws FileServiceException {
        if (inode(path, status) != inode) {
            throw new FileServiceException(PosixError.ESTALE, path + " was replaced by another client");
        }
    }

    /**
     * Changes attributes. A file that is not open is opened for that, since another client may replace its path at any
     * time. The service has no handles of directories.
     */
    private void change(final long inode, final HandleChange ofFile, final PathChange ofDirectory)
            throws FileServiceException {
        final HandleCall<Void> byHandle = handle -> {
            ofFile.run(handle);
            return null;
        };
        onInode(inode, byHandle, () -> {
            final String path = inodes.path(inode);
            final FileStatus status = files.stat(path);
            requireSame(inode, path, status);
            if (status.directory()) {
                ofDirectory.run(path);
            } else {
                changeFile(inode, path, ofFile);
            }
            return null;
        });
    }

    private void changeFile(final long inode, final String path, final HandleChange change)
            throws FileServiceException {
        final long handle = files.open(path, EnumSet.of(FileOpenOption.READ));
        try {
            requireSame(inode, path, files.status(handle));
            change.run(handle);
        } finally {
            files.close(handle);
        }
    }

    /** Sets the permissions of something new, as far as the service keeps them. */
    private static void setFirstPermissions(
            final int present, final int mode, final OptionalAttribute.PermissionSetting setting)
            throws FileServiceException {
        final int permissions = mode & PERMISSIONS;
        if (present != permissions) {
            OptionalAttribute.setPermissions(setting, permissions);
        }
    }

    private boolean exists(final String path) throws FileServiceException {
        try {
            files.stat(path);
            return true;
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return false;
            }
            throw e;
        }
    }

    private FileAttributes attributesOfOpen(final long inode, final FileStatus status) {
        return attributes(inode, status, inodes.isUnlinked(inode) ? 0 : 1);
    }

    private FileAttributes attributes(final long inode, final FileStatus status) {
        return attributes(inode, status, 1);
    }

    private FileAttributes attributes(final long inode, final FileStatus status, final int links) {
        final int kind = status.directory() ? FileAttributes.DIRECTORY : FileAttributes.REGULAR_FILE;
        return new FileAttributes(
                inode,
                kind | status.permissions(),
                links,
                owner,
                status.size(),
                status.allocated(),
                status.modificationMillis());
    }

    /** Calls by handle if the file is open: it may have lost its name, or another client may have renamed it. */
    private <T> T onInode(final long inode, final HandleCall<T> byHandle, final PathCall<T> byPath)
            throws FileServiceException {
        final OptionalLong handle = inodes.handle(inode);
        if (handle.isPresent()) {
            try {
                return byHandle.run(handle.getAsLong());
            } catch (final FileServiceException e) {
                // The handle may have been closed since it was looked up.
                if (e.error() != PosixError.EBADF) {
                    throw e;
                }
            }
        }
        return withPath(byPath);
    }

    private <T> T withPath(final PathCall<T> call) throws FileServiceException {
        return underLock(pathLock.readLock(), call);
    }

    private static <T> T underLock(final Lock lock, final PathCall<T> call) throws FileServiceException {
        lock.lock();
        try {
            return call.run();
        } finally {
            lock.unlock();
        }
    }

    private static Set<FileOpenOption> options(final int flags) {
        final Set<FileOpenOption> options = access(flags);
        if ((flags & O_TRUNC) != 0 && options.contains(FileOpenOption.WRITE)) {
            options.add(FileOpenOption.TRUNCATE);
        }
        return options;
    }

    private static Set<FileOpenOption> access(final int flags) {
        return switch (flags & O_ACCMODE) {
            case O_WRONLY -> EnumSet.of(FileOpenOption.WRITE);
            case O_RDWR -> EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE);
            default -> EnumSet.of(FileOpenOption.READ);
        };
    }

    /**
     * Returns the inode number of a file. In a snapshot, it differs from that of the current file, whatever ids the
     * service gives to the two: {@code diff} does not compare files of the same inode.
     */
    private static long inode(final String path, final FileStatus status) {
        if (path.length() == 1) {
            // A server may export a directory, which has another id than the root of its store.
            return InodeTable.ROOT;
        }
        final String snapshotPrefix = FileService.SNAPSHOTS + "/";
        if (!(path + "/").startsWith(snapshotPrefix)) {
            return status.fileId();
        }
        final int end = path.indexOf('/', snapshotPrefix.length());
        final String snapshot = end < 0 ? path : path.substring(0, end);
        return status.fileId() ^ ((long) snapshot.hashCode() << 31) ^ Long.MIN_VALUE;
    }

    private static boolean isUnchanged(final int id, final int ownId) {
        return id == UNCHANGED || id == ownId;
    }

    /** A change of a file by handle. */
    @FunctionalInterface
    private interface HandleChange {
        void run(long handle) throws FileServiceException;
    }

    /** A change of a directory by path. */
    @FunctionalInterface
    private interface PathChange {
        void run(String path) throws FileServiceException;
    }

    /** A call of the service by handle. */
    @FunctionalInterface
    private interface HandleCall<T> {
        T run(long handle) throws FileServiceException;
    }

    /** A call of the service, mostly by path. */
    @FunctionalInterface
    private interface PathCall<T> {
        T run() throws FileServiceException;
    }
}
