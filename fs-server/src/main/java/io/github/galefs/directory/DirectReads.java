package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.foreign.MemorySegment;

/**
 * Reads of files past the page cache. Offset, length and address of each must be multiples of the device's block; pages
 * are such multiples. Reads that are not go through memory that is. Safe for use by several threads.
 */
final class DirectReads {
    private static final int PAGE = 4096;

    /** Bytes of a piece: as many as a kernel's blocks have, with a page on both sides. */
    private static final int PIECE_LENGTH = (1 << 20) + 2 * PAGE;

    /** Threads that move blocks over a network are no more by default. */
    private static final int PIECES = 64;

    private final StagingMemory staging = new StagingMemory(PIECES, PIECE_LENGTH);

    /** Reads until the destination is full or the file ends; returns the number of bytes. */
    int read(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException, FileServiceException {
        try {
            return isAligned(offset, destination)
                    ? readAligned(file, offset, destination)
                    : readStaged(file, offset, destination);
        } catch (final SystemCallException e) {
            if (!SystemFailures.is(e, PosixError.EINVAL)) {
                throw e;
            }
            // The file system demands more than pages, or nothing past the cache for this file.
            FileData.readThroughCache(file);
            return readStaged(file, offset, destination);
        }
    }

    private static boolean isAligned(final long offset, final MemorySegment destination) {
        return destination.isNative() && (offset | destination.address() | destination.byteSize()) % PAGE == 0;
    }

    /** The file ends within the last page that is read, if not before. */
    private static int readAligned(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException {
        int done = 0;
        long count = PAGE;
        while (done < destination.byteSize() && count > 0 && done % PAGE == 0) {
            count = FileData.read(file, offset + done, destination.asSlice(done));
            done += (int) count;
        }
        return done;
    }

    private int readStaged(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException, FileServiceException {
        final StagingMemory.Piece piece = staging.take();
        try {
            int done = 0;
            int count = 1;
            while (done < destination.byteSize() && count > 0) {
                final int before = (int) ((offset + done) % PAGE);
                final long wanted = Math.min(destination.byteSize() - done, PIECE_LENGTH - 2 * PAGE);
                final int pages = (int) ((before + wanted + PAGE - 1) / PAGE) * PAGE;
                final int read =
                        readAligned(file, offset + done - before, piece.bytes().asSlice(0, pages));
                count = (int) Math.clamp(read - before, 0, wanted);
                MemorySegment.copy(piece.bytes(), before, destination, done, count);
                done += count;
            }
            return done;
        } finally {
            staging.giveBack(piece);
        }
    }
}
