package io.github.galefs.directory;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.FileSystemCalls;
import io.github.galefs.posix.OpenInode;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/**
 * A directory of this machine as a file service. Files are ordinary files, and other processes may use them.
 * Linux only, from 5.6 on.
 *
 * <p><b>Confinement.</b> No path leads out of the directory, whatever links it has, and however others rename them.
 * Relative links that stay inside are followed; absolute links and links to the outside are refused with EACCES.
 * Devices, named pipes and sockets are refused with ENOTSUP, and not opened. {@link #list}
 * has every name with its kind; a link to a directory is none. {@link #unlink}, {@link #remove} and {@link #rename} act
 * on a link, a device or a pipe itself. A {@code ..} after a link leads to the directory of the link.
 *
 * <p><b>Names.</b> An invalid byte of UTF-8 is shown as {@code \xHH} with two lower-case hexadecimal digits,
 * and {@code \xHH} in a path means that byte. A backslash that would read as an escape is shown as {@code \x5c}. A path
 * has at most 4,095 bytes without empty names and {@code .}.
 *
 * <p><b>Versions.</b> A change by this service counts a file's version up by one. A change by another process gives it
 * a higher number, as soon as the file is opened or looked at by name. A time of modification that is set counts as a
 * change. See {@link #hasExactTimes}.
 *
 * <p><b>Atomicity.</b> Writes take effect as those of Linux: a read beside a write or append may return a part of it.
 * Appends land whole beside other appends, also of other processes on this machine.
 *
 * <p><b>Durability.</b> {@link #sync} makes durable the file, and all names that this service has given. Snapshots are
 * not supported (ENOTSUP). The system stores and enforces permissions.
 *
 * <p>An interrupt ends no call and stays set.
 */
public sealed class DirectoryFileService implements FileService permits FixedFilesService {
    /** Package-private for what only some directories have. */
    final HandleCalls handles;

    private final Tree tree;
    private final OpenFiles files;
    private final UnsyncedNames unsynced;
    private final NameCalls names;
    private final OpenCalls openCalls;
    private final FileMaps maps = new FileMaps();
    private final Listings listings;
    private final boolean hasExactTimes;

    DirectoryFileService(
            final OpenInode root, final long device, final VersionRule rule, final DirectoryContext context) {
        final FileVersions versions = new FileVersions(rule);
        tree = new Tree(root, context.directory());
        files = new OpenFiles(context.maxOpenFiles(), versions, maps);
        unsynced = new UnsyncedNames(device);
        names = new NameCalls(tree, versions, unsynced);
        openCalls = new OpenCalls(tree, files, versions, unsynced, maps, context.readsPastCache());
        handles = new HandleCalls(tree, files, versions, unsynced, maps, context.readsPastCache());
        listings = new Listings(tree, versions, NamePage.MAX_NAMES);
        hasExactTimes = rule.isExactDevice(device);
    }

    /**
     * Opens a directory.
     *
     * @param context configuration, not used before.
     * @return the service, to be closed by the caller.
     * @throws FileServiceException ENOENT; ENOTDIR; EACCES; ENOTSUP on another system than Linux 5.6 and later, or in a
     *     sandbox that refuses what this service needs.
     */
    public static DirectoryFileService open(final DirectoryContext context) throws FileServiceException {
        context.conclude();
        return RootOpening.open(context);
    }

    /**
     * Returns whether the file system stamps changes with exact times, as ext4, xfs, btrfs and tmpfs do from Linux 6.13
     * on. Without exact times, a file gets another version at each look by name until 20 ms after its last change; on
     * other file systems, until 10 s after. A file that this service has changed then gets another version when it is
     * opened again.
     *
     * @return whether a new version always means another change.
     */
    public boolean hasExactTimes() {
        return hasExactTimes;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return openCalls.open(path, options);
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        files.close(handle);
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return handles.status(handle);
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        return handles.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        return handles.read(handle, fileOffset, destinations);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return handles.write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return handles.append(handle, source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return handles.truncate(handle, size);
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        handles.sync(handle);
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return names.stat(path);
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return listings.list(path, after, limit);
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        names.makeDirectory(path);
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        names.unlink(path);
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        names.removeDirectory(path);
    }

    @Override
    public void remove(final String path) throws FileServiceException {
        names.remove(path);
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        names.rename(from, to);
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        names.setPermissions(path, permissions);
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        names.setModificationTime(path, modificationMillis);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        handles.setPermissions(handle, permissions);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        handles.setModificationTime(handle, modificationMillis);
    }

    @Override
    public void syncAll() throws FileServiceException {
        tree.beneath("/", root -> {
            unsynced.syncAll(root);
            return null;
        });
    }

    @Override
    public boolean hasEscapedNames() {
        return true;
    }

    @Override
    public long fileSystemId() {
        return 0;
    }

    @Override
    public boolean uploadsAtClose() {
        return false;
    }

    @Override
    public boolean keepsTimes() {
        return true;
    }

    /**
     * Returns the use of the whole file system below the directory.
     *
     * @return the present counts; {@code deadBytes} is 0.
     */
    @Override
    public Capacity capacity() throws FileServiceException {
        return tree.beneath("/", root -> {
            final FileSystemCalls.Space space = FileSystemCalls.space(root);
            return new Capacity(
                    space.blockSize(), space.usedBytes(), 0, space.usedBytes(), space.freeBytes(), space.usedInodes());
        });
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    private static FileServiceException noSnapshots(final String name) {
        return new FileServiceException(
                PosixError.ENOTSUP,
                "snapshot " + PathNames.shown(name) + ": a directory has no snapshots; use a store");
    }

    @Override
    public void close() {
        if (tree.close()) {
            maps.close();
            files.closeAll();
        }
    }
}
