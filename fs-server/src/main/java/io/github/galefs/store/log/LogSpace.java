package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
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

    /** Another log on the same disk, whose reserve this one leaves free, too; or this one. */
    private LogSpace other = this;

    private CheckpointEstimate checkpoint = CheckpointEstimate.NONE;

    /** Segment that ordinary records may fill. */
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
        return reserve.withCheckpoint(checkpoint.bytes());
    }

    /** Makes such appends leave the reserve of another log free, too. */
    void leaveReserveOf(final LogSpace otherLog) {
        other = otherLog;
    }

    /** Makes appends leave space for a checkpoint free; see {@link SegmentLog#leaveCheckpointSpace}. */
    void leaveCheckpointSpace(final CheckpointEstimate estimate) {
        checkpoint = estimate;
    }

    /** Adapts the reserve after a segment was deleted. */
    void onDeletion() {
        reserve = reserve.afterDeletion(directory);
    }

    /** Returns the bytes of a segment that are preallocated at once. */
    long preallocationStep() {
        return preallocationStep(segmentSize);
    }

    private static long preallocationStep(final long segmentSize) {
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
            case ORDINARY -> requireBesideCheckpoint(checkpoint::bytes, this::neededForSegment);
            case REMOVAL -> requireForRemoval(segment);
            case RESERVE, COMMIT -> require(preallocationStep());
        }
    }

    /** Notes that a segment has begun, for a record with a budget. */
    void onSegment(final SpaceBudget budget, final int segment) {
        if (budget == SpaceBudget.ORDINARY) {
            growthIn = segment;
        }
    }

    /**
     * Requires space for what may be appended to the current segment, before the first ordinary record in a segment
     * that another record has begun: of a checkpoint, a removal or compaction. That one may have used the reserve.
     * Ordinary records would fill the rest of the segment otherwise, and of the next one of this kind, until no space
     * is left to free any.
     *
     * @param budget  free bytes of the disk that the record may use.
     * @param segment number of the current segment.
     * @param rest    bytes of the segment that are not preallocated.
     * @throws FileServiceException ENOSPC, EIO.
     */
    void requireForRest(final SpaceBudget budget, final int segment, final long rest) throws FileServiceException {
        if (budget == SpaceBudget.ORDINARY && segment != growthIn && !checkpoint.equals(CheckpointEstimate.NONE)) {
            requireBesideCheckpoint(checkpoint::bytes, bytes -> rest + reserveWith(bytes));
            growthIn = segment;
        }
    }

    /** Requires space for short records; see {@link SegmentLog#requireSpaceFor}. */
    void requireFor(final long bytes) throws FileServiceException {
        require(of(bytes, segmentSize));
    }

    /** Requires that the reserve is free, with space for a checkpoint in it. */
    void requireReserveWith(final LongSupplier checkpointBytes) throws FileServiceException {
        requireBesideCheckpoint(checkpointBytes, this::reserveWith);
    }

    /** Returns the bytes of the disk that short records take, as {@link #requireFor} requires them. */
    static long of(final long bytes, final long segmentSize) {
        final long segments = Math.ceilDiv(bytes, segmentSize - MAX_UNUSED);
        final long step = preallocationStep(segmentSize);
        return BitUtil.align(bytes + segments * MAX_UNUSED, step) + step;
    }

    /**
     * A removal is refused once, while a checkpoint fits in general: the caller waits for one, and tries again. If none
     * was written until then, other processes have taken the space or the tree has grown by the names that a snapshot
     * keeps, and removals may use up what is left.
     */
    private void requireForRemoval(final int segment) throws FileServiceException {
        final boolean wasRefused = segment == refusedIn;
        refusedIn = segment;
        if (wasRefused) {
            require(preallocationStep());
        } else {
            requireBesideCheckpoint(checkpoint::bytes, bytes -> preallocationStep() + bytes);
        }
    }

    /** Returns the free bytes below which no segment begins, with space for a checkpoint. */
    private long neededForSegment(final long checkpointBytes) {
        return Math.max(segmentSize, other.segmentSize) + reserveWith(checkpointBytes);
    }

    /** Returns the reserve of this log and of the other one, with space for a checkpoint. */
    private long reserveWith(final long checkpointBytes) {
        return Math.max(
                reserve.withCheckpoint(checkpointBytes).bytes(),
                other.reserve.withCheckpoint(checkpointBytes).bytes());
    }

    /**
     * Requires space that depends on the bytes of a checkpoint. Where their estimate alone is too long for the disk,
     * the tree is measured.
     */
    private void requireBesideCheckpoint(final LongSupplier checkpointBytes, final LongUnaryOperator needed)
            throws FileServiceException {
        final long usable = usable();
        if (usable < needed.applyAsLong(checkpointBytes.getAsLong())) {
            if (usable >= needed.applyAsLong(0)) {
                checkpoint.measure();
            }
            require(usable, needed.applyAsLong(checkpointBytes.getAsLong()));
        }
    }

    private void require(final long needed) throws FileServiceException {
        require(usable(), needed);
    }

    private void require(final long usable, final long needed) throws FileServiceException {
        if (usable < needed) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    "an append to " + HeldDirectory.name(directory) + " needs " + needed + " free bytes, the disk has "
                            + usable);
        }
    }

    private long usable() throws FileServiceException {
        try {
            return freeSpace.usableBytes();
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot query the free space of " + HeldDirectory.name(directory), e);
        }
    }
}
