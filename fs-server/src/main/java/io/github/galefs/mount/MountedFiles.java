package io.github.galefs.mount;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * What the calls of a mounted file system mean on a file service. Files and directories go by their inode numbers, open
 * ones by numbers of their own. Every call may be made from any thread.
 */
final class MountedFiles {
    static final int O_ACCMODE = 3;
    static final int O_WRONLY = 1;
    static final int O_RDWR = 2;
    static final int O_EXCL = 0200;
    static final int O_TRUNC = 01000;
    static final int RENAME_NOREPLACE = 1;

    private static final int PERMISSIONS = 07777;

    /** In place of a user or group that a call leaves as it is. */
    static final int UNCHANGED = -1;

    private final FileService files;
    private final Owner owner;
    private final Nodes nodes = new Nodes();
    private final CachedVersions cachedVersions = new CachedVersions();
    private final Handles<OpenFile> openFiles = new Handles<>();
    private final Handles<OpenDirectory> openDirectories = new Handles<>();

    /**
     * A call that goes by a path holds off renames, which would turn the path into that of another file, or of none.
     */
    private final ReadWriteLock paths = new ReentrantReadWriteLock();

    MountedFiles(final FileService files, final Owner owner) {
        this.files = files;
        this.owner = owner;
    }

    /** Tells the kernel of a name: to be taken back by {@link #forget} when it does not get to know. */
    FileAttributes lookUp(final long directory, final String name) throws FileServiceException {
        return withPath(() -> {
            final String path = nodes.path(directory, name);
            return told(directory, name, path, files.stat(path));
        });
    }

    void forget(final long inode, final long times) {
        nodes.forgotten(inode, times);
    }

    FileAttributes attributes(final long inode) throws FileServiceException {
        return onFile(inode, handle -> attributesOfOpen(inode, files.status(handle)), () -> attributesByPath(inode));
    }

    Capacity capacity() throws FileServiceException {
        return files.capacity();
    }

    /** Opens a file; the answer is its number, until {@link #release}. */
    long open(final long inode, final int flags) throws FileServiceException {
        final Set<OpenOption> options = options(flags);
        return withPath(() -> {
            final String path = nodes.path(inode);
            return opened(path, files.open(path, options));
        });
    }

    /**
     * Makes a file and opens it; opens it if it is there and the flags do not forbid that. The kernel is told of the
     * name, as by {@link #lookUp}.
     */
    long create(final long directory, final String name, final int mode, final int flags) throws FileServiceException {
        return withPath(() -> {
            final String path = nodes.path(directory, name);
            final long number = create(path, mode, flags);
            nodes.told(openFiles.get(number).inode(), directory, name);
            return number;
        });
    }

    /** Makes a file, and tells the kernel of it as {@link #lookUp} does. */
    FileAttributes makeFile(final long directory, final String name, final int mode) throws FileServiceException {
        final long number = create(directory, name, mode, O_WRONLY | O_EXCL);
        try {
            return attributes(openFiles.get(number).inode());
        } finally {
            release(number);
        }
    }

    OpenFile openFile(final long number) throws FileServiceException {
        return openFiles.get(number);
    }

    int read(final long number, final long offset, final MemorySegment destination, final long length)
            throws FileServiceException {
        return files.read(openFiles.get(number).handle(), offset, destination, 0, Math.toIntExact(length));
    }

    void write(final long number, final long offset, final MemorySegment source, final long length)
            throws FileServiceException {
        final OpenFile file = openFiles.get(number);
        final long version = files.write(file.handle(), offset, source, 0, Math.toIntExact(length));
        cachedVersions.changed(file.inode(), version);
    }

    /** Writes behind the end, wherever the kernel takes that to be: another client may have appended meanwhile. */
    void append(final long number, final MemorySegment source, final long length) throws FileServiceException {
        final OpenFile file = openFiles.get(number);
        files.append(file.handle(), source, 0, Math.toIntExact(length));
        // What the kernel has cached of the last page ends where the file ended, and it may have taken another place
        // for the end. It asks for size and time before the next read(2); a mapping gets good pages by an open.
        cachedVersions.spoilt(file.inode());
    }

    void truncateOpen(final long number, final long size) throws FileServiceException {
        final OpenFile file = openFiles.get(number);
        cachedVersions.changed(file.inode(), files.truncate(file.handle(), size));
    }

    void truncate(final long inode, final long size) throws FileServiceException {
        final long number = open(inode, O_WRONLY);
        try {
            truncateOpen(number, size);
        } finally {
            release(number);
        }
    }

    void sync(final long number) throws FileServiceException {
        files.sync(openFiles.get(number).handle());
    }

    void release(final long number) throws FileServiceException {
        final OpenFile file = openFiles.remove(number);
        nodes.closed(file.inode(), file.handle());
        files.close(file.handle());
    }

    /** Opens a directory; the answer is its number, until {@link #releaseDirectory}. */
    long openDirectory(final long inode) throws FileServiceException {
        return withPath(() -> openDirectories.add(new OpenDirectory(files, nodes.path(inode), inode)));
    }

    OpenDirectory directory(final long number) throws FileServiceException {
        return openDirectories.get(number);
    }

    /** Attributes of an entry. The kernel is not told of it. */
    FileAttributes attributes(final OpenDirectory directory, final DirectoryEntry entry) {
        final String parent = directory.path();
        final String path = parent.length() == 1 ? parent + entry.name() : parent + "/" + entry.name();
        return attributes(inode(path, entry.status()), entry.status());
    }

    /** Tells the kernel of an entry, as by {@link #lookUp}. */
    void tell(final OpenDirectory directory, final String name, final FileAttributes attributes) {
        nodes.told(attributes.inode(), directory.inode(), name);
    }

    void releaseDirectory(final long number) throws FileServiceException {
        openDirectories.remove(number);
    }

    /** Makes the names of all directories durable, as the service does not tell them apart. */
    void syncNames() throws FileServiceException {
        files.syncAll();
    }

    /** Makes a directory, and tells the kernel of it as {@link #lookUp} does. */
    FileAttributes makeDirectory(final long directory, final String name, final int mode) throws FileServiceException {
        return withPath(() -> {
            final String path = nodes.path(directory, name);
            files.makeDirectory(path);
            permit(path, files.stat(path), mode);
            return told(directory, name, path, files.stat(path));
        });
    }

    void unlink(final long directory, final String name) throws FileServiceException {
        withPath(() -> {
            files.unlink(nodes.path(directory, name));
            nodes.removed(directory, name);
            return null;
        });
    }

    void removeDirectory(final long directory, final String name) throws FileServiceException {
        withPath(() -> {
            files.removeDirectory(nodes.path(directory, name));
            nodes.removed(directory, name);
            return null;
        });
    }

    /**
     * Renames. The kernel holds both directories meanwhile, so among programs of this mount {@link #RENAME_NOREPLACE}
     * is one step; towards other clients it is two.
     *
     * @throws FileServiceException EEXIST; EINVAL for flags other than 0 and {@link #RENAME_NOREPLACE}; and as
     *     {@link FileService#rename}.
     */
    void rename(final long directory, final String name, final long newDirectory, final String newName, final int flags)
            throws FileServiceException {
        if ((flags & ~RENAME_NOREPLACE) != 0) {
            throw new FileServiceException(PosixError.EINVAL, "renaming " + name + " with flags " + flags);
        }
        underLock(paths.writeLock(), () -> {
            final String to = nodes.path(newDirectory, newName);
            if (flags == RENAME_NOREPLACE && exists(to)) {
                throw new FileServiceException(PosixError.EEXIST, to);
            }
            files.rename(nodes.path(directory, name), to);
            nodes.renamed(directory, name, newDirectory, newName);
            return null;
        });
    }

    void setPermissions(final long inode, final int mode) throws FileServiceException {
        final int permissions = mode & PERMISSIONS;
        onFile(
                inode,
                handle -> {
                    files.setPermissions(handle, permissions);
                    return null;
                },
                () -> {
                    files.setPermissions(nodes.path(inode), permissions);
                    return null;
                });
    }

    /**
     * Accepts whom all files belong to, and changes nothing.
     *
     * @throws FileServiceException EPERM for another user or group.
     */
    void setOwner(final int user, final int group) throws FileServiceException {
        if (!isOwn(user, owner.user()) || !isOwn(group, owner.group())) {
            throw new FileServiceException(
                    PosixError.EPERM, "files of the mount for user " + user + ", group " + group);
        }
    }

    void setModificationTime(final long inode, final long millis) throws FileServiceException {
        onFile(
                inode,
                handle -> {
                    files.setModificationTime(handle, millis);
                    return null;
                },
                () -> {
                    files.setModificationTime(nodes.path(inode), millis);
                    return null;
                });
    }

    private long create(final String path, final int mode, final int flags) throws FileServiceException {
        final Set<OpenOption> options = options(flags);
        final Set<OpenOption> creating = EnumSet.copyOf(options);
        creating.add(OpenOption.CREATE);
        creating.add(OpenOption.EXCLUSIVE);
        try {
            final long handle = files.open(path, creating);
            closeOnFailure(handle, () -> {
                if (files.status(handle).permissions() != (mode & PERMISSIONS)) {
                    files.setPermissions(handle, mode & PERMISSIONS);
                }
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
        return closeOnFailure(handle, () -> {
            final FileStatus status = files.status(handle);
            final long inode = inode(path, status);
            nodes.opened(inode, handle);
            return openFiles.add(new OpenFile(handle, inode, cachedVersions.opened(inode, status.version())));
        });
    }

    private <T> T closeOnFailure(final long handle, final Call<T> call) throws FileServiceException {
        try {
            return call.run();
        } catch (final FileServiceException e) {
            files.close(handle);
            throw e;
        }
    }

    private FileAttributes told(final long directory, final String name, final String path, final FileStatus status) {
        final FileAttributes attributes = attributes(inode(path, status), status);
        nodes.told(attributes.inode(), directory, name);
        return attributes;
    }

    private FileAttributes attributesByPath(final long inode) throws FileServiceException {
        final String path = nodes.path(inode);
        final FileStatus status = files.stat(path);
        if (inode(path, status) != inode) {
            throw new FileServiceException(PosixError.ESTALE, path + ", which another client has replaced");
        }
        return attributes(inode, status);
    }

    private void permit(final String path, final FileStatus status, final int mode) throws FileServiceException {
        if (status.permissions() != (mode & PERMISSIONS)) {
            files.setPermissions(path, mode & PERMISSIONS);
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
        return attributes(inode, status, nodes.isRemoved(inode) ? 0 : 1);
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

    /** Calls by a handle if the file is open, as it may have lost its name, or another client may have moved it. */
    private <T> T onFile(final long inode, final HandleCall<T> byHandle, final Call<T> byPath)
            throws FileServiceException {
        final OptionalLong handle = nodes.handle(inode);
        if (handle.isPresent()) {
            try {
                return byHandle.run(handle.getAsLong());
            } catch (final FileServiceException e) {
                // It may have been closed just now.
                if (e.error() != PosixError.EBADF) {
                    throw e;
                }
            }
        }
        return withPath(byPath);
    }

    private <T> T withPath(final Call<T> call) throws FileServiceException {
        return underLock(paths.readLock(), call);
    }

    private static <T> T underLock(final Lock lock, final Call<T> call) throws FileServiceException {
        lock.lock();
        try {
            return call.run();
        } finally {
            lock.unlock();
        }
    }

    private static Set<OpenOption> options(final int flags) {
        final Set<OpenOption> options = access(flags);
        if ((flags & O_TRUNC) != 0 && options.contains(OpenOption.WRITE)) {
            options.add(OpenOption.TRUNCATE);
        }
        return options;
    }

    private static Set<OpenOption> access(final int flags) {
        return switch (flags & O_ACCMODE) {
            case O_WRONLY -> EnumSet.of(OpenOption.WRITE);
            case O_RDWR -> EnumSet.of(OpenOption.READ, OpenOption.WRITE);
            default -> EnumSet.of(OpenOption.READ);
        };
    }

    /**
     * The number by which the kernel and programs tell files apart. A file has the same id in a snapshot as outside,
     * and must not look like the same file there: {@code diff} would not compare the two.
     */
    private static long inode(final String path, final FileStatus status) {
        final String inSnapshots = FileService.SNAPSHOTS + "/";
        if (!(path + "/").startsWith(inSnapshots)) {
            return status.fileId();
        }
        final int end = path.indexOf('/', inSnapshots.length());
        final String snapshot = end < 0 ? path : path.substring(0, end);
        return status.fileId() ^ ((long) snapshot.hashCode() << 31) ^ Long.MIN_VALUE;
    }

    private static boolean isOwn(final int wanted, final int own) {
        return wanted == UNCHANGED || wanted == own;
    }

    /** Something that is done to an open file, and fails as the service does. */
    @FunctionalInterface
    private interface HandleCall<T> {
        T run(long handle) throws FileServiceException;
    }

    /** Something that fails as the service does. */
    @FunctionalInterface
    private interface Call<T> {
        T run() throws FileServiceException;
    }
}
