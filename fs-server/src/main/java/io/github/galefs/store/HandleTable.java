package io.github.galefs.store;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Snapshot;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The open handles of a store. A handle's number is not used again while the store is open. Safe for use by several
 * threads.
 */
final class HandleTable {
    private final Map<Long, StoreHandle> handles = new ConcurrentHashMap<>();

    /** Number of handles of each file, by its id, and of each snapshot. Only those with a handle have an entry. */
    private final Map<Object, Integer> counts = new ConcurrentHashMap<>();

    private final AtomicLong lastHandle = new AtomicLong();

    /** Adds a handle and returns its number, from 1. */
    long add(final String path, final FileNode file, final Snapshot snapshot, final Set<FileOpenOption> options) {
        final long number = lastHandle.incrementAndGet();
        final StoreHandle handle = new StoreHandle(number, path, file, snapshot, EnumSet.copyOf(options));
        counts.merge(countKey(handle), 1, Integer::sum);
        handles.put(number, handle);
        return number;
    }

    /** Returns an open handle; throws EBADF if there is none with the number. */
    StoreHandle get(final long number) throws FileServiceException {
        final StoreHandle handle = handles.get(number);
        if (handle == null) {
            throw notOpen(number);
        }
        return handle;
    }

    /** Removes and returns an open handle; throws EBADF if there is none with the number. */
    StoreHandle remove(final long number) throws FileServiceException {
        final StoreHandle handle = handles.remove(number);
        if (handle == null) {
            throw notOpen(number);
        }
        counts.computeIfPresent(countKey(handle), (key, count) -> count == 1 ? null : count - 1);
        return handle;
    }

    /** Returns whether a file has a handle that was not opened in a snapshot. */
    boolean isOpen(final FileNode file) {
        return counts.containsKey(file.id());
    }

    /** Returns whether a file of a snapshot has a handle. */
    boolean isOpen(final Snapshot snapshot) {
        return counts.containsKey(snapshot);
    }

    private static Object countKey(final StoreHandle handle) {
        return handle.snapshot() == null ? (Object) handle.file().id() : handle.snapshot();
    }

    private FileServiceException notOpen(final long number) {
        final String history = number > 0 && number <= lastHandle.get() ? "was closed" : "was never opened";
        return new FileServiceException(PosixError.EBADF, "handle " + number + " " + history);
    }
}
