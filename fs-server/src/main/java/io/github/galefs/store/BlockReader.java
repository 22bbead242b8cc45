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

/** Copies bytes of files from the data log. Safe for use by several threads. */
final class BlockReader implements AutoCloseable {
    private final SegmentReader segments;
    private final int blockSize;

    BlockReader(final Path dataDirectory, final int blockSize) {
        segments = SegmentReader.checkingFirstRead(dataDirectory);
        this.blockSize = blockSize;
    }

    /**
     * Locations of the blocks of a range at one moment. A range within one block, as most are, needs no array: the
     * virtual machine can keep such a plan in registers.
     */
    static final class Plan {
        private static final long[] NO_WORDS = {};

        private final long fileOffset;
        private final int length;

        /** Location of the first block; see {@link PackedBlockLocation}. */
        private final long segmentWord;

        private final long rangeWord;

        /** Locations of the blocks after the first: segment word and range word of each. */
        private final long[] otherWords;

        private Plan(
                final long fileOffset,
                final int length,
                final long segmentWord,
                final long rangeWord,
                final long[] otherWords) {
            this.fileOffset = fileOffset;
            this.length = length;
            this.segmentWord = segmentWord;
            this.rangeWord = rangeWord;
            this.otherWords = otherWords;
        }

        /** Returns the length of the range, in bytes. */
        int length() {
            return length;
        }

        /** Returns whether another plan has the same location for every block. */
        boolean isSame(final Plan other) {
            return segmentWord == other.segmentWord
                    && rangeWord == other.rangeWord
                    && Arrays.equals(otherWords, other.otherWords);
        }
    }

    /** Looks up the locations of the blocks of a range. The caller prevents changes of the table meanwhile. */
    Plan plan(final BlockTable blocks, final long fileOffset, final int length) {
        final long first = fileOffset / blockSize;
        final int others = length == 0 ? 0 : (int) ((fileOffset + length - 1) / blockSize - first);
        final long[] otherWords = others == 0 ? Plan.NO_WORDS : new long[2 * others];
        for (int i = 0; i < others; i++) {
            otherWords[2 * i] = blocks.segmentWord(first + 1 + i);
            otherWords[2 * i + 1] = blocks.rangeWord(first + 1 + i);
        }
        return new Plan(fileOffset, length, blocks.segmentWord(first), blocks.rangeWord(first), otherWords);
    }

    /**
     * Copies a range.
     *
     * @throws MissingSegmentException if a segment is gone, so that a new plan is needed; some bytes may have been
     *     copied.
     * @throws FileServiceException EIO, with file and block, for a damaged block; blocks before it have been copied.
     *     EINTR.
     */
    void read(final StoreHandle handle, final Plan plan, final MemorySegment destination, final long destinationOffset)
            throws FileServiceException, MissingSegmentException {
        long block = plan.fileOffset / blockSize;
        final int from = (int) (plan.fileOffset & (blockSize - 1));
        int done = Math.min(plan.length, blockSize - from);
        readBlock(handle, block, plan.segmentWord, plan.rangeWord, from, destination, destinationOffset, done);
        for (int i = 0; i < plan.otherWords.length; i += 2) {
            block++;
            final int count = Math.min(plan.length - done, blockSize);
            final long segmentWord = plan.otherWords[i];
            final long rangeWord = plan.otherWords[i + 1];
            readBlock(handle, block, segmentWord, rangeWord, 0, destination, destinationOffset + done, count);
            done += count;
        }
    }

    /** Returns the failure of a read whose segment is missing for good. */
    static FileServiceException failure(
            final StoreHandle handle, final long fileOffset, final MissingSegmentException cause) {
        return new FileServiceException(
                PosixError.EIO, "offset " + fileOffset + " of " + handle + ": " + cause.getMessage(), cause);
    }

    /** Copies a range of one block: bytes of its payload, then zeros. */
    private void readBlock(
            final StoreHandle handle,
            final long block,
            final long segmentWord,
            final long rangeWord,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws FileServiceException, MissingSegmentException {
        final int valid = segmentWord == PackedBlockLocation.HOLE ? 0 : PackedBlockLocation.validLength(rangeWord);
        final int present = Math.clamp(valid - (long) from, 0, count);
        if (present > 0) {
            copy(handle, block, segmentWord, rangeWord, from, destination, destinationOffset, present);
        }
        if (present < count) {
            destination.asSlice(destinationOffset + present, count - present).fill((byte) 0);
        }
    }

    /** Copies a part of a payload. This is the only place where calls of a store check payloads. */
    private void copy(
            final StoreHandle handle,
            final long block,
            final long segmentWord,
            final long rangeWord,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws FileServiceException, MissingSegmentException {
        try {
            segments.read(
                    PackedBlockLocation.segment(segmentWord),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.checksum(segmentWord),
                    from,
                    destination,
                    destinationOffset,
                    count);
        } catch (final MissingSegmentException e) {
            throw e;
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "reading block " + block + " of " + handle, e);
        } catch (final DamagedBlockException e) {
            throw new FileServiceException(
                    PosixError.EIO, "block " + block + " of " + handle + " is damaged: " + e.getMessage(), e);
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "block " + block + " of " + handle + " cannot be read", e);
        }
    }

    /** Maps a segment, so that it stays readable after its file is deleted. */
    void retain(final int segment) throws IOException {
        segments.retain(segment);
    }

    /** Releases a segment that nothing refers to any more. */
    void release(final int segment) {
        segments.release(segment);
    }

    /** Makes the next read of each block check it again. */
    void resetChecks() {
        segments.resetChecks();
    }

    @Override
    public void close() {
        segments.close();
    }
}
