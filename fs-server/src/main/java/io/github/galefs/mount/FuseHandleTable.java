package io.github.galefs.mount;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Open files or directories of a mount by the {@code fh} that the kernel passes for them. Thread-safe. No {@code fh} is
 * used twice.
 *
 * @param <T> what is open.
 */
final class FuseHandleTable<T> {
    private final Map<Long, T> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastFh = new AtomicLong();

    /** Adds an open file or directory and returns its {@code fh}, from 1. */
    long add(final T handle) {
        final long fh = lastFh.incrementAndGet();
        handles.put(fh, handle);
        return fh;
    }

    /** Returns what is open under an {@code fh}; fails with EBADF if nothing is. */
    T get(final long fh) throws FileServiceException {
        return requireOpen(fh, handles.get(fh));
    }

    /** Removes and returns what is open under an {@code fh}; fails with EBADF if nothing is. */
    T remove(final long fh) throws FileServiceException {
        return requireOpen(fh, handles.remove(fh));
    }

    private T requireOpen(final long fh, final T handle) throws FileServiceException {
        if (handle == null) {
            throw new FileServiceException(PosixError.EBADF, "fh " + fh + " of the mount");
        }
        return handle;
    }
}
