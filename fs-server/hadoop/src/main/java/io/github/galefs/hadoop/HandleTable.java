package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

/** The open handles, up to a limit. A number is used once. Safe for use by several threads. */
final class HandleTable {
    private final Map<Long, OpenHandle> handles = new ConcurrentHashMap<>();
    private final AtomicLong lastNumber = new AtomicLong();
    private final int limit;
    private final Semaphore places;

    HandleTable(final int limit) {
        this.limit = limit;
        places = new Semaphore(limit);
    }

    /** Takes a place, which {@link #add} fills or {@link #giveBack} returns. */
    void reserve(final HadoopPath path) throws FileServiceException {
        if (!places.tryAcquire()) {
            throw path.error(
                    PosixError.EMFILE,
                    limit + " files are open, the limit of HadoopContext.maxOpenFiles: close some, or raise it");
        }
    }

    void giveBack() {
        places.release();
    }

    long add(final OpenHandle handle) {
        final long number = lastNumber.incrementAndGet();
        handles.put(number, handle);
        return number;
    }

    OpenHandle get(final long number) throws FileServiceException {
        final OpenHandle handle = handles.get(number);
        if (handle == null) {
            throw notOpen(number);
        }
        return handle;
    }

    OpenHandle remove(final long number) throws FileServiceException {
        final OpenHandle handle = handles.remove(number);
        if (handle == null) {
            throw notOpen(number);
        }
        places.release();
        return handle;
    }

    /** Returns the numbers of all open handles. */
    List<Long> numbers() {
        return List.copyOf(handles.keySet());
    }

    private FileServiceException notOpen(final long number) {
        final String history = number > 0 && number <= lastNumber.get() ? "was closed" : "was never opened";
        return new FileServiceException(PosixError.EBADF, "handle " + number + " " + history);
    }
}
