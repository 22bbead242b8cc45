package io.github.galefs.hadoop;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.InvalidPathHandleException;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** The calls of a {@link HadoopFileService} by handle, and the call that opens a handle. */
final class HandleCalls {
    /** Tries to open a file that others replace between the look at its status and the opening. */
    private static final int MAX_TRIES = 10;

    private final HadoopClient client;
    private final PathResolver resolver;
    private final HandleTable handles;

    HandleCalls(final HadoopClient client, final PathResolver resolver, final HandleTable handles) {
        this.client = client;
        this.resolver = resolver;
        this.handles = handles;
    }

    long open(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        client.files();
        requireReadOnly(given, options);
        final HadoopPath path = resolver.resolve(given);
        handles.reserve(path);
        boolean isOpen = false;
        try {
            final long handle = handles.add(openVersion(path));
            isOpen = true;
            return handle;
        } finally {
            if (!isOpen) {
                handles.giveBack();
            }
        }
    }

    private static void requireReadOnly(final String given, final Set<FileOpenOption> options)
            throws FileServiceException {
        final boolean writes = options.contains(FileOpenOption.WRITE);
        if (!(writes || options.contains(FileOpenOption.READ))
                || (options.contains(FileOpenOption.TRUNCATE) && !writes)
                || (options.contains(FileOpenOption.EXCLUSIVE) && !options.contains(FileOpenOption.CREATE))) {
            throw new FileServiceException(PosixError.EINVAL, "\"" + given + "\": open with " + options);
        }
        if (writes || options.contains(FileOpenOption.CREATE)) {
            throw new FileServiceException(
                    PosixError.ENOTSUP, "\"" + given + "\": files of HDFS are opened for reading only, not " + options);
        }
    }

    private ReadHandle openVersion(final HadoopPath path) throws FileServiceException {
        for (int i = 1; i < MAX_TRIES; i++) {
            try {
                return openOnce(path);
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.ESTALE) {
                    throw e;
                }
            }
        }
        return openOnce(path);
    }

    private ReadHandle openOnce(final HadoopPath path) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final HdfsFileStatus status = client.required(path);
        if (status.isDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
        final FSDataInputStream stream = client.patience()
                .repeat(
                        path.toString(),
                        () -> path.isInSnapshot() ? files.open(path.path()) : openStream(files, path, status));
        return new ReadHandle(path, status, stream);
    }

    /** Opens the version that the status is of, whatever its name is by now. */
    private static FSDataInputStream openStream(
            final DistributedFileSystem files, final HadoopPath path, final HdfsFileStatus status) throws IOException {
        try {
            return HadoopClient.openVersion(files, status);
        } catch (final FileNotFoundException | InvalidPathHandleException e) {
            throw new FileServiceException(PosixError.ESTALE, path + " was replaced while it was opened", e);
        }
    }

    void close(final long number) throws FileServiceException {
        client.files();
        handles.remove(number).close();
    }

    void closeAll() throws FileServiceException {
        FileServiceException failure = null;
        for (final long number : handles.numbers()) {
            try {
                handles.remove(number).close();
            } catch (final FileServiceException e) {
                failure = e.error() == PosixError.EBADF ? failure : e;
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    FileStatus status(final long number) throws FileServiceException {
        client.files();
        return handles.get(number).status();
    }

    int read(final long number, final long offset, final MemorySegment destination, final long at, final int length)
            throws FileServiceException {
        client.files();
        final ReadHandle handle = handles.get(number);
        requireRange(handle, offset, length);
        Objects.checkFromIndexSize(at, length, destination.byteSize());
        final int count = (int) lengthWithin(handle, offset, length);
        read(number, handle, offset, destination.asSlice(at, count));
        return count;
    }

    int read(final long number, final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        client.files();
        final ReadHandle handle = handles.get(number);
        long total = 0;
        for (final MemorySegment destination : destinations) {
            total = Math.min(total + Math.min(destination.byteSize(), Integer.MAX_VALUE), 1L + Integer.MAX_VALUE);
        }
        if (total > Integer.MAX_VALUE) {
            throw new FileServiceException(
                    PosixError.EINVAL, handle + ": read of more than " + Integer.MAX_VALUE + " bytes");
        }
        requireRange(handle, offset, (int) total);
        final int count = (int) lengthWithin(handle, offset, total);
        int done = 0;
        for (final MemorySegment destination : destinations) {
            final long length = Math.min(destination.byteSize(), count - done);
            read(number, handle, offset + done, destination.asSlice(0, length));
            done += (int) length;
        }
        return count;
    }

    private void read(final long number, final ReadHandle handle, final long offset, final MemorySegment destination)
            throws FileServiceException {
        try {
            handle.read(client.patience(), offset, destination);
        } catch (final FileServiceException e) {
            // A stream that another thread closes during a read fails in several ways.
            client.files();
            handles.get(number);
            throw e;
        }
    }

    void setPermissions(final long number, final int permissions) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final ReadHandle handle = handles.get(number);
        Attributes.setPermissions(client.patience(), files, handle.toString(), handle.lastingPath(), permissions);
        final FileStatus old = handle.status();
        handle.status(new FileStatus(
                old.fileId(),
                false,
                permissions,
                old.size(),
                old.allocated(),
                old.modificationMillis(),
                old.version()));
    }

    void setModificationTime(final long number, final long millis) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final ReadHandle handle = handles.get(number);
        Attributes.setModificationTime(client.patience(), files, handle.toString(), handle.lastingPath(), millis);
        final FileStatus old = handle.status();
        handle.status(new FileStatus(
                old.fileId(), false, old.permissions(), old.size(), old.allocated(), millis, old.version()));
    }

    private static void requireRange(final ReadHandle handle, final long offset, final int length)
            throws FileServiceException {
        if (offset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, handle + ": read of " + length + " bytes at offset " + offset);
        }
    }

    private static long lengthWithin(final ReadHandle handle, final long offset, final long length) {
        return Math.clamp(handle.status().size() - offset, 0, length);
    }
}
