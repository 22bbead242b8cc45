package io.github.galefs.store;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PinnedExtent;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.DamagedBlockException;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.PinAccount;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.BlockTable;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Copies bytes of files from the data log, and pins them there. Safe for use by several threads. */
final class BlockReader implements AutoCloseable {
    private final SegmentReader segments;
    private final PinAccount pins;
    private final int blockSize;

    BlockReader(final Path dataDirectory, final int blockSize, final PinAccount pins) {
        segments = SegmentReader.checkingFirstRead(dataDirectory, pins);
        this.pins = pins;
        this.blockSize = blockSize;
    }

    /** Returns the account of what is pinned. */
    PinAccount pins() {
        return pins;
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

        /** Returns the segment word of a block; 0 is the first. */
        private long segmentWord(final int index) {
            return index == 0 ? segmentWord : otherWords[2 * index - 2];
        }

        /** Returns the range word of a block; 0 is the first. */
        private long rangeWord(final int index) {
            return index == 0 ? rangeWord : otherWords[2 * index - 1];
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

    /**
     * Copies a range to several destinations, all of each before the next.
     *
     * @throws MissingSegmentException as from the other method.
     * @throws FileServiceException as from the other method.
     */
    void read(final StoreHandle handle, final Plan plan, final List<MemorySegment> destinations)
            throws FileServiceException, MissingSegmentException {
        int done = 0;
        for (final MemorySegment destination : destinations) {
            final int count = (int) Math.min(destination.byteSize(), plan.length - done);
            readPart(handle, plan, done, destination, count);
            done += count;
        }
    }

    /** Copies a part of a range, from an offset in the range on. */
    private void readPart(
            final StoreHandle handle,
            final Plan plan,
            final int offset,
            final MemorySegment destination,
            final int length)
            throws FileServiceException, MissingSegmentException {
        final long first = plan.fileOffset / blockSize;
        int done = 0;
        while (done < length) {
            final long position = plan.fileOffset + offset + done;
            final long block = position / blockSize;
            final int index = (int) (block - first);
            final int from = (int) (position & (blockSize - 1));
            final int count = Math.min(length - done, blockSize - from);
            readBlock(handle, block, plan.segmentWord(index), plan.rangeWord(index), from, destination, done, count);
            done += count;
        }
    }

    /**
     * Pins a range.
     *
     * @return the pin; null if the bytes are not all of one payload, or the segment or the number of pins forbids it.
     * @throws MissingSegmentException if a segment is gone, so that a new plan is needed.
     * @throws FileServiceException EIO, with file and block, for a damaged block. EINTR.
     */
    MappedBlock pin(final StoreHandle handle, final Plan plan) throws FileServiceException, MissingSegmentException {
        final int from = (int) (plan.fileOffset & (blockSize - 1));
        // What lies behind a payload belongs to others. A range of several blocks is longer than the first one's.
        if (plan.length == 0
                || plan.segmentWord == PackedBlockLocation.HOLE
                || plan.length > PackedBlockLocation.validLength(plan.rangeWord) - from) {
            return null;
        }
        try {
            return segments.pin(
                    PackedBlockLocation.segment(plan.segmentWord),
                    PackedBlockLocation.offset(plan.rangeWord),
                    PackedBlockLocation.storedLength(plan.rangeWord),
                    PackedBlockLocation.checksum(plan.segmentWord),
                    from,
                    plan.length);
        } catch (final MissingSegmentException e) {
            throw e;
        } catch (final IOException e) {
            throw failure(handle, plan.fileOffset / blockSize, e);
        }
    }

    /**
     * Pins a segment for a process that maps it itself.
     *
     * @param extent not a hole.
     * @return the pin; null if the segment or the number of pins forbids it.
     * @throws MissingSegmentException if the segment is gone, so that the block must be located again.
     * @throws FileServiceException EIO, with file and block, if the segment cannot be mapped or is too short. EINTR.
     */
    PinnedExtent pin(final StoreHandle handle, final Extent extent)
            throws FileServiceException, MissingSegmentException {
        try {
            final MappedBlock pin = segments.pinUnchecked(
                    SegmentFiles.segmentOf(extent.segment()), extent.position(), extent.storedLength());
            return pin == null ? null : new SegmentUse(extent, pin);
        } catch (final MissingSegmentException e) {
            throw e;
        } catch (final IOException e) {
            throw failure(handle, extent.blockOffset() / blockSize, e);
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

    /** Copies a part of a payload. Here and in {@link #pin} calls of a store check payloads, and nowhere else. */
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
        } catch (final IOException e) {
            throw failure(handle, block, e);
        }
    }

    private static FileServiceException failure(final StoreHandle handle, final long block, final IOException cause) {
        final String where = "block " + block + " of " + handle;
        return switch (cause) {
            case DamagedBlockException e ->
                new FileServiceException(PosixError.EIO, where + " is damaged: " + e.getMessage(), e);
            default -> FileServiceException.ofFailure(where + " cannot be read", cause);
        };
    }

    /** Maps a segment, so that it stays readable after its file is deleted. */
    void retain(final int segment) throws IOException {
        segments.retain(segment);
    }

    /** Releases a segment that nothing refers to any more. */
    void release(final int segment) {
        segments.release(segment);
    }

    /** Releases a segment whose file was deleted, and which occupies its disk space as long as it is pinned. */
    void releaseDeleted(final int segment, final long diskBytes) {
        segments.releaseDeleted(segment, diskBytes);
    }

    /** Asks for the end of a segment's pins, and allows no further ones; returns whether there are any. */
    boolean withdrawPins(final int segment) {
        return segments.withdrawPins(segment);
    }

    /** Allows pins again of the segments whose pins were withdrawn and are closed. */
    void admitPins() {
        segments.admitPins();
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
