package io.github.galefs.hadoop.object;

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

/** The calls of an {@link ObjectFileService} by handle, and the call that opens a handle. */
final class HandleCalls {
    private final ObjectStore store;
    private final KeyResolver resolver;
    private final ObjectOpening opening;
    private final OpenObjects openObjects;
    private final Uploads uploads;
    private final HandleTable<ObjectHandle> handles;

    HandleCalls(
            final ObjectStore store,
            final KeyResolver resolver,
            final ObjectOpening opening,
            final OpenObjects openObjects,
            final Uploads uploads,
            final HandleTable<ObjectHandle> handles) {
        this.store = store;
        this.resolver = resolver;
        this.opening = opening;
        this.openObjects = openObjects;
        this.uploads = uploads;
        this.handles = handles;
    }

    long open(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        store.files();
        opening.requireValid(given, options);
        final ObjectPath path = resolver.resolve(given);
        handles.reserve(path.toString());
        boolean isOpen = false;
        try {
            final ObjectHandle handle = new ObjectHandle(opening.open(path, options), path, Set.copyOf(options));
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
    void close(final long number) throws FileServiceException {
        store.files();
        final ObjectHandle handle = handles.remove(number);
        FileServiceException failure = null;
        boolean isEnded = false;
        try {
            if (handle.writes()) {
                handle.file().removeWriter();
            }
            if (handle.changes()) {
                handle.file().upload(uploads, openObjects);
            }
            isEnded = true;
        } catch (final FileServiceException e) {
            failure = e;
            isEnded = true;
        } finally {
            if (!isEnded) {
                openObjects.release(handle.file());
            }
        }
        release(handle, failure);
    }

    private void release(final ObjectHandle handle, final FileServiceException earlier) throws FileServiceException {
        FileServiceException failure = earlier;
        try {
            openObjects.release(handle.file());
        } catch (final FileServiceException e) {
            failure = Failures.join(failure, e);
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** Closes all handles. Once the store is found to be away, nothing more is uploaded: the bytes stay staged. */
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

    /** Uploads what was changed in a file. */
    void sync(final long number) throws FileServiceException {
        store.files();
        handles.get(number).file().upload(uploads, openObjects);
    }

    /** Uploads what was changed in all files, and stops where the store is found to be away. */
    void syncAll() throws FileServiceException {
        store.files();
        FileServiceException failure = null;
        for (final OpenObject file : openObjects.all()) {
            try {
                file.upload(uploads, openObjects);
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
        store.files();
        return handles.get(number).file().status();
    }

    int read(final long number, final long offset, final MemorySegment destination, final long at, final int length)
            throws FileServiceException {
        store.files();
        final ObjectHandle handle = readable(number);
        CallArguments.requireRange(handle, "read", offset, length);
        Objects.checkFromIndexSize(at, length, destination.byteSize());
        return read(number, handle, offset, List.of(destination.asSlice(at, length)));
    }

    int read(final long number, final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        store.files();
        final ObjectHandle handle = readable(number);
        CallArguments.requireRange(handle, "read", offset, CallArguments.requireTotal(handle, destinations));
        return read(number, handle, offset, destinations);
    }

    private int read(
            final long number, final ObjectHandle handle, final long offset, final List<MemorySegment> destinations)
            throws FileServiceException {
        try {
            return handle.file().read(offset, destinations);
        } catch (final FileServiceException e) {
            // A stream that another thread closes during a read fails in several ways.
            store.files();
            handles.get(number);
            throw e;
        }
    }

    long write(final long number, final long offset, final MemorySegment source, final long at, final int length)
            throws FileServiceException {
        store.files();
        final ObjectHandle handle = writable(number);
        CallArguments.requireRange(handle, "write", offset, length);
        Objects.checkFromIndexSize(at, length, source.byteSize());
        return handle.file().write(offset, source.asSlice(at, length));
    }

    Appended append(final long number, final MemorySegment source, final long at, final int length)
            throws FileServiceException {
        store.files();
        final ObjectHandle handle = writable(number);
        CallArguments.requireAppendLength(handle, length);
        Objects.checkFromIndexSize(at, length, source.byteSize());
        return handle.file().append(source.asSlice(at, length));
    }

    long truncate(final long number, final long size) throws FileServiceException {
        store.files();
        final ObjectHandle handle = writable(number);
        if (size < 0) {
            throw new FileServiceException(PosixError.EINVAL, handle + ": size " + size + ": must not be negative");
        }
        return handle.file().truncate(size);
    }

    void setPermissions(final long number, final int permissions) throws FileServiceException {
        store.files();
        handles.get(number).file().requirePermissions(permissions);
    }

    void setModificationTime(final long number) throws FileServiceException {
        store.files();
        throw Statuses.noTimes(handles.get(number).toString());
    }

    private ObjectHandle readable(final long number) throws FileServiceException {
        final ObjectHandle handle = handles.get(number);
        if (!handle.reads()) {
            throw new FileServiceException(
                    PosixError.EBADF, "handle " + number + " of " + handle + " is open for writing only");
        }
        return handle;
    }

    private ObjectHandle writable(final long number) throws FileServiceException {
        final ObjectHandle handle = handles.get(number);
        if (!handle.writes()) {
            throw new FileServiceException(
                    PosixError.EBADF, "handle " + number + " of " + handle + " is open for reading only");
        }
        return handle;
    }
}
