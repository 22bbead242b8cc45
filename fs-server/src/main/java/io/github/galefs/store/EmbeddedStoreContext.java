package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.jvm.JvmFlags;
import io.github.galefs.jvm.LibraryLogs;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.directory.StoreFormat;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.PinAccount;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import org.agrona.ErrorHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Configuration of an {@link EmbeddedStore}. A context is set up, used to create or open one store, and not used again.
 * Not thread-safe.
 */
public final class EmbeddedStoreContext {
    /** Block size of a new store in bytes, unless another is set. */
    public static final int DEFAULT_BLOCK_SIZE = 64 * 1024;

    /** Segment size in bytes, unless another is set or the disk is small; see {@link #segmentSize(int)}. */
    public static final int DEFAULT_SEGMENT_SIZE = 256 * 1024 * 1024;

    /** Smallest segment size in bytes. */
    public static final int MIN_SEGMENT_SIZE = 1024 * 1024;

    /** Largest segment size in bytes: twice as much must fit into one mapping. */
    public static final int MAX_SEGMENT_SIZE = 512 * 1024 * 1024;

    /** How long a checked block is read without another check, unless another time is set. */
    public static final Duration DEFAULT_RECHECK_INTERVAL = Duration.ofSeconds(10);

    private static final Logger LOGGER = LoggerFactory.getLogger(EmbeddedStoreContext.class);

    private static final Duration MAX_RECHECK_INTERVAL = Duration.ofDays(1);

    /** Most blocks that are mapped for users at a time, unless another number is set. */
    public static final int DEFAULT_MAX_PINNED_BLOCKS = 1 << 20;

    /** Deleted segments that pinned blocks may keep on the disk, unless a number of bytes is set. */
    private static final int PINNED_DELETED_SEGMENTS = 4;

    /** A record may take a quarter of a segment, and the end of a segment that no block fits into must stay small. */
    private static final int MIN_BLOCKS_PER_SEGMENT = 8;

    /** Segments that a disk holds at least, unless segments were shorter than the minimum then. */
    private static final int SEGMENTS_PER_DISK = 64;

    private static final int NOT_SET = 0;

    private Path directory;
    private int blockSize = NOT_SET;
    private int segmentSize = NOT_SET;
    private Duration recheckInterval = DEFAULT_RECHECK_INTERVAL;
    private int maxPinnedBlocks = DEFAULT_MAX_PINNED_BLOCKS;
    private long maxPinnedDeletedBytes = NOT_SET;
    private InstantSource clock = InstantSource.system();
    private FreeSpace freeSpace;
    private StoreDisk disk = StoreDisk.system();
    private ErrorHandler errorHandler = e -> LOGGER.error("a thread of the store has ended; reopen the store", e);
    private StoreCounters counters;
    private boolean concluded;

    /**
     * Creates a context with the default settings and no directory.
     *
     * @throws IllegalStateException the JVM lacks flags that GaleFS needs; see {@link JvmFlags}.
     */
    public EmbeddedStoreContext() {
        JvmFlags.require();
        LibraryLogs.quieten();
        counters = StoreCounters.hidden();
    }

    /**
     * Sets the directory of the store. Required.
     *
     * @param newDirectory the directory.
     * @return this.
     */
    public EmbeddedStoreContext directory(final Path newDirectory) {
        directory = newDirectory;
        return this;
    }

    /**
     * Sets the block size of a new store, {@link #DEFAULT_BLOCK_SIZE} unless set. A store keeps its block size; if one
     * is set when a store is opened, it must be the store's.
     *
     * @param newBlockSize bytes, a power of two from 4 KiB to 4 MiB.
     * @return this.
     */
    public EmbeddedStoreContext blockSize(final int newBlockSize) {
        blockSize = newBlockSize;
        return this;
    }

    /**
     * Sets the size of new segment files. It may differ each time a store is opened. Unless set, it follows from the
     * size of the disk: a 64th of it, rounded down to a power of two, at least {@link #MIN_SEGMENT_SIZE} and eight
     * blocks, at most {@link #DEFAULT_SEGMENT_SIZE}. On a small disk, larger segments and the space that is kept free
     * for compaction would leave little for files.
     *
     * @param newSegmentSize bytes, a power of two from {@link #MIN_SEGMENT_SIZE} to {@link #MAX_SEGMENT_SIZE} and at
     *     least eight blocks.
     * @return this.
     */
    public EmbeddedStoreContext segmentSize(final int newSegmentSize) {
        segmentSize = newSegmentSize;
        return this;
    }

    /**
     * Sets how long a block whose checksum was right may be read again without another check. Until then the bytes in
     * memory are most likely those that were checked, but the system may have dropped them and read them from the disk
     * again.
     *
     * @param newRecheckInterval from 0, to check each read, to one day.
     * @return this.
     */
    public EmbeddedStoreContext recheckInterval(final Duration newRecheckInterval) {
        recheckInterval = newRecheckInterval;
        return this;
    }

    /**
     * Sets how many blocks users may have mapped at a time; see {@link io.github.galefs.file.MappedBlocks}. Each takes
     * a small object, and may keep a segment mapped.
     *
     * @param newMaxPinnedBlocks number of blocks, from 0; {@link #DEFAULT_MAX_PINNED_BLOCKS} unless set.
     * @return this.
     */
    public EmbeddedStoreContext maxPinnedBlocks(final int newMaxPinnedBlocks) {
        maxPinnedBlocks = newMaxPinnedBlocks;
        return this;
    }

    /**
     * Sets how much disk space of deleted segments mapped blocks may keep occupied. From there on no further blocks are
     * mapped, and compaction leaves segments with mapped blocks alone. The last deletion may pass the bound.
     *
     * @param newMaxPinnedDeletedBytes bytes, from 1; four segments unless set.
     * @return this.
     */
    public EmbeddedStoreContext maxPinnedDeletedBytes(final long newMaxPinnedDeletedBytes) {
        maxPinnedDeletedBytes = newMaxPinnedDeletedBytes;
        return this;
    }

    /**
     * Sets the source of modification times, the system's clock unless set.
     *
     * @param newClock the clock.
     * @return this.
     */
    public EmbeddedStoreContext clock(final InstantSource newClock) {
        clock = newClock;
        return this;
    }

    /**
     * Sets the source of the disk's free space, the disk itself unless set.
     *
     * @param newFreeSpace the source.
     * @return this.
     */
    public EmbeddedStoreContext freeSpace(final FreeSpace newFreeSpace) {
        freeSpace = newFreeSpace;
        return this;
    }

    /**
     * Sets what receives the error that has ended a thread of the store, such as a lack of memory: an event for the
     * log, unless set. Compaction has then stopped, and no space is reclaimed until the store is opened again.
     *
     * @param newErrorHandler called by the thread that ends, so it must not close the store itself.
     * @return this.
     */
    public EmbeddedStoreContext errorHandler(final ErrorHandler newErrorHandler) {
        errorHandler = newErrorHandler;
        return this;
    }

    /**
     * Sets what makes the store's files durable, the disk of this machine unless set. For tests.
     *
     * @param newDisk the disk.
     * @return this.
     */
    public EmbeddedStoreContext disk(final StoreDisk newDisk) {
        disk = newDisk;
        return this;
    }

    /**
     * Returns what makes the store's files durable.
     *
     * @return the disk.
     */
    public StoreDisk disk() {
        return disk;
    }

    /**
     * Returns the directory of the store.
     *
     * @return the directory; null unless set.
     */
    public Path directory() {
        return directory;
    }

    /**
     * Returns the size of new segment files.
     *
     * @return bytes; 0 if it was not set, before the store is opened.
     */
    public int segmentSize() {
        return segmentSize;
    }

    /**
     * Returns how long a checked block is read without another check.
     *
     * @return the interval.
     */
    public Duration recheckInterval() {
        return recheckInterval;
    }

    /**
     * Returns the source of modification times.
     *
     * @return the clock.
     */
    public InstantSource clock() {
        return clock;
    }

    /** Returns the source of the disk's free space that was set, or else another. */
    FreeSpace freeSpaceOr(final FreeSpace other) {
        return freeSpace == null ? other : freeSpace;
    }

    /**
     * Returns what receives the error that has ended a thread of the store.
     *
     * @return the handler.
     */
    public ErrorHandler errorHandler() {
        return errorHandler;
    }

    /** Sets the counters, which other processes may read. */
    void counters(final StoreCounters newCounters) {
        counters = newCounters;
    }

    /** Returns the counters; hidden ones unless set. */
    StoreCounters counters() {
        return counters;
    }

    /** Returns a new account of the store's pinned blocks, which the counters show. */
    PinAccount newPinAccount() {
        final StoreCounters shown = counters;
        return new PinAccount(
                maxPinnedBlocks,
                maxPinnedDeletedBytes == NOT_SET ? (long) PINNED_DELETED_SEGMENTS * segmentSize : maxPinnedDeletedBytes,
                change -> shown.add(StoreCounter.PINNED_BLOCKS, change),
                change -> shown.add(StoreCounter.PINNED_DELETED_BYTES, change));
    }

    /** Checks the settings and marks the context as used. */
    void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context was used for a store already; create a new one");
        }
        concluded = true;
        Objects.requireNonNull(directory, "the directory of the store is not set");
        Objects.requireNonNull(clock, "the clock of the store is null");
        Objects.requireNonNull(disk, "the disk of the store is null");
        Objects.requireNonNull(errorHandler, "the error handler of the store is null");
        Objects.requireNonNull(recheckInterval, "the recheck interval of the store is null");
        if (maxPinnedBlocks < 0 || maxPinnedDeletedBytes < 0) {
            throw new IllegalArgumentException("bounds of " + maxPinnedBlocks + " pinned blocks and "
                    + maxPinnedDeletedBytes + " pinned deleted bytes: neither may be negative");
        }
        if (recheckInterval.isNegative() || recheckInterval.compareTo(MAX_RECHECK_INTERVAL) > 0) {
            throw new IllegalArgumentException(
                    "recheck interval " + recheckInterval + " is not from 0 to " + MAX_RECHECK_INTERVAL);
        }
        if (blockSize != NOT_SET && !StoreFormat.isBlockSize(blockSize)) {
            throw new IllegalArgumentException("block size " + blockSize + " is not a power of two from "
                    + StoreFormat.MIN_BLOCK_SIZE + " to " + StoreFormat.MAX_BLOCK_SIZE);
        }
        if (segmentSize == NOT_SET) {
            return;
        }
        if (Integer.bitCount(segmentSize) != 1 || segmentSize < MIN_SEGMENT_SIZE || segmentSize > MAX_SEGMENT_SIZE) {
            throw new IllegalArgumentException("segment size " + segmentSize + " is not a power of two from "
                    + MIN_SEGMENT_SIZE + " to " + MAX_SEGMENT_SIZE);
        }
        if ((long) blockSize * MIN_BLOCKS_PER_SEGMENT > segmentSize) {
            throw new IllegalArgumentException(tooSmall(blockSize));
        }
    }

    /** Returns the block size that a new store gets. */
    int blockSizeOfNewStore() {
        return blockSize == NOT_SET ? DEFAULT_BLOCK_SIZE : blockSize;
    }

    /** Sets what was not set from a store's format, which it returns; throws EINVAL if the settings do not fit it. */
    StoreFormat requireFit(final StoreFormat format) throws FileServiceException {
        if (blockSize != NOT_SET && blockSize != format.blockSize()) {
            throw FileServiceException.withMessage(
                    PosixError.EINVAL,
                    "store " + directory + " has blocks of " + format.blockSize() + " bytes, not " + blockSize,
                    null);
        }
        if (segmentSize == NOT_SET) {
            segmentSize = segmentSizeFor(format.blockSize());
        }
        if ((long) format.blockSize() * MIN_BLOCKS_PER_SEGMENT > segmentSize) {
            throw FileServiceException.withMessage(
                    PosixError.EINVAL, "store " + directory + ": " + tooSmall(format.blockSize()), null);
        }
        return format;
    }

    private int segmentSizeFor(final int blockBytes) throws FileServiceException {
        final long total;
        try {
            total = freeSpaceOr(FreeSpace.of(directory)).totalBytes();
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot query the size of the disk of " + directory, e);
        }
        final int least = Math.max(MIN_SEGMENT_SIZE, MIN_BLOCKS_PER_SEGMENT * blockBytes);
        final long share = Long.highestOneBit(total / SEGMENTS_PER_DISK);
        // Some file systems do not know their size, and report 0.
        return total == 0 ? DEFAULT_SEGMENT_SIZE : Math.clamp(share, least, DEFAULT_SEGMENT_SIZE);
    }

    private String tooSmall(final int blockBytes) {
        return "segment size " + segmentSize + " is less than " + MIN_BLOCKS_PER_SEGMENT + " blocks of " + blockBytes;
    }
}
