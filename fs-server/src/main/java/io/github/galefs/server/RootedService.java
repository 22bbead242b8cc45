package io.github.galefs.server;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/**
 * A directory of a file service, as if it were all there is. No path leads out of it: {@code ..} in its root stays
 * there, as in any root. Snapshots are of the whole service, so there are none here.
 */
final class RootedService implements FileService {
    private final FileService files;
    private final String root;

    private RootedService(final FileService files, final String root) {
        this.files = files;
        this.root = root;
    }

    /**
     * Roots a service at one of its directories.
     *
     * @param files the service.
     * @param path  of the directory.
     * @return a view of the service; itself, if the directory is its root.
     * @throws FileServiceException when the path leads nowhere.
     */
    static FileService of(final FileService files, final String path) throws FileServiceException {
        final boolean isRoot = files.stat(path).fileId() == files.stat("/").fileId();
        return isRoot ? files : new RootedService(files, path);
    }

    @Override
    public long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        return files.open(within(path), options);
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        files.close(handle);
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return files.status(handle);
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        return files.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return files.write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return files.append(handle, source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return files.truncate(handle, size);
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        files.sync(handle);
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return files.stat(within(path));
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return files.list(within(path), after, limit);
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        files.makeDirectory(within(path));
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        files.unlink(notTheRoot(path));
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        files.removeDirectory(notTheRoot(path));
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        files.rename(notTheRoot(from), notTheRoot(to));
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        files.setPermissions(within(path), permissions);
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        files.setModificationTime(within(path), modificationMillis);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        files.setPermissions(handle, permissions);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        files.setModificationTime(handle, modificationMillis);
    }

    @Override
    public void syncAll() throws FileServiceException {
        files.syncAll();
    }

    @Override
    public Capacity capacity() throws FileServiceException {
        return files.capacity();
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    @Override
    public void close() throws FileServiceException {
        files.close();
    }

    /**
     * The path in the service. A {@code ..} that would lead out is left out; any other stays, as what it follows must
     * exist. There are no links, so counting names tells where a path leads.
     */
    private String within(final String path) throws FileServiceException {
        if (path.isEmpty()) {
            return path;
        }
        final StringBuilder inside = new StringBuilder(root);
        int depth = 0;
        for (final String name : path.split("/", -1)) {
            final boolean up = name.equals("..");
            if (up && depth == 0) {
                continue;
            }
            if (up) {
                depth--;
            } else if (!name.isEmpty() && !name.equals(".")) {
                depth++;
            }
            inside.append('/').append(name);
        }
        return inside.toString();
    }

    private String notTheRoot(final String path) throws FileServiceException {
        final String inside = within(path);
        if (!path.isEmpty() && files.stat(root).fileId() == idOf(inside)) {
            throw new FileServiceException(PosixError.EBUSY, "'" + path + "' is the root");
        }
        return inside;
    }

    /** Of what a path names; 0, which is no file's, if nothing. The call that follows says why. */
    private long idOf(final String path) {
        try {
            return files.stat(path).fileId();
        } catch (final FileServiceException _) {
            return 0;
        }
    }

    private static FileServiceException noSnapshots(final String name) {
        return new FileServiceException(
                PosixError.EPERM, "snapshot '" + name + "': the server shows a part of its store only");
    }
}
