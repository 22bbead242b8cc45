package io.github.galefs.hadoop.client;

import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.WaitingReads;
import io.github.galefs.hadoop.staging.StagingArea;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/** A file service that stages the changes of a file on this machine, and uploads the file as a whole. */
public abstract class UploadingFileService implements FileService, WaitingReads {
    protected UploadingFileService() {}

    protected abstract Connection<?> connection();

    /** Returns where changes are staged; null in a service that does not write. */
    protected abstract StagingArea staging();

    protected abstract NameCalls nameCalls();

    protected abstract HandleCalls<?> handleCalls();

    /** Returns what to do instead of taking a snapshot, for messages. */
    protected abstract String snapshotAdvice();

    @Override
    public final long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return handleCalls().open(path, options);
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException the reason why the file was not uploaded; the handle is closed nevertheless.
     */
    @Override
    public final void close(final long handle) throws FileServiceException {
        handleCalls().close(handle);
    }

    @Override
    public final FileStatus status(final long handle) throws FileServiceException {
        return handleCalls().status(handle);
    }

    @Override
    public final int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        return handleCalls().read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public final int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        return handleCalls().read(handle, fileOffset, destinations);
    }

    @Override
    public final long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return handleCalls().write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public final Appended append(
            final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return handleCalls().append(handle, source, sourceOffset, length);
    }

    @Override
    public final long truncate(final long handle, final long size) throws FileServiceException {
        return handleCalls().truncate(handle, size);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads the file, if it was changed. Changes of names are durable before their calls return.
     *
     * @throws FileServiceException the reason why the file was not uploaded.
     */
    @Override
    public final void sync(final long handle) throws FileServiceException {
        handleCalls().sync(handle);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads all files that were changed. Stops when the remote file system does not serve calls.
     */
    @Override
    public final void syncAll() throws FileServiceException {
        handleCalls().syncAll();
    }

    @Override
    public final FileStatus stat(final String path) throws FileServiceException {
        return nameCalls().stat(path);
    }

    @Override
    public final List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return nameCalls().list(path, after, limit);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Two clients that create the same directory simultaneously may both succeed.
     */
    @Override
    public final void makeDirectory(final String path) throws FileServiceException {
        nameCalls().makeDirectory(path);
    }

    @Override
    public final void unlink(final String path) throws FileServiceException {
        nameCalls().unlink(path);
    }

    @Override
    public final void removeDirectory(final String path) throws FileServiceException {
        nameCalls().removeDirectory(path);
    }

    @Override
    public final void rename(final String from, final String to) throws FileServiceException {
        nameCalls().rename(from, to);
    }

    @Override
    public final void setPermissions(final String path, final int permissions) throws FileServiceException {
        nameCalls().setPermissions(path, permissions);
    }

    @Override
    public final void setModificationTime(final String path, final long modificationMillis)
            throws FileServiceException {
        nameCalls().setModificationTime(path, modificationMillis);
    }

    @Override
    public final void setPermissions(final long handle, final int permissions) throws FileServiceException {
        handleCalls().setPermissions(handle, permissions);
    }

    @Override
    public final void setModificationTime(final long handle, final long modificationMillis)
            throws FileServiceException {
        handleCalls().setModificationTime(handle, modificationMillis);
    }

    @Override
    public final boolean uploadsAtClose() {
        return true;
    }

    @Override
    public final long fileSystemId() {
        return UNNUMBERED;
    }

    @Override
    public final boolean hasEscapedNames() {
        return false;
    }

    /**
     * Is refused.
     *
     * @throws FileServiceException ENOTSUP.
     */
    @Override
    public final void createSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    /**
     * Is refused.
     *
     * @throws FileServiceException ENOTSUP.
     */
    @Override
    public final void removeSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    private FileServiceException noSnapshots(final String name) throws FileServiceException {
        connection().files();
        return new FileServiceException(PosixError.ENOTSUP, "snapshot \"" + name + "\": " + snapshotAdvice());
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads all files that were changed. Once the remote file system does not serve calls, the bytes of the others
     * stay on this machine.
     *
     * @throws FileServiceException the reason why a file was not uploaded; the service is closed nevertheless.
     */
    @Override
    public final void close() throws FileServiceException {
        try {
            handleCalls().closeAll();
        } finally {
            closeParts();
        }
    }

    private void closeParts() throws FileServiceException {
        try {
            if (staging() != null) {
                staging().close();
            }
        } finally {
            connection().close();
        }
    }
}
