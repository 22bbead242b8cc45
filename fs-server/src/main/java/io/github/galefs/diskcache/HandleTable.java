package io.github.galefs.diskcache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Open handles by their numbers, from 1. Safe for use by several threads. */
final class HandleTable {
    private final Map<Long, OpenHandle> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastNumber = new AtomicLong();

    long add(final OpenHandle handle) {
        final long number = lastNumber.incrementAndGet();
        handles.put(number, handle);
        return number;
    }

    /** Returns a handle; throws EBADF if it is not open. */
    OpenHandle get(final long number) throws FileServiceException {
        return required(number, handles.get(number));
    }

    /** Removes and returns a handle; throws EBADF if it is not open. */
    OpenHandle remove(final long number) throws FileServiceException {
        return required(number, handles.remove(number));
    }

    /** Makes all numbers those of handles that are not open. */
    void clear() {
        handles.clear();
    }

    private static OpenHandle required(final long number, final OpenHandle handle) throws FileServiceException {
        if (handle == null) {
            throw new FileServiceException(PosixError.EBADF, "handle " + number + " is not open");
        }
        return handle;
    }
}
