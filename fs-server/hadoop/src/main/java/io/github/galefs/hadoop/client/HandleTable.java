package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The open handles, up to a limit. A number is used once. Safe for use by several threads.
 *
 * @param <H> type of a handle.
 */
public final class HandleTable<H> {
    private final Map<Long, H> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastNumber = new AtomicLong();
    private final int limit;
    private final Semaphore places;

    /**
     * Creates a table without handles.
     *
     * @param limit most handles at a time.
     */
    public HandleTable(final int limit) {
        this.limit = limit;
        places = new Semaphore(limit);
    }

    /**
     * Takes a place, which {@link #add} fills or {@link #giveBack} returns.
     *
     * @param subject what is to be opened, for messages.
     * @throws FileServiceException EMFILE at the limit.
     */
    public void reserve(final String subject) throws FileServiceException {
        if (!places.tryAcquire()) {
            throw new FileServiceException(
                    PosixError.EMFILE,
                    subject + ": " + limit + " files are open, the limit maxOpenFiles: close some, or raise it");
        }
    }

    /** Returns a place that was taken. */
    public void giveBack() {
        places.release();
    }

    /**
     * Adds a handle to the place that was taken for it.
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
     * Returns a handle.
     *
     * @param number its number.
     * @return the handle.
     * @throws FileServiceException EBADF if it is not open.
     */
    public H get(final long number) throws FileServiceException {
        final H handle = handles.get(number);
        if (handle == null) {
            throw notOpen(number);
        }
        return handle;
    }

    /**
     * Removes a handle.
     *
     * @param number its number.
     * @return the handle.
     * @throws FileServiceException EBADF if it is not open.
     */
    public H remove(final long number) throws FileServiceException {
        final H handle = handles.remove(number);
        if (handle == null) {
            throw notOpen(number);
        }
        places.release();
        return handle;
    }

    /**
     * Returns the numbers of all open handles.
     *
     * @return the numbers.
     */
    public List<Long> numbers() {
        return List.copyOf(handles.keySet());
    }

    private FileServiceException notOpen(final long number) {
        final String history = number > 0 && number <= lastNumber.get() ? "was closed" : "was never opened";
        return new FileServiceException(PosixError.EBADF, "handle " + number + " " + history);
    }
}
