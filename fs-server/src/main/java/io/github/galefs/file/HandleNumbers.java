package io.github.galefs.file;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers, from 1, for the open handles of a service that does not pass on those of another one. No number is used
 * twice. Safe for use by several threads.
 *
 * @param <H> what the service knows of a handle.
 */
public final class HandleNumbers<H> {
    private final Map<Long, H> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastNumber = new AtomicLong();

    /** Creates numbers without handles. */
    public HandleNumbers() {}

    /**
     * Gives a handle a number.
     *
     * @param handle the handle.
     * @return its number.
     */
    public long add(final H handle) {
        final long number = lastNumber.incrementAndGet();
        handles.put(number, handle);
        return number;
    }

    /**
     * Returns the handle of a number.
     *
     * @param number of the handle.
     * @return the handle.
     * @throws FileServiceException EBADF if the number is not that of an open handle.
     */
    public H get(final long number) throws FileServiceException {
        return required(number, handles.get(number));
    }

    /**
     * Ends the use of a number.
     *
     * @param number of the handle.
     * @return the handle.
     * @throws FileServiceException EBADF if the number is not that of an open handle.
     */
    public H remove(final long number) throws FileServiceException {
        return required(number, handles.remove(number));
    }

    /**
     * Ends the use of all numbers.
     *
     * @return the handles that had them.
     */
    public Collection<H> removeAll() {
        final List<H> all = List.copyOf(handles.values());
        handles.clear();
        return all;
    }

    private static <H> H required(final long number, final H handle) throws FileServiceException {
        if (handle == null) {
            throw new FileServiceException(PosixError.EBADF, "handle " + number + " is not open");
        }
        return handle;
    }
}
