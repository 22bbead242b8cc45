package io.github.galefs.directory;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.foreign.MemorySegment;

/**
 * Moves bytes between memory and files. Native memory is read and written in place; the bytes of arrays go through
 * {@link StagingMemory}. Safe for use by several threads.
 */
final class Transfers {
    /** Bytes of a piece: the longest append. */
    static final int PIECE_LENGTH = FileService.MAX_APPEND_LENGTH;

    private static final int PIECES = 4;

    private final StagingMemory staging = new StagingMemory(PIECES, PIECE_LENGTH);

    /** Reads until the destination is full or the file ends; returns the number of bytes. */
    int read(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException, FileServiceException {
        return destination.isNative() ? readNative(file, offset, destination) : readStaged(file, offset, destination);
    }

    static int readNative(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException {
        final int length = (int) destination.byteSize();
        int done = 0;
        while (done < length) {
            final long count = FileData.read(file, offset + done, done == 0 ? destination : destination.asSlice(done));
            if (count == 0) {
                break;
            }
            done += (int) count;
        }
        return done;
    }

    private int readStaged(final OpenInode file, final long offset, final MemorySegment destination)
            throws SystemCallException, FileServiceException {
        final int length = (int) destination.byteSize();
        final StagingMemory.Piece piece = staging.take();
        try {
            int done = 0;
            int count = 1;
            while (done < length && count > 0) {
                final int part = Math.min(length - done, PIECE_LENGTH);
                count = readNative(file, offset + done, piece.bytes().asSlice(0, part));
                MemorySegment.copy(piece.bytes(), 0, destination, done, count);
                done += count;
            }
            return done;
        } finally {
            staging.giveBack(piece);
        }
    }

    /** Writes all bytes of the source. */
    void write(final OpenInode file, final long offset, final MemorySegment source)
            throws SystemCallException, FileServiceException {
        if (source.isNative()) {
            writeNative(file, offset, source);
            return;
        }
        final StagingMemory.Piece piece = staging.take();
        try {
            for (long done = 0; done < source.byteSize(); done += PIECE_LENGTH) {
                final long part = Math.min(source.byteSize() - done, PIECE_LENGTH);
                MemorySegment.copy(source, done, piece.bytes(), 0, part);
                writeNative(file, offset + done, piece.bytes().asSlice(0, part));
            }
        } finally {
            staging.giveBack(piece);
        }
    }

    private static void writeNative(final OpenInode file, final long offset, final MemorySegment source)
            throws SystemCallException {
        long done = 0;
        while (done < source.byteSize()) {
            done += FileData.write(file, offset + done, done == 0 ? source : source.asSlice(done));
        }
    }

    /**
     * Appends bytes, and returns the offset of the first one. The caller lets one thread append through the descriptor
     * at a time: its position tells where the bytes are. The bytes are copied first: the system call takes an address,
     * and the memory there must not be closed before it returns.
     *
     * @throws FileServiceException EIO if the system has written a part, and another process has appended behind it.
     */
    long append(final OpenInode file, final String path, final MemorySegment source)
            throws SystemCallException, FileServiceException {
        final StagingMemory.Piece piece = staging.take();
        try {
            MemorySegment.copy(source, 0, piece.bytes(), 0, source.byteSize());
            long begin = -1;
            long done = 0;
            while (done < source.byteSize()) {
                final long count = FileData.append(file, piece.vectorOf(done, source.byteSize() - done));
                final long offset = FileData.position(file) - count;
                if (begin >= 0 && offset != begin + done) {
                    throw new FileServiceException(
                            PosixError.EIO,
                            path + ": the last " + (source.byteSize() - done + count)
                                    + " bytes of an append landed behind those of another process");
                }
                begin = offset - done;
                done += count;
            }
            return begin;
        } finally {
            staging.giveBack(piece);
        }
    }
}
