package io.github.galefs.hadoop;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.CallArguments;
import io.github.galefs.hadoop.client.Failures;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.HandleTable;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The calls of a {@link HadoopFileService} by handle, and the call that opens a handle. */
final class HandleCalls {
    private final HadoopClient client;
    private final PathResolver resolver;
    private final FileOpening opening;
    private final OpenFiles openFiles;
    private final Uploads uploads;
    private final HandleTable<OpenHandle> handles;

    HandleCalls(
            final HadoopClient client,
            final PathResolver resolver,
            final FileOpening opening,
            final OpenFiles openFiles,
            final Uploads uploads,
            final HandleTable<OpenHandle> handles) {
        this.client = client;
        this.resolver = resolver;
        this.opening = opening;
        this.openFiles = openFiles;
        this.uploads = uploads;
        this.handles = handles;
    }

    long open(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        client.files();
        opening.requireValid(given, options);
        final HadoopPath path = resolver.resolve(given);
        handles.reserve(path.toString());
        boolean isOpen = false;
        try {
            final OpenHandle handle = new OpenHandle(opening.open(path, options), path, Set.copyOf(options));
            if (handle.writes()) {
                handle.file().addWriter();
            }
            final long number = handles.add(handle);
            isOpen = true;
            return number;
        } finally {
            if (!isOpen) {
                handles.giveBack();
            }
        }
    }

    /** Closes a handle, and uploads what was written to its file. */
    void close(final long number) throws FileServiceException {
        client.files();
        final OpenHandle handle = handles.remove(number);
        FileServiceException failure = null;
        boolean isEnded = false;
        try {
            if (handle.writes()) {
                handle.file().removeWriter();
                handle.file().upload(uploads, openFiles);
            }
            isEnded = true;
        } catch (final FileServiceException e) {
            failure = e;
            isEnded = true;
        } finally {
            if (!isEnded) {
                openFiles.release(handle.file());
            }
        }
        release(handle, failure);
    }

    private void release(final OpenHandle handle, final FileServiceException earlier) throws FileServiceException {
        FileServiceException failure = earlier;
        try {
            openFiles.release(handle.file());
        } catch (final FileServiceException e) {
            failure = Failures.join(failure, e);
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** Closes all handles. Once the cluster is found to be away, nothing more is uploaded: the bytes stay staged. */
    void closeAll() throws FileServiceException {
        FileServiceException failure = null;
        boolean isAway = false;
        for (final long number : handles.numbers()) {
            try {
                if (isAway) {
                    release(handles.remove(number), null);
                } else {
                    close(number);
                }
            } catch (final FileServiceException e) {
                failure = e.error() == PosixError.EBADF ? failure : Failures.join(failure, e);
                isAway |= HadoopErrors.isOutage(e.error());
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** Uploads what was written to a file. */
    void sync(final long number) throws FileServiceException {
        client.files();
        handles.get(number).file().upload(uploads, openFiles);
    }

    /** Uploads what was written to all files, and stops where the cluster is found to be away. */
    void syncAll() throws FileServiceException {
        client.files();
        FileServiceException failure = null;
        for (final OpenFile file : openFiles.all()) {
            try {
                file.upload(uploads, openFiles);
            } catch (final FileServiceException e) {
                failure = Failures.join(failure, e);
                if (HadoopErrors.isOutage(e.error())) {
                    break;
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    FileStatus status(final long number) throws FileServiceException {
        client.files();
        return handles.get(number).file().status();
    }

    int read(final long number, final long offset, final MemorySegment destination, final long at, final int length)
            throws FileServiceException {
        client.files();
        final OpenHandle handle = readable(number);
        CallArguments.requireRange(handle, "read", offset, length);
        Objects.checkFromIndexSize(at, length, destination.byteSize());
        return read(number, handle, offset, List.of(destination.asSlice(at, length)));
    }

    int read(final long number, final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        client.files();
        final OpenHandle handle = readable(number);
        CallArguments.requireRange(handle, "read", offset, CallArguments.requireTotal(handle, destinations));
        return read(number, handle, offset, destinations);
    }

    private int read(
            final long number, final OpenHandle handle, final long offset, final List<MemorySegment> destinations)
            throws FileServiceException {
        try {
            return handle.file().read(offset, destinations);
        } catch (final FileServiceException e) {
            // A stream that another thread closes during a read fails in several ways.
            client.files();
            handles.get(number);
            throw e;
        }
    }

    long write(final long number, final long offset, final MemorySegment source, final long at, final int length)
            throws FileServiceException {
        client.files();
        final OpenHandle handle = writable(number);
        CallArguments.requireRange(handle, "write", offset, length);
        Objects.checkFromIndexSize(at, length, source.byteSize());
        return handle.file().write(offset, source.asSlice(at, length));
    }

    Appended append(final long number, final MemorySegment source, final long at, final int length)
            throws FileServiceException {
        client.files();
        final OpenHandle handle = writable(number);
        CallArguments.requireAppendLength(handle, length);
        Objects.checkFromIndexSize(at, length, source.byteSize());
        return handle.file().append(source.asSlice(at, length));
    }

    long truncate(final long number, final long size) throws FileServiceException {
        client.files();
        final OpenHandle handle = writable(number);
        if (size < 0) {
            throw new FileServiceException(PosixError.EINVAL, handle + ": size " + size + ": must not be negative");
        }
        return handle.file().truncate(size);
    }

    void setPermissions(final long number, final int permissions) throws FileServiceException {
        client.files();
        handles.get(number).file().setPermissions(permissions);
    }

    void setModificationTime(final long number, final long millis) throws FileServiceException {
        client.files();
        handles.get(number).file().setModificationTime(openFiles, millis);
    }

    private OpenHandle readable(final long number) throws FileServiceException {
        final OpenHandle handle = handles.get(number);
        if (!handle.reads()) {
            throw new FileServiceException(
                    PosixError.EBADF, "handle " + number + " of " + handle + " is open for writing only");
        }
        return handle;
    }

    private OpenHandle writable(final long number) throws FileServiceException {
        final OpenHandle handle = handles.get(number);
        if (!handle.writes()) {
            throw new FileServiceException(
                    PosixError.EBADF, "handle " + number + " of " + handle + " is open for reading only");
        }
        return handle;
    }
}
