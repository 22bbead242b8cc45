package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.DamagedBlockException;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.BlockTable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;

/** Copies bytes of files out of the data log. Not safe for use by several threads at once. */
final class BlockReader implements AutoCloseable {
    private final SegmentReader segments;
    private final int blockSize;

    BlockReader(final Path dataDirectory, final int blockSize) {
        segments = new SegmentReader(dataDirectory);
        this.blockSize = blockSize;
    }

    /**
     * Copies a range that lies within a file's size.
     *
     * @throws FileServiceException EIO, naming file and block, for a damaged block; blocks before it have been copied.
     *     EINTR.
     */
    void read(
            final OpenFile open,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        int done = 0;
        while (done < length) {
            final long position = fileOffset + done;
            final int from = (int) (position & (blockSize - 1));
            final int count = Math.min(length - done, blockSize - from);
            readBlock(open, position / blockSize, from, destination, destinationOffset + done, count);
            done += count;
        }
    }

    /** Copies a range of one block: its payload as far as that goes, and zeros behind. */
    void readBlock(
            final OpenFile open,
            final long block,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws FileServiceException {
        final BlockTable blocks = open.file().blocks();
        final int index = blocks.indexOf(block);
        final int present = index < 0 ? 0 : Math.clamp(blocks.validLength(index) - (long) from, 0, count);
        if (present > 0) {
            final MemorySegment segment = verified(open, block, index);
            MemorySegment.copy(segment, blocks.offset(index) + from, destination, destinationOffset, present);
        }
        if (present < count) {
            destination.asSlice(destinationOffset + present, count - present).fill((byte) 0);
        }
    }

    @Override
    public void close() {
        segments.close();
    }

    /** The one place where payloads are checked. */
    private MemorySegment verified(final OpenFile open, final long block, final int index) throws FileServiceException {
        final BlockTable blocks = open.file().blocks();
        try {
            return segments.verified(
                    blocks.segment(index), blocks.offset(index), blocks.storedLength(index), blocks.checksum(index));
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "reading block " + block + " of " + open, e);
        } catch (final DamagedBlockException e) {
            throw new FileServiceException(
                    PosixError.EIO, "block " + block + " of " + open + " is damaged: " + e.getMessage(), e);
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "block " + block + " of " + open + " cannot be read", e);
        }
    }
}
