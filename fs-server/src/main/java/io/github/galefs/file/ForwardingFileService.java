package io.github.galefs.file;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/**
 * Base class of decorators: forwards every abstract method of {@link FileService} to another service. A subclass
 * overrides the calls that it changes.
 *
 * <p>The default methods of {@link FileService} are inherited, not forwarded. They are built from the other calls of
 * the same object, so they go through a subclass's overrides. Were they forwarded, a decorator that restricts
 * {@link #unlink} would have to restrict {@link #remove} as well, or leave a way around itself.
 *
 * <p>This class has no state and adds no lock: a decorator is as safe for use by several threads as its own overrides
 * and its delegate are.
 */
public abstract class ForwardingFileService implements FileService {
    /** For subclasses. */
    protected ForwardingFileService() {}

    /**
     * Returns the service that calls are forwarded to.
     *
     * @return the service; the same one for every call.
     */
    protected abstract FileService delegate();

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return delegate().open(path, options);
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        delegate().close(handle);
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return delegate().status(handle);
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        return delegate().read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        return delegate().read(handle, fileOffset, destinations);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return delegate().write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return delegate().append(handle, source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return delegate().truncate(handle, size);
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        delegate().sync(handle);
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return delegate().stat(path);
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return delegate().list(path, after, limit);
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        delegate().makeDirectory(path);
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        delegate().unlink(path);
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        delegate().removeDirectory(path);
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        delegate().rename(from, to);
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        delegate().setPermissions(path, permissions);
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        delegate().setModificationTime(path, modificationMillis);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        delegate().setPermissions(handle, permissions);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        delegate().setModificationTime(handle, modificationMillis);
    }

    @Override
    public void syncAll() throws FileServiceException {
        delegate().syncAll();
    }

    @Override
    public boolean hasEscapedNames() throws FileServiceException {
        return delegate().hasEscapedNames();
    }

    @Override
    public long fileSystemId() throws FileServiceException {
        return delegate().fileSystemId();
    }

    @Override
    public boolean keepsTimes() throws FileServiceException {
        return delegate().keepsTimes();
    }

    @Override
    public boolean uploadsAtClose() throws FileServiceException {
        return delegate().uploadsAtClose();
    }

    @Override
    public Capacity capacity() throws FileServiceException {
        return delegate().capacity();
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        delegate().createSnapshot(name);
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        delegate().removeSnapshot(name);
    }

    /** Closes the delegate. */
    @Override
    public void close() throws FileServiceException {
        delegate().close();
    }
}
