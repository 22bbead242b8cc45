package io.github.galefs.hadoop.client;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The calls of a service by handle, and the call that opens a handle.
 *
 * @param <F> type of a file.
 */
public abstract class HandleCalls<F extends RemoteFile> {
    private final Connection<?> connection;
    private final PathResolver resolver;
    private final RemoteFiles<?, F> files;
    private final HandleTable<OpenHandle<F>> handles;

    protected HandleCalls(
            final Connection<?> connection,
            final PathResolver resolver,
            final RemoteFiles<?, F> files,
            final int maxOpenFiles) {
        this.connection = connection;
        this.resolver = resolver;
        this.files = files;
        handles = new HandleTable<>(maxOpenFiles);
    }

    /** Checks the options of an opening: throws EINVAL or ENOTSUP. */
    protected abstract void requireValid(String given, Set<FileOpenOption> options) throws FileServiceException;

    /** Opens a file; the caller ends the use of the result. */
    protected abstract F open(ResolvedPath path, Set<FileOpenOption> options) throws FileServiceException;

    /** Returns whether the close of a handle with these options uploads what was changed. */
    protected abstract boolean uploadsAtClose(Set<FileOpenOption> options);

    /** Uploads what was changed in a file. */
    protected abstract void upload(F file) throws FileServiceException;

    protected abstract void setPermissions(F file, int permissions) throws FileServiceException;

    protected abstract void setModificationTime(F file, long millis) throws FileServiceException;

    final long open(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        connection.files();
        requireValid(given, options);
        final ResolvedPath path = resolver.resolve(given);
        handles.reserve(path.toString());
        boolean isOpen = false;
        try {
            final OpenHandle<F> handle = new OpenHandle<>(open(path, options), path, Set.copyOf(options));
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

    /** Closes a handle, and uploads what was changed. */
    final void close(final long number) throws FileServiceException {
        connection.files();
        final OpenHandle<F> handle = handles.remove(number);
        FileServiceException failure = null;
        boolean isEnded = false;
        try {
            if (handle.writes()) {
                handle.file().removeWriter();
            }
            if (uploadsAtClose(handle.options())) {
                upload(handle.file());
            }
            isEnded = true;
        } catch (final FileServiceException e) {
            failure = e;
            isEnded = true;
        } finally {
            if (!isEnded) {
                files.release(handle.file());
            }
        }
        release(handle, failure);
    }

    private void release(final OpenHandle<F> handle, final FileServiceException earlier) throws FileServiceException {
        FileServiceException failure = earlier;
        try {
            files.release(handle.file());
        } catch (final FileServiceException e) {
            failure = Failures.join(failure, e);
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** Closes all handles. Once the file system is away, nothing more is uploaded: the bytes stay staged. */
    final void closeAll() throws FileServiceException {
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

    /** Uploads what was changed in a file. */
    final void sync(final long number) throws FileServiceException {
        connection.files();
        upload(handles.get(number).file());
    }

    /** Uploads what was changed in all files, and stops where the file system is found to be away. */
    final void syncAll() throws FileServiceException {
        connection.files();
        FileServiceException failure = null;
        for (final F file : files.all()) {
            try {
                upload(file);
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

    final FileStatus status(final long number) throws FileServiceException {
        connection.files();
        return handles.get(number).file().status();
    }

    final int read(
            final long number, final long offset, final MemorySegment destination, final long at, final int length)
            throws FileServiceException {
        connection.files();
        final OpenHandle<F> handle = readable(number);
        CallArguments.requireRange(handle, "read", offset, length);
        Objects.checkFromIndexSize(at, length, destination.byteSize());
        return read(number, handle, offset, List.of(destination.asSlice(at, length)));
    }

    final int read(final long number, final long offset, final List<MemorySegment> destinations)
            throws FileServiceException {
        connection.files();
        final OpenHandle<F> handle = readable(number);
        CallArguments.requireRange(handle, "read", offset, CallArguments.requireTotal(handle, destinations));
        return read(number, handle, offset, destinations);
    }

    private int read(
            final long number, final OpenHandle<F> handle, final long offset, final List<MemorySegment> destinations)
            throws FileServiceException {
        try {
            return handle.file().read(offset, destinations);
        } catch (final FileServiceException e) {
            // A stream that another thread closes during a read fails in several ways.
            connection.files();
            handles.get(number);
            throw e;
        }
    }

    final long write(final long number, final long offset, final MemorySegment source, final long at, final int length)
            throws FileServiceException {
        connection.files();
        final OpenHandle<F> handle = writable(number);
        CallArguments.requireRange(handle, "write", offset, length);
        Objects.checkFromIndexSize(at, length, source.byteSize());
        return handle.file().write(offset, source.asSlice(at, length));
    }

    final Appended append(final long number, final MemorySegment source, final long at, final int length)
            throws FileServiceException {
        connection.files();
        final OpenHandle<F> handle = writable(number);
        CallArguments.requireAppendLength(handle, length);
        Objects.checkFromIndexSize(at, length, source.byteSize());
        return handle.file().append(source.asSlice(at, length));
    }

    final long truncate(final long number, final long size) throws FileServiceException {
        connection.files();
        final OpenHandle<F> handle = writable(number);
        if (size < 0) {
            throw new FileServiceException(PosixError.EINVAL, handle + ": size " + size + ": must not be negative");
        }
        return handle.file().truncate(size);
    }

    final void setPermissions(final long number, final int permissions) throws FileServiceException {
        connection.files();
        setPermissions(handles.get(number).file(), permissions);
    }

    final void setModificationTime(final long number, final long millis) throws FileServiceException {
        connection.files();
        setModificationTime(handles.get(number).file(), millis);
    }

    private OpenHandle<F> readable(final long number) throws FileServiceException {
        final OpenHandle<F> handle = handles.get(number);
        handle.requireReadable(number);
        return handle;
    }

    private OpenHandle<F> writable(final long number) throws FileServiceException {
        final OpenHandle<F> handle = handles.get(number);
        handle.requireWritable(number);
        return handle;
    }
}
