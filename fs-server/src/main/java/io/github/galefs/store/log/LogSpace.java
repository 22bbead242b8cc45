package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.agrona.BitUtil;

/**
 * Space of the disk that a {@link SegmentLog} may use, which is checked before each new segment: a full disk raises a
 * signal in a process that writes through a map, and ends it.
 */
final class LogSpace {
    /** Most bytes of a segment that are preallocated at once. */
    private static final long MAX_PREALLOCATION_STEP = 8L * 1024 * 1024;

    /** Least number of steps in which a segment is preallocated. */
    private static final int PREALLOCATION_STEPS = 4;

    /**
     * Most bytes of a segment without records: the head and, as the last record that would have fit was kept out by the
     * most that it might need, the tail. A record of the meta log allows for a commit record, too.
     */
    private static final int MAX_UNUSED = 4 * SegmentRollCycle.OVERHEAD;

    private static final int NONE = -1;

    private final Path directory;
    private final long segmentSize;
    private final FreeSpace freeSpace;
    private volatile SpaceReserve reserve;

    /** Reserve of another log on the same disk, which this one leaves free, too. */
    private Supplier<SpaceReserve> otherReserve = this::reserve;

    private LongSupplier checkpointSpace = () -> 0;

    /** Segment to which records may be appended that lengthen the next checkpoint. */
    private int growthIn = NONE;

    /** Segment in which a removal was refused in favor of a checkpoint. */
    private int refusedIn = NONE;

    LogSpace(final Path directory, final long segmentSize, final FreeSpace freeSpace) throws IOException {
        this.directory = directory;
        this.segmentSize = segmentSize;
        this.freeSpace = freeSpace;
        reserve = SpaceReserve.of(directory, segmentSize);
    }

    /** Returns what appends with {@link SpaceBudget#ORDINARY} leave free; see {@link SegmentLog#reserve}. */
    SpaceReserve reserve() {
        return reserve.withCheckpoint(checkpointSpace.getAsLong());
    }

    /** Makes such appends leave the reserve of another log free, too. */
    void leaveReserveOf(final LogSpace other) {
        otherReserve = other::reserve;
    }

    /** Makes appends leave space for a checkpoint free; see {@link SegmentLog#leaveCheckpointSpace}. */
    void leaveCheckpointSpace(final LongSupplier bytes) {
        checkpointSpace = bytes;
    }

    /** Adapts the reserve after a segment was deleted. */
    void onDeletion() {
        reserve = reserve.afterDeletion(directory);
    }

    /** Returns the bytes of a segment that are preallocated at once. */
    long preallocationStep() {
        return Math.min(MAX_PREALLOCATION_STEP, segmentSize / PREALLOCATION_STEPS);
    }

    /**
     * Requires space for a new segment.
     *
     * @param budget  free bytes of the disk that the segment may use.
     * @param segment number of the current segment.
     * @throws FileServiceException ENOSPC, EIO.
     */
    void requireForSegment(final SpaceBudget budget, final int segment) throws FileServiceException {
        switch (budget) {
            case ORDINARY -> {
                require(Math.max(
                        reserve().neededForSegment(), otherReserve.get().neededForSegment()));
                growthIn = segment + 1;
            }
            case REMOVAL -> requireForRemoval(segment);
            case RESERVE, COMMIT -> require(preallocationStep());
        }
    }

    /**
     * Requires space for records that lengthen the next checkpoint. Checked once in each segment: one that a checkpoint
     * or a removal has begun would be filled with such records otherwise, and so would the next one.
     *
     * @param segment number of the current segment.
     * @throws FileServiceException ENOSPC, EIO.
     */
    void requireForGrowth(final int segment) throws FileServiceException {
        final long checkpoint = checkpointSpace.getAsLong();
        if (segment != growthIn && checkpoint != 0) {
            require(checkpoint + segmentSize);
            growthIn = segment;
        }
    }

    /** Requires space for short records; see {@link SegmentLog#requireSpaceFor}. */
    void requireFor(final long bytes) throws FileServiceException {
        require(of(bytes));
    }

    /** Requires that the reserve is free, with space for a checkpoint of {@code checkpointBytes} in it. */
    void requireReserveWith(final long checkpointBytes) throws FileServiceException {
        require(reserve.withCheckpoint(checkpointBytes).bytes());
    }

    /** Returns the bytes of the disk that short records take, as {@link #requireFor} requires them. */
    long of(final long bytes) {
        final long segments = Math.ceilDiv(bytes, segmentSize - MAX_UNUSED);
        return BitUtil.align(bytes + segments * MAX_UNUSED, preallocationStep()) + preallocationStep();
    }

    /**
     * A removal is refused once, while a checkpoint fits in general: the caller waits for one, and tries again. If none
     * was written until then, other processes have taken the space or the tree has grown by the names that a snapshot
     * keeps, and removals may use up what is left.
     */
    private void requireForRemoval(final int segment) throws FileServiceException {
        final boolean wasRefused = segment == refusedIn;
        refusedIn = segment;
        require(preallocationStep() + (wasRefused ? 0 : checkpointSpace.getAsLong()));
    }

    private void require(final long needed) throws FileServiceException {
        final long usable;
        try {
            usable = freeSpace.usableBytes();
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot query the free space of " + directory, e);
        }
        if (usable < needed) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    "an append to " + directory + " needs " + needed + " free bytes, the disk has " + usable);
        }
    }
}
