package io.github.galefs.mount;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What is open, by the numbers that the kernel is told for it.
 *
 * @param <T> what is open.
 */
final class Handles<T> {
    private final Map<Long, T> open = new ConcurrentHashMap<>();
    private final AtomicLong last = new AtomicLong();

    /** Keeps something; the answer is its number, from 1. */
    long add(final T opened) {
        final long number = last.incrementAndGet();
        open.put(number, opened);
        return number;
    }

    T get(final long number) throws FileServiceException {
        return require(number, open.get(number));
    }

    T remove(final long number) throws FileServiceException {
        return require(number, open.remove(number));
    }

    private T require(final long number, final T found) throws FileServiceException {
        if (found == null) {
            throw new FileServiceException(PosixError.EBADF, "number " + number + " of the mount");
        }
        return found;
    }
}
