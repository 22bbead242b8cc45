package io.github.galefs.diskcache;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.store.EmbeddedStore;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The cached files, and the space that they take. The file that has been without a handle for the longest is evicted
 * first; one with a handle is not. Safe for use by several threads.
 */
final class CacheIndex {
    private static final Logger LOGGER = LoggerFactory.getLogger(CacheIndex.class);
    private static final Set<FileOpenOption> OPEN = EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE);
    private static final Set<FileOpenOption> CREATE =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE);
    private static final long NO_HANDLE = 0;

    private final EmbeddedStore store;
    private final Admission admission;
    private final CacheCounters counters;
    private final long capacity;
    private final int maxFiles;
    private final int pieceLength;

    /** All fields below are guarded by this. Entries without users by the hash of their path, in order of eviction. */
    private final SequencedMap<String, CacheEntry> closed = new LinkedHashMap<>();

    private final Map<String, CacheEntry> opened = new HashMap<>();

    /** Files of {@link #opened} by their id at the origin. */
    private final Map<Long, CachedFile> byFileId = new HashMap<>();

    private long usedBytes;
    private int storedFiles;

    private CacheIndex(
            final EmbeddedStore store,
            final Admission admission,
            final CacheCounters counters,
            final DiskCacheContext context) {
        this.store = store;
        this.admission = admission;
        this.counters = counters;
        capacity = context.capacity();
        maxFiles = context.maxFiles();
        pieceLength = context.pieceLength();
    }

    /** Returns the index of what a store has. */
    static CacheIndex load(
            final EmbeddedStore store,
            final Admission admission,
            final CacheCounters counters,
            final DiskCacheContext context)
            throws FileServiceException {
        final CacheIndex index = new CacheIndex(store, admission, counters, context);
        index.load();
        return index;
    }

    private synchronized void load() throws FileServiceException {
        final List<DirectoryEntry> files = store.list("/").stream()
                .sorted(Comparator.comparingLong(file -> file.status().modificationMillis()))
                .toList();
        for (final DirectoryEntry file : files) {
            final Optional<CachedVersion> version = CachedVersion.parse(file.name());
            if (version.isPresent() && version.get().run() == CachedVersion.EACH_RUN) {
                add(version.get(), file.status());
            } else {
                unlink(file.name());
            }
        }
        makeRoom(0, 0);
    }

    /** Adds a file. A file of an earlier version of its path could not be removed when it was replaced. */
    private void add(final CachedVersion version, final FileStatus status) {
        final CacheEntry earlier = closed.get(version.pathHash());
        if (earlier != null) {
            drop(earlier);
        }
        final CacheEntry entry = new CacheEntry(version);
        entry.storedBytes = status.allocated();
        entry.isStored = true;
        closed.put(version.pathHash(), entry);
        usedBytes += entry.storedBytes;
        storedFiles++;
    }

    /**
     * Opens the file of a version, and drops that of an earlier version of the same path. The caller ends the use by
     * {@link #close}.
     *
     * @return null if the file is open by another path.
     */
    synchronized CachedFile open(final CachedVersion version) {
        final CacheEntry known = find(version.pathHash());
        if (known != null && !known.version.equals(version)) {
            drop(known);
        }
        final CacheEntry entry = known == null || known.isDropped ? new CacheEntry(version) : known;
        if (entry.users == 0) {
            if (byFileId.containsKey(version.fileId())) {
                return null;
            }
            begin(entry);
        }
        entry.users++;
        return entry.file;
    }

    private CacheEntry find(final String pathHash) {
        final CacheEntry entry = opened.get(pathHash);
        return entry == null ? closed.get(pathHash) : entry;
    }

    private void begin(final CacheEntry entry) {
        entry.file = new CachedFile(entry, store, pieceLength, storeHandle(entry));
        closed.remove(entry.version.pathHash());
        opened.put(entry.version.pathHash(), entry);
        byFileId.put(entry.version.fileId(), entry.file);
    }

    private long storeHandle(final CacheEntry entry) {
        if (!entry.isStored) {
            return NO_HANDLE;
        }
        try {
            return store.open(entry.version.name(), OPEN);
        } catch (final FileServiceException e) {
            LOGGER.debug("a cached file cannot be opened", e);
            free(entry);
            entry.isStored = false;
            entry.storedBytes = 0;
            return NO_HANDLE;
        }
    }

    /** Ends a use of a file. */
    synchronized void close(final CachedFile file) {
        final CacheEntry entry = file.entry();
        entry.users--;
        if (entry.users > 0) {
            return;
        }
        entry.file = null;
        if (entry.isDropped) {
            free(entry);
        } else {
            opened.remove(entry.version.pathHash());
            byFileId.remove(entry.version.fileId());
            keep(entry, file);
        }
        if (file.hasStoreHandle()) {
            closeInStore(file);
        }
    }

    private void keep(final CacheEntry entry, final CachedFile file) {
        if (entry.storedBytes == 0) {
            drop(entry);
            return;
        }
        closed.put(entry.version.pathHash(), entry);
        try {
            // The order of eviction in later runs.
            store.setModificationTime(file.storeHandle(), InstantSource.system().millis());
        } catch (final FileServiceException e) {
            LOGGER.debug("the use of a cached file cannot be noted", e);
        }
    }

    private void closeInStore(final CachedFile file) {
        try {
            store.close(file.storeHandle());
        } catch (final FileServiceException e) {
            LOGGER.debug("a cached file cannot be closed", e);
        }
    }

    /** Drops a file whose bytes are not those of the origin's present version, or damaged. */
    synchronized void drop(final CachedFile file) {
        drop(file.entry());
    }

    /** Drops the file that a path or an id has: it is about to change. */
    synchronized void drop(final String pathHash, final long fileId) {
        final CacheEntry entry = find(pathHash);
        if (entry != null) {
            drop(entry);
        }
        final CachedFile file = byFileId.get(fileId);
        if (file != null) {
            drop(file.entry());
        }
    }

    /** Drops the open file of an id if a status shows that it has another version. */
    synchronized void onStatus(final FileStatus status) {
        final CachedFile file = byFileId.get(status.fileId());
        if (file != null && !file.version().isOf(status)) {
            drop(file.entry());
        }
    }

    private void drop(final CacheEntry entry) {
        if (entry.isDropped) {
            return;
        }
        entry.isDropped = true;
        closed.remove(entry.version.pathHash(), entry);
        opened.remove(entry.version.pathHash(), entry);
        if (entry.file != null) {
            entry.file.markStale();
            byFileId.remove(entry.version.fileId(), entry.file);
        }
        if (entry.isStored) {
            unlink(entry.version.name());
        }
        if (entry.users == 0) {
            free(entry);
        }
    }

    private void unlink(final String name) {
        try {
            store.unlink(name);
        } catch (final FileServiceException e) {
            admission.onFailure(e);
        }
    }

    private void free(final CacheEntry entry) {
        usedBytes -= entry.bytes();
        storedFiles -= entry.isStored ? 1 : 0;
    }

    /**
     * Begins a use of an open file by a fetch: reserves space for a piece, and creates the file in the store. The
     * caller ends it by {@link #settle}.
     *
     * @return false if the cache does not take the piece.
     */
    synchronized boolean reserve(final CachedFile file, final int length) {
        final CacheEntry entry = file.entry();
        final boolean isOpen = entry.users > 0 && !entry.isDropped;
        if (!isOpen || !admission.isOpen() || !makeRoom(length, entry.isStored ? 0 : 1)) {
            return false;
        }
        if (!entry.isStored && !create(entry)) {
            return false;
        }
        usedBytes += length;
        entry.reservedBytes += length;
        entry.users++;
        return true;
    }

    private boolean create(final CacheEntry entry) {
        try {
            entry.file.setStoreHandle(store.open(entry.version.name(), CREATE));
            entry.isStored = true;
            storedFiles++;
            return true;
        } catch (final FileServiceException e) {
            admission.onFailure(e);
            return false;
        }
    }

    /** Ends the use by a fetch: replaces the reservation by what the store has of the file. */
    synchronized void settle(final CachedFile file, final int length, final boolean isStored) {
        final CacheEntry entry = file.entry();
        usedBytes -= entry.bytes();
        entry.reservedBytes -= length;
        entry.storedBytes += isStored ? length : 0;
        if (entry.reservedBytes == 0) {
            entry.storedBytes = allocatedBytes(file);
        }
        usedBytes += entry.bytes();
        close(file);
    }

    /** Returns what the store has of a file: other fetches may have left a part of a piece. */
    private long allocatedBytes(final CachedFile file) {
        try {
            return store.status(file.storeHandle()).allocated();
        } catch (final FileServiceException e) {
            LOGGER.debug("the size of a cached file cannot be read", e);
            return file.entry().storedBytes;
        }
    }

    private boolean makeRoom(final long bytes, final int files) {
        while (usedBytes + bytes > capacity || storedFiles + files > maxFiles) {
            if (closed.isEmpty()) {
                return false;
            }
            final CacheEntry oldest = closed.firstEntry().getValue();
            counters.onEvicted(oldest.storedBytes);
            drop(oldest);
        }
        return true;
    }

    synchronized DiskCacheStatistics statistics() {
        return counters.statistics(usedBytes, storedFiles);
    }
}
