package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.directory.StoreFormat;
import io.github.galefs.store.log.FreeSpace;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;

/**
 * How a store is made or opened: set, hand over once, do not use again. Not safe for use by several threads at
 * once.
 */
public final class FileStoreContext {
    /** Block size of a new store in bytes, unless another is set. */
    public static final int DEFAULT_BLOCK_SIZE = 64 * 1024;

    /** Segment size in bytes, unless another is set. */
    public static final int DEFAULT_SEGMENT_SIZE = 256 * 1024 * 1024;

    /** Smallest segment size in bytes. */
    public static final int MIN_SEGMENT_SIZE = 1024 * 1024;

    /** Largest segment size in bytes. Twice of it must still be mapped at once. */
    public static final int MAX_SEGMENT_SIZE = 512 * 1024 * 1024;

    /** How long a block that was right is taken for right, unless another time is set. */
    public static final Duration DEFAULT_RECHECK_INTERVAL = Duration.ofSeconds(10);

    private static final Duration MAX_RECHECK_INTERVAL = Duration.ofDays(1);

    /** A record may have a quarter of a segment, and a block must not waste much of one. */
    private static final int MIN_BLOCKS_PER_SEGMENT = 8;

    private static final int NOT_SET = 0;

    private Path directory;
    private int blockSize = NOT_SET;
    private int segmentSize = DEFAULT_SEGMENT_SIZE;
    private Duration recheckInterval = DEFAULT_RECHECK_INTERVAL;
    private InstantSource clock = InstantSource.system();
    private FreeSpace freeSpace;
    private StoreCounters counters = StoreCounters.hidden();
    private boolean concluded;

    /** Where the store lies. Must be set. */
    public FileStoreContext directory(final Path newDirectory) {
        directory = newDirectory;
        return this;
    }

    /**
     * Sets the bytes of a block: a power of two from 4 KiB to 4 MiB. A store keeps what it was made with, 64 KiB
     * unless set; when it is opened, a block size that is set must be the store's.
     */
    public FileStoreContext blockSize(final int newBlockSize) {
        blockSize = newBlockSize;
        return this;
    }

    /**
     * Sets the bytes of a segment file: a power of two from {@link #MIN_SEGMENT_SIZE} to {@link #MAX_SEGMENT_SIZE},
     * and at least eight blocks. A store may be opened with another one each time.
     */
    public FileStoreContext segmentSize(final int newSegmentSize) {
        segmentSize = newSegmentSize;
        return this;
    }

    /**
     * Sets for how long a block that had the right checksum when it was read may be read again without another
     * check: from 0, to check in each read, to a day. Until then its bytes are most likely those in memory that were
     * checked; the system may have read them from the disk anew.
     */
    public FileStoreContext recheckInterval(final Duration newRecheckInterval) {
        recheckInterval = newRecheckInterval;
        return this;
    }

    /** Sets what tells the time of modifications; the system's clock unless set. */
    public FileStoreContext clock(final InstantSource newClock) {
        clock = newClock;
        return this;
    }

    /** Sets what tells how much room there is; the disk itself unless set. */
    public FileStoreContext freeSpace(final FreeSpace newFreeSpace) {
        freeSpace = newFreeSpace;
        return this;
    }

    /** Where the store lies. */
    public Path directory() {
        return directory;
    }

    /** Bytes of a segment file. */
    public int segmentSize() {
        return segmentSize;
    }

    /** For how long a block that was right is taken for right. */
    public Duration recheckInterval() {
        return recheckInterval;
    }

    /** What tells the time of modifications. */
    public InstantSource clock() {
        return clock;
    }

    /** What tells how much room there is. */
    FreeSpace freeSpaceOr(final FreeSpace usual) {
        return freeSpace == null ? usual : freeSpace;
    }

    /** Sets what counts, for whoever looks. */
    void countIn(final StoreCounters newCounters) {
        counters = newCounters;
    }

    /** What counts; for nobody unless set. */
    StoreCounters counters() {
        return counters;
    }

    /** Checks everything, once. */
    void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context was used for a store already; make a new one");
        }
        concluded = true;
        Objects.requireNonNull(directory, "the directory of the store is not set");
        Objects.requireNonNull(clock, "the clock of the store is null");
        Objects.requireNonNull(recheckInterval, "the recheck interval of the store is null");
        if (recheckInterval.isNegative() || recheckInterval.compareTo(MAX_RECHECK_INTERVAL) > 0) {
            throw new IllegalArgumentException(
                    "recheck interval " + recheckInterval + " is not from 0 to " + MAX_RECHECK_INTERVAL);
        }
        if (blockSize != NOT_SET && !StoreFormat.isBlockSize(blockSize)) {
            throw new IllegalArgumentException("block size " + blockSize + " is not a power of two from "
                    + StoreFormat.MIN_BLOCK_SIZE + " to " + StoreFormat.MAX_BLOCK_SIZE);
        }
        if (Integer.bitCount(segmentSize) != 1 || segmentSize < MIN_SEGMENT_SIZE || segmentSize > MAX_SEGMENT_SIZE) {
            throw new IllegalArgumentException("segment size " + segmentSize + " is not a power of two from "
                    + MIN_SEGMENT_SIZE + " to " + MAX_SEGMENT_SIZE);
        }
        if ((long) blockSize * MIN_BLOCKS_PER_SEGMENT > segmentSize) {
            throw new IllegalArgumentException(tooSmall(blockSize));
        }
    }

    int blockSizeOfNewStore() {
        return blockSize == NOT_SET ? DEFAULT_BLOCK_SIZE : blockSize;
    }

    /** Refuses a store that is not what was set. */
    StoreFormat requireFit(final StoreFormat format) throws FileServiceException {
        if (blockSize != NOT_SET && blockSize != format.blockSize()) {
            throw FileServiceException.withMessage(
                    PosixError.EINVAL,
                    "store " + directory + " has blocks of " + format.blockSize() + " bytes, not " + blockSize,
                    null);
        }
        if ((long) format.blockSize() * MIN_BLOCKS_PER_SEGMENT > segmentSize) {
            throw FileServiceException.withMessage(
                    PosixError.EINVAL, "store " + directory + ": " + tooSmall(format.blockSize()), null);
        }
        return format;
    }

    private String tooSmall(final int blockBytes) {
        return "segment size " + segmentSize + " is less than " + MIN_BLOCKS_PER_SEGMENT + " blocks of " + blockBytes;
    }
}
