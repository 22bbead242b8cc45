package io.github.galefs.diskcache;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.store.EmbeddedStore;
import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A version of an origin's file, shared by the handles that have opened it. Safe for use by several
 * threads.
 */
final class CachedFile {
    private static final long NO_HANDLE = 0;

    private final CacheEntry entry;
    private final EmbeddedStore store;
    private final int pieceLength;

    /** Whether pieces of earlier uses may be in the store. */
    private final boolean isOld;

    /** Handle of the file in the store. */
    private volatile long storeHandle;

    /** Numbers of pieces that are known to be in the store as a whole. */
    private final Set<Long> pieces = ConcurrentHashMap.newKeySet();

    /** Fetches in progress by the number of their piece. Guarded by this. */
    private final Map<Long, PieceFetch> fetches = new HashMap<>();

    private volatile boolean isStale;

    /**
     * Creates a file without handles.
     *
     * @param entry       of the file in the index.
     * @param store       has the pieces.
     * @param pieceLength bytes of a piece.
     * @param storeHandle open for reading and writing in the store; 0 if the store has no piece.
     */
    CachedFile(final CacheEntry entry, final EmbeddedStore store, final int pieceLength, final long storeHandle) {
        this.entry = entry;
        this.store = store;
        this.pieceLength = pieceLength;
        this.storeHandle = storeHandle;
        isOld = storeHandle != NO_HANDLE;
    }

    CacheEntry entry() {
        return entry;
    }

    CachedVersion version() {
        return entry.version;
    }

    long size() {
        return entry.version.size();
    }

    /** Returns the number of the piece with an offset. */
    long pieceAt(final long offset) {
        return offset / pieceLength;
    }

    long offsetOf(final long piece) {
        return piece * pieceLength;
    }

    int lengthOf(final long piece) {
        return (int) Math.min(pieceLength, size() - offsetOf(piece));
    }

    /** Returns whether a number is that of a piece. */
    boolean hasNumber(final long piece) {
        return piece <= (size() - 1) / pieceLength;
    }

    /** Returns whether the origin has another version by now, or may get one: handles read the origin from then on. */
    boolean isStale() {
        return isStale;
    }

    void markStale() {
        isStale = true;
    }

    boolean hasStoreHandle() {
        return storeHandle != NO_HANDLE;
    }

    long storeHandle() {
        return storeHandle;
    }

    void setStoreHandle(final long handle) {
        storeHandle = handle;
    }

    /** Returns whether the store has a whole piece. */
    boolean hasPiece(final long piece) {
        return pieces.contains(piece) || (isOld && areBlocksStored(piece) && addPiece(piece));
    }

    private boolean addPiece(final long piece) {
        pieces.add(piece);
        return true;
    }

    /** A process that was killed may have left a part of a piece: whole blocks at its beginning. */
    private boolean areBlocksStored(final long piece) {
        try {
            final int length = lengthOf(piece);
            for (int done = 0; done < length; done += store.blockSize()) {
                final Extent extent = store.locate(storeHandle, offsetOf(piece) + done);
                if (extent.validLength() < Math.min(store.blockSize(), length - done)) {
                    return false;
                }
            }
            return true;
        } catch (final FileServiceException e) {
            // The last handle was closed meanwhile.
            return false;
        }
    }

    /** Copies bytes of a piece that the store has. */
    int read(final long offset, final MemorySegment destination, final long destinationOffset, final int length)
            throws FileServiceException {
        return store.read(storeHandle, offset, destination, destinationOffset, length);
    }

    /** Maps bytes of a piece that the store has; null if they are not one piece of memory. */
    MappedBlock map(final long offset, final int length) throws FileServiceException {
        return store.map(storeHandle, offset, length);
    }

    void write(final long piece, final MemorySegment bytes) throws FileServiceException {
        store.write(storeHandle, offsetOf(piece), bytes, 0, (int) bytes.byteSize());
    }

    /** Returns the fetch of a piece that is in progress, or null. With the monitor of this. */
    PieceFetch fetch(final long piece) {
        return fetches.get(piece);
    }

    /** Adds a fetch. With the monitor of this. */
    void add(final PieceFetch fetch) {
        fetches.put(fetch.piece(), fetch);
    }

    /** Ends a fetch; readers find its piece from now on. */
    synchronized void end(final PieceFetch fetch, final boolean isStored) {
        if (isStored) {
            pieces.add(fetch.piece());
        }
        fetches.remove(fetch.piece());
    }
}
