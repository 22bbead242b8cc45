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

/** A file service that can be looked at, and not changed: whatever would change something gives EROFS. */
final class ReadOnlyService implements FileService {
    private final FileService files;

    ReadOnlyService(final FileService files) {
        this.files = files;
    }

    @Override
    public long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        if (options.contains(OpenOption.WRITE) || options.contains(OpenOption.CREATE)) {
            throw refused(path);
        }
        return files.open(path, options);
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

    /** Every handle is one for reading, so this gives EBADF. */
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

    /** Every handle is one for reading, so this gives EBADF. */
    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return files.append(handle, source, sourceOffset, length);
    }

    /** Every handle is one for reading, so this gives EBADF. */
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
        return files.stat(path);
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return files.list(path, after, limit);
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        throw refused(path);
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        throw refused(path);
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        throw refused(path);
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        throw refused(from);
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        throw refused(path);
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        throw refused(path);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        throw refused("handle " + handle);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        throw refused("handle " + handle);
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
        throw refused("snapshot " + name);
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        throw refused("snapshot " + name);
    }

    @Override
    public void close() throws FileServiceException {
        files.close();
    }

    private static FileServiceException refused(final String what) {
        return new FileServiceException(PosixError.EROFS, "'" + what + "': the server only lets files be read");
    }
}
