package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.FileOperation;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A transfer of blocks of one file between the file service and frames: all of each block when it is fetched, ranges
 * of bytes when it is written back. Blocks that are written back or may stay where the file service has them are
 * neighbours in the file. The frames may lie anywhere. Bytes that are neighbours both in the file and among the frames
 * travel together.
 *
 * <p>The object is reused. The agent fills it in and passes it to a {@link TransferEngine}; until its completion it
 * belongs to the engine.
 */
public final class BlockTransfer extends WorkerTask {
    /** What a transfer does. */
    enum Kind {
        FETCH,
        CLEAR,
        WRITE_BACK
    }

    /** Longest write to the service, of which each makes one new version of the file. */
    static final int MAX_WRITE_LENGTH = 4 << 20;

    private static final int UNIT_LENGTH = 1 << FileOperation.UNIT_SHIFT;

    /** Most units of a block that are tried in vain. What follows counts as damaged: perhaps nothing can be read. */
    private static final int MAX_FAILED_UNITS = 64;

    private static final int NO_STAGING = -1;

    private final FileService files;
    private final FrameMemory memory;
    private final int blockShift;
    private final TransferEngine engine;

    private Kind kind = Kind.FETCH;
    private Object owner;
    private long handle;
    private long[] blocks = new long[1];
    private int[] frames = new int[1];
    private int count;

    /** Ranges of a write-back, ascending: index of the block in the transfer, first byte, one past the last. */
    private int[] ranges = new int[3];

    private int rangeCount;

    private long version;
    private int writeCount;

    /** Bytes that the last {@link #work} has moved. */
    private long movedBytes;

    /** Units of the only block that could not be read. */
    private final BitSet damagedUnits = new BitSet();

    /** For the memory of the frames: where bytes lie on their way, and the copy that must be complete. */
    int staging = NO_STAGING;

    long copy;

    /** Bytes of a pinned source, or null. */
    MemorySegment source;

    /** Whether blocks of a fetch may stay where the service has them, and for each block the one that does, or null. */
    private boolean mayStay;

    private MappedBlock[] mapped = new MappedBlock[1];

    BlockTransfer(
            final TransferEngine engine, final FileService files, final FrameMemory memory, final int blockShift) {
        this.engine = engine;
        this.files = files;
        this.memory = memory;
        this.blockShift = blockShift;
    }

    /**
     * Makes this a fetch of no blocks.
     *
     * @param newOwner   returned by {@link #owner()}.
     * @param readHandle of the file, open for reading until the completion.
     * @param block      first block.
     */
    public void fetch(final Object newOwner, final long readHandle, final long block) {
        begin(Kind.FETCH, newOwner, readHandle, block);
    }

    /**
     * Makes this a fetch of no blocks, which may stay where the file service has them: see {@link #takeMapped}.
     *
     * @param newOwner   returned by {@link #owner()}.
     * @param readHandle of the file, open for reading until the completion.
     * @param block      first block.
     */
    public void fetchInPlace(final Object newOwner, final long readHandle, final long block) {
        begin(Kind.FETCH, newOwner, readHandle, block);
        mayStay = true;
    }

    /**
     * Makes this a transfer that sets frames to zero.
     *
     * @param newOwner returned by {@link #owner()}.
     * @param block    first block.
     */
    public void clear(final Object newOwner, final long block) {
        begin(Kind.CLEAR, newOwner, 0, block);
    }

    /**
     * Makes this a write-back of no blocks.
     *
     * @param newOwner    returned by {@link #owner()}.
     * @param writeHandle of the file, open for writing until the completion.
     * @param block       first block.
     */
    public void writeBack(final Object newOwner, final long writeHandle, final long block) {
        begin(Kind.WRITE_BACK, newOwner, writeHandle, block);
    }

    /**
     * Adds the first block, or the neighbour of the block that was added last.
     *
     * @param frame that has it, or will have it.
     */
    public void addBlock(final int frame) {
        addBlock(frame, count == 0 ? blocks[0] : blocks[count - 1] + 1);
    }

    /**
     * Adds a block.
     *
     * @param frame that has it, or will have it.
     * @param block index in the file.
     */
    public void addBlock(final int frame, final long block) {
        if (count == frames.length) {
            frames = Arrays.copyOf(frames, 2 * count);
            blocks = Arrays.copyOf(blocks, 2 * count);
            mapped = Arrays.copyOf(mapped, 2 * count);
        }
        blocks[count] = block;
        frames[count++] = frame;
    }

    /**
     * Adds a range of the block that was added last, to be written back.
     *
     * @param from first byte within the block, after those of other ranges.
     * @param to   one past the last.
     */
    public void addRange(final int from, final int to) {
        if (3 * rangeCount == ranges.length) {
            ranges = Arrays.copyOf(ranges, 2 * ranges.length);
        }
        ranges[3 * rangeCount] = count - 1;
        ranges[3 * rangeCount + 1] = from;
        ranges[3 * rangeCount + 2] = to;
        rangeCount++;
    }

    /**
     * Returns what the transfer was begun with.
     *
     * @return the owner.
     */
    public Object owner() {
        return owner;
    }

    /**
     * Returns the number of blocks.
     *
     * @return how many were added.
     */
    public int count() {
        return count;
    }

    /**
     * Returns the frame of a block.
     *
     * @param index of the block in the transfer, from 0.
     * @return the frame's number.
     */
    public int frame(final int index) {
        return frames[index];
    }

    /**
     * Returns the bytes of a block that has stayed where the file service has it. The frame's memory is then unused.
     *
     * @param index of the block in the transfer, from 0.
     * @return the block, to be closed by the caller, once; or null if the frame has the bytes.
     */
    public MappedBlock takeMapped(final int index) {
        final MappedBlock block = mapped[index];
        mapped[index] = null;
        return block;
    }

    /**
     * Returns which units of a fetched block could not be read, see {@link FileOperation#UNIT_SHIFT}. The other bytes
     * of the block are there.
     *
     * @return indices of the units in the block, valid until the transfer is used again; none unless the transfer has
     *     one block.
     */
    public BitSet damagedUnits() {
        return damagedUnits;
    }

    /**
     * Returns the version of the file after a write-back.
     *
     * @return the version that the last write returned.
     */
    public long version() {
        return version;
    }

    /**
     * Returns by how much a write-back has moved the file's version, if nobody else has written.
     *
     * @return number of writes.
     */
    public int writeCount() {
        return writeCount;
    }

    Kind kind() {
        return kind;
    }

    boolean mayStay() {
        return mayStay;
    }

    /** Returns for each block the one that stays where the service has it, or null if the frame receives its bytes. */
    MappedBlock[] mappedBlocks() {
        return mapped;
    }

    boolean isMapped(final int index) {
        return mapped[index] != null;
    }

    /** Returns the bytes of a block that {@link #isMapped}. */
    MemorySegment mappedBytes(final int index) {
        return mapped[index].bytes();
    }

    /** Closes what nobody has taken. */
    void closeMapped() {
        for (int index = 0; index < count; index++) {
            final MappedBlock block = takeMapped(index);
            if (block != null) {
                block.close();
            }
        }
    }

    long movedBytes() {
        return movedBytes;
    }

    long handle() {
        return handle;
    }

    int blockShift() {
        return blockShift;
    }

    /** Returns whether copies to the frames follow what a worker has done. */
    boolean isCopiedNext() {
        return kind != Kind.WRITE_BACK && failureOrNull() == null;
    }

    /** Returns whether a worker writes what has been copied from the frames; false after a failure. */
    boolean isWrittenNext() {
        return kind == Kind.WRITE_BACK && failureOrNull() == null;
    }

    /** Returns the offset in the file of the first block. */
    long fileOffset() {
        return fileOffset(0);
    }

    /** Returns the offset in the file of a block. */
    long fileOffset(final int index) {
        return blocks[index] << blockShift;
    }

    /** Returns the end of the blocks from an index on that are neighbours in the file. */
    int neighboursEnd(final int index) {
        int end = index + 1;
        while (end < count && blocks[end] == blocks[end - 1] + 1) {
            end++;
        }
        return end;
    }

    /** Returns the end of the blocks, from an index, whose frames follow one another and receive their bytes. */
    int runEnd(final int index) {
        int end = index + 1;
        while (end < count && frames[end] == frames[end - 1] + 1 && mapped[end] == null) {
            end++;
        }
        return end;
    }

    /** Returns the end of the blocks from an index on whose frames get their bytes; the index if its own does not. */
    int copiedEnd(final int index) {
        int end = index;
        while (end < count && mapped[end] == null) {
            end++;
        }
        return end;
    }

    int rangeCount() {
        return rangeCount;
    }

    int rangeBlock(final int range) {
        return ranges[3 * range];
    }

    int rangeBegin(final int range) {
        return ranges[3 * range + 1];
    }

    int rangeEnd(final int range) {
        return ranges[3 * range + 2];
    }

    @Override
    void work() throws FileServiceException {
        movedBytes = switch (kind) {
            case FETCH -> read();
            case CLEAR -> memory.clear(this);
            case WRITE_BACK -> writeRanges();
        };
    }

    @Override
    void onWorked() {
        engine.onTransferWorked(this);
    }

    private long read() throws FileServiceException {
        if (engine.refusesFetches()) {
            throw new FileServiceException(PosixError.EINTR, "the launch has ended");
        }
        try {
            return memory.read(files, this);
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EIO || count != 1) {
                throw e;
            }
            return readUnits(e);
        }
    }

    /** Reads each unit of the block alone, as some are damaged; fails if no byte of the block can be read. */
    private long readUnits(final FileServiceException failure) throws FileServiceException {
        final int units = (1 << blockShift) / UNIT_LENGTH;
        long total = 0;
        for (int unit = 0; unit < units && units > 1; unit++) {
            if (engine.refusesFetches()) {
                throw failure;
            }
            if (damagedUnits.cardinality() == MAX_FAILED_UNITS) {
                damagedUnits.set(unit, units);
                break;
            }
            try {
                total += memory.readPart(files, this, unit * UNIT_LENGTH, UNIT_LENGTH);
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.EIO) {
                    throw e;
                }
                damagedUnits.set(unit);
            }
        }
        if (total == 0) {
            throw failure;
        }
        return total;
    }

    /** Writes all ranges, also after a failure, of which the first is thrown. */
    private long writeRanges() throws FileServiceException {
        FileServiceException failure = null;
        long total = 0;
        int range = 0;
        while (range < rangeCount) {
            int last = range;
            while (last + 1 < rangeCount && follows(last, last + 1)) {
                last++;
            }
            try {
                total += write(range, last);
            } catch (final FileServiceException e) {
                failure = failure == null ? e : failure;
            }
            range = last + 1;
        }
        if (failure != null) {
            throw failure;
        }
        return total;
    }

    /** Returns whether a range begins where the one before it ends, in the file and among the frames. */
    private boolean follows(final int range, final int nextRange) {
        return rangeBlock(nextRange) == rangeBlock(range) + 1
                && rangeEnd(range) == 1 << blockShift
                && rangeBegin(nextRange) == 0
                && memory.areNeighbours(this, rangeBlock(range));
    }

    private long write(final int firstRange, final int lastRange) throws FileServiceException {
        final long begin = offsetInTransfer(rangeBlock(firstRange), rangeBegin(firstRange));
        final long end = offsetInTransfer(rangeBlock(lastRange), rangeEnd(lastRange));
        long from = begin;
        while (from < end) {
            // Pieces end where blocks of a store do: the store need not merge a block from two of them.
            final long toPieceEnd = MAX_WRITE_LENGTH - (fileOffset() + from) % MAX_WRITE_LENGTH;
            final int length = (int) Math.min(toPieceEnd, end - from);
            version = memory.write(files, this, rangeBlock(firstRange), from, length);
            writeCount++;
            from += length;
        }
        return end - begin;
    }

    private long offsetInTransfer(final int block, final int offsetInBlock) {
        return ((long) block << blockShift) + offsetInBlock;
    }

    private void begin(final Kind newKind, final Object newOwner, final long newHandle, final long block) {
        kind = newKind;
        owner = newOwner;
        handle = newHandle;
        blocks[0] = block;
        count = 0;
        rangeCount = 0;
        damagedUnits.clear();
        version = 0;
        writeCount = 0;
        movedBytes = 0;
        source = null;
        mayStay = false;
        copy = 0;
    }
}
