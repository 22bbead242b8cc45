package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Snapshot;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The handles of a store. A handle's number is never used again while the store is open. Safe for use by several threads
 * at once.
 */
final class HandleTable {
    private final Map<Long, StoreHandle> files = new ConcurrentHashMap<>();

    /** Handles of each file and of each snapshot that has any. */
    private final Map<Object, Integer> holders = new ConcurrentHashMap<>();

    private final AtomicLong lastHandle = new AtomicLong();

    /** Makes a handle. */
    long add(final String path, final FileNode file, final Snapshot snapshot, final Set<OpenOption> options) {
        final long handle = lastHandle.incrementAndGet();
        final StoreHandle open = new StoreHandle(handle, path, file, snapshot, EnumSet.copyOf(options));
        holders.merge(holder(open), 1, Integer::sum);
        files.put(handle, open);
        return handle;
    }

    /** What a handle stands for; EBADF if nothing. */
    StoreHandle get(final long handle) throws FileServiceException {
        final StoreHandle file = files.get(handle);
        if (file == null) {
            throw notOpen(handle);
        }
        return file;
    }

    /** Ends a handle, and says what it stood for; EBADF if it is none. */
    StoreHandle remove(final long handle) throws FileServiceException {
        final StoreHandle open = files.remove(handle);
        if (open == null) {
            throw notOpen(handle);
        }
        holders.computeIfPresent(holder(open), (holder, count) -> count == 1 ? null : count - 1);
        return open;
    }

    /** Whether a file, not in a snapshot, is open. */
    boolean hold(final FileNode file) {
        return holders.containsKey(file.id());
    }

    /** Whether anything in a snapshot is open. */
    boolean hold(final Snapshot snapshot) {
        return holders.containsKey(snapshot);
    }

    private static Object holder(final StoreHandle open) {
        return open.snapshot() == null ? (Object) open.file().id() : open.snapshot();
    }

    private FileServiceException notOpen(final long handle) {
        final String history = handle > 0 && handle <= lastHandle.get() ? "was closed" : "was never opened";
        return new FileServiceException(PosixError.EBADF, "handle " + handle + " " + history);
    }
}
