package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.DamagedBlockException;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.BlockTable;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Arrays;

/** Copies bytes of files out of the data log. Safe for use by several threads at once. */
final class BlockReader implements AutoCloseable {
    private final SegmentReader segments;
    private final int blockSize;

    BlockReader(final Path dataDirectory, final int blockSize) {
        segments = SegmentReader.checkingFirstRead(dataDirectory);
        this.blockSize = blockSize;
    }

    /**
     * Where the blocks of a range lie, as they are when it is made. Most ranges are within one block, and are planned
     * without an array: the virtual machine can keep such a plan in registers.
     */
    static final class Plan {
        private static final long[] NO_MORE = {};

        private final long fileOffset;
        private final int length;

        /** Of the first block; see {@link PackedBlockLocation}. */
        private final long place;

        private final long extent;

        /** Two for each block behind the first. */
        private final long[] more;

        private Plan(final long fileOffset, final int length, final long place, final long extent, final long[] more) {
            this.fileOffset = fileOffset;
            this.length = length;
            this.place = place;
            this.extent = extent;
            this.more = more;
        }

        /** Bytes of the range. */
        int length() {
            return length;
        }

        /** Whether another plan found every block at the same place. */
        boolean isSame(final Plan other) {
            return place == other.place && extent == other.extent && Arrays.equals(more, other.more);
        }
    }

    /** Looks up where the blocks of a range lie; the caller keeps the table from changing meanwhile. */
    Plan plan(final BlockTable blocks, final long fileOffset, final int length) {
        final long first = fileOffset / blockSize;
        final int behind = length == 0 ? 0 : (int) ((fileOffset + length - 1) / blockSize - first);
        final long[] more = behind == 0 ? Plan.NO_MORE : new long[2 * behind];
        for (int i = 0; i < behind; i++) {
            more[2 * i] = blocks.segmentWord(first + 1 + i);
            more[2 * i + 1] = blocks.rangeWord(first + 1 + i);
        }
        return new Plan(fileOffset, length, blocks.segmentWord(first), blocks.rangeWord(first), more);
    }

    /**
     * Copies a range.
     *
     * @throws MissingSegmentException a segment is gone, so that the plan must be made anew; some bytes may have been
     *     copied.
     * @throws FileServiceException EIO, naming file and block, for a damaged block; blocks before it have been copied.
     *     EINTR.
     */
    void read(final StoreHandle open, final Plan plan, final MemorySegment destination, final long destinationOffset)
            throws FileServiceException, MissingSegmentException {
        long block = plan.fileOffset / blockSize;
        final int from = (int) (plan.fileOffset & (blockSize - 1));
        int done = Math.min(plan.length, blockSize - from);
        readBlock(open, block, plan.place, plan.extent, from, destination, destinationOffset, done);
        for (int i = 0; i < plan.more.length; i += 2) {
            block++;
            final int count = Math.min(plan.length - done, blockSize);
            readBlock(open, block, plan.more[i], plan.more[i + 1], 0, destination, destinationOffset + done, count);
            done += count;
        }
    }

    /** The failure of a read whose segment is gone for good. */
    static FileServiceException failure(
            final StoreHandle open, final long fileOffset, final MissingSegmentException cause) {
        return new FileServiceException(
                PosixError.EIO, "bytes behind " + fileOffset + " of " + open + ": " + cause.getMessage(), cause);
    }

    /** Copies a range of one block: its payload as far as that goes, and zeros behind. */
    private void readBlock(
            final StoreHandle open,
            final long block,
            final long place,
            final long extent,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws FileServiceException, MissingSegmentException {
        final int valid = place == PackedBlockLocation.HOLE ? 0 : PackedBlockLocation.validLength(extent);
        final int present = Math.clamp(valid - (long) from, 0, count);
        if (present > 0) {
            copy(open, block, place, extent, from, destination, destinationOffset, present);
        }
        if (present < count) {
            destination.asSlice(destinationOffset + present, count - present).fill((byte) 0);
        }
    }

    /** The one place where payloads are checked. */
    private void copy(
            final StoreHandle open,
            final long block,
            final long place,
            final long extent,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws FileServiceException, MissingSegmentException {
        try {
            segments.read(
                    PackedBlockLocation.segment(place),
                    PackedBlockLocation.offset(extent),
                    PackedBlockLocation.storedLength(extent),
                    PackedBlockLocation.checksum(place),
                    from,
                    destination,
                    destinationOffset,
                    count);
        } catch (final MissingSegmentException e) {
            throw e;
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "reading block " + block + " of " + open, e);
        } catch (final DamagedBlockException e) {
            throw new FileServiceException(
                    PosixError.EIO, "block " + block + " of " + open + " is damaged: " + e.getMessage(), e);
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "block " + block + " of " + open + " cannot be read", e);
        }
    }

    /** Maps a segment, so that it can be read when its file is deleted. */
    void keep(final int segment) throws IOException {
        segments.retain(segment);
    }

    /** Gives up a segment, which nothing refers to any more. */
    void forget(final int segment) {
        segments.release(segment);
    }

    /** Has each block checked again when it is read next. */
    void forgetChecked() {
        segments.resetChecks();
    }

    @Override
    public void close() {
        segments.close();
    }
}
