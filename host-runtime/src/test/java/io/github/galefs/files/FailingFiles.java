package io.github.galefs.files;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/** The store, with calls that fail when a test says so. */
final class FailingFiles extends ForwardingFileService {
    private final FileService delegate;
    boolean failsTruncate;
    boolean failsStatusAfterTruncate;
    private boolean failsStatus;
    boolean failsWrite;
    boolean failsClose;
    Runnable afterStatus = () -> {};
    Error defect;
    int reads;
    int writes;
    int opens;
    int statuses;
    int openHandles;

    FailingFiles(final FileService delegate) {
        this.delegate = delegate;
    }

    @Override
    protected FileService delegate() {
        if (defect != null) {
            throw defect;
        }
        return delegate;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        opens++;
        final long handle = super.open(path, options);
        openHandles++;
        return handle;
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        openHandles--;
        super.close(handle);
        failIf(failsClose, PosixError.EIO);
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        statuses++;
        final boolean fails = failsStatus;
        failsStatus = false;
        failIf(fails, PosixError.EIO);
        final FileStatus status = super.status(handle);
        final Runnable action = afterStatus;
        afterStatus = () -> {};
        action.run();
        return status;
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        reads++;
        return super.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        reads++;
        return super.read(handle, fileOffset, destinations);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        writes++;
        failIf(failsWrite, PosixError.ENOSPC);
        return super.write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        failIf(failsTruncate, PosixError.EIO);
        failsStatus = failsStatusAfterTruncate;
        return super.truncate(handle, size);
    }

    private static void failIf(final boolean fails, final PosixError error) throws FileServiceException {
        if (fails) {
            throw new FileServiceException(error, "the test");
        }
    }
}
