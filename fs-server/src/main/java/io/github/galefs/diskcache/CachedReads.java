package io.github.galefs.diskcache;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Reads of handles whose files are cached. Safe for use by several threads. */
final class CachedReads {
    /** Returned in place of a number of bytes. */
    private static final int CHANGED = -1;

    private final FileService origin;
    private final CacheIndex index;
    private final Fetcher fetcher;
    private final CacheCounters counters;
    private final int readAhead;

    CachedReads(
            final DiskCacheContext context,
            final CacheIndex index,
            final Fetcher fetcher,
            final CacheCounters counters) {
        origin = context.origin();
        this.index = index;
        this.fetcher = fetcher;
        this.counters = counters;
        readAhead = context.readAhead();
    }

    /** Reads bytes; see {@link FileService#read(long, long, MemorySegment, long, int)}. The range is valid. */
    int read(
            final OpenHandle handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final int count = readPieces(handle, fileOffset, destination, destinationOffset, length);
        return count == CHANGED ? readOrigin(handle, fileOffset, destination, destinationOffset, length) : count;
    }

    /** Reads bytes into several places; see {@link FileService#read(long, long, List)}. The range is valid. */
    int read(final OpenHandle handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        int done = 0;
        for (final MemorySegment destination : destinations) {
            final int length = (int) destination.byteSize();
            final int count = readPieces(handle, fileOffset + done, destination, 0, length);
            if (count == CHANGED) {
                counters.onPassed();
                return origin.read(handle.origin(), fileOffset, destinations);
            }
            done += count;
            if (count < length) {
                break;
            }
        }
        return done;
    }

    /**
     * Reads the pieces of a range.
     *
     * @return bytes read; {@link #CHANGED} if the file has changed: its end may be another one, so that parts of both
     *     versions do not make a read.
     */
    private int readPieces(
            final OpenHandle handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final CachedFile file = handle.file();
        final int wanted = Math.clamp(file.size() - fileOffset, 0, length);
        int done = 0;
        while (done < wanted && !file.isStale()) {
            final long offset = fileOffset + done;
            final long piece = file.pieceAt(offset);
            final int left = (int) (file.offsetOf(piece) + file.lengthOf(piece) - offset);
            final int count = Math.min(left, wanted - done);
            final int read = isPresent(handle, piece, file.pieceAt(fileOffset + wanted - 1))
                    ? readStore(handle, offset, destination, destinationOffset + done, count)
                    : readOrigin(handle, offset, destination, destinationOffset + done, count);
            if (read < count) {
                index.drop(file);
            }
            done += read;
        }
        return file.isStale() ? CHANGED : done;
    }

    /** Maps bytes that the cache has; null for others. The range is valid. */
    MappedBlock map(final OpenHandle handle, final long fileOffset, final int length) throws FileServiceException {
        final CachedFile file = handle.file();
        if (file.isStale() || fileOffset >= file.size() || !file.hasPiece(file.pieceAt(fileOffset))) {
            return null;
        }
        try {
            final MappedBlock block = file.map(fileOffset, length);
            if (block != null) {
                counters.onHit();
            }
            return block;
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.EIO) {
                index.drop(file);
            }
            throw e;
        }
    }

    /** Returns whether the cache has a piece, perhaps after a fetch. Begins fetches of the pieces that follow. */
    private boolean isPresent(final OpenHandle handle, final long piece, final long lastPiece)
            throws FileServiceException {
        final boolean isHit = handle.file().hasPiece(piece);
        PieceFetch fetch = PieceFetch.STORED;
        if (isHit) {
            counters.onHit();
        } else {
            counters.onMiss();
            fetch = fetcher.fetch(handle, piece);
        }
        if (handle.advance(piece)) {
            fetchAhead(handle, piece, Math.max(readAhead, lastPiece - piece));
        }
        return fetch.await(handle);
    }

    private void fetchAhead(final OpenHandle handle, final long piece, final long count) {
        final CachedFile file = handle.file();
        for (int i = 1; i <= Math.min(count, fetcher.maxAhead()) && file.hasNumber(piece + i); i++) {
            if (!file.hasPiece(piece + i)) {
                fetcher.fetchAhead(handle, piece + i);
            }
        }
    }

    /** Reads a piece that the store has. What it cannot read is read from the origin, and dropped if it is damaged. */
    private int readStore(
            final OpenHandle handle,
            final long offset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        try {
            return handle.file().read(offset, destination, destinationOffset, length);
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.EINTR) {
                throw e;
            }
            if (e.error() == PosixError.EIO) {
                index.drop(handle.file());
            }
            return readOrigin(handle, offset, destination, destinationOffset, length);
        }
    }

    private int readOrigin(
            final OpenHandle handle,
            final long offset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        counters.onPassed();
        return origin.read(handle.origin(), offset, destination, destinationOffset, length);
    }
}
