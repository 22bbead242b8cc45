package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.FileSystemType;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.disk.ForceFailedException;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.LongSupplier;
import org.agrona.BitUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An append-only log in the format of a Chronicle queue, whose files are numbered segments of about equal size.
 *
 * <p>Each opening starts a new segment. Segments of earlier openings, whole or torn, are never appended to, and
 * Chronicle never sees them: it would wait for a damaged one, and move it away. Not thread-safe, but not bound to a
 * thread: callers must exclude each other. {@link #force(DirtySegments)} is the exception.
 */
public final class SegmentLog implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(SegmentLog.class);

    /** Bytes after the last record that Chronicle may still write to when a segment is left. */
    private static final int END_MARK_LENGTH = 2 * BlockLocation.ALIGNMENT;

    private final Path directory;
    private final long segmentSize;
    private final LogSpace space;
    private final StoreDisk disk;
    private final RecordAppender appender;
    private final WrittenSegments written;

    /** Segments that were written since the last {@link #takeDirtySegments}. */
    private DirtySegments dirty = new DirtySegments();

    /** Number of the current segment; 0 before the first, unless segments of earlier openings exist. */
    private int segment;

    /** Offset after the last record of the current segment; the segment size if the next record begins a segment. */
    private long end;

    /** Bytes of the current segment that are preallocated on the disk. */
    private long allocatedLength;

    /** Segment that was left and whose end mark may not have been written yet; 0 if there is none. */
    private int leftSegment;

    /** Offset after the last record of {@link #leftSegment}. */
    private long leftEnd;

    private volatile IOException forceFailure;

    /**
     * Opens a log for appending, after all segments that exist. Creates no segment before the first append.
     *
     * @param directory   directory of the log; must exist, and no other process may have the log open for appending.
     * @param segmentSize segment size in bytes; a segment is left when the next record might not fit.
     * @param freeSpace   queried before each new segment.
     * @param disk        makes segments durable.
     * @param lastUsed    highest number of a segment that existed in the past, as far as known; 0 if none is known. The
     *     new segments have higher numbers.
     * @throws IOException if the directory cannot be read.
     */
    SegmentLog(
            final Path directory,
            final long segmentSize,
            final FreeSpace freeSpace,
            final StoreDisk disk,
            final int lastUsed)
            throws IOException {
        this(directory, segmentSize, freeSpace, disk, lastUsed, FileSystemType.of(directory));
    }

    /** Opens a log as it would be on a type of file system. */
    SegmentLog(
            final Path directory,
            final long segmentSize,
            final FreeSpace freeSpace,
            final StoreDisk disk,
            final int lastUsed,
            final FileSystemType type)
            throws IOException {
        this.directory = directory;
        this.segmentSize = segmentSize;
        space = new LogSpace(directory, segmentSize, freeSpace);
        this.disk = disk;
        written = new WrittenSegments(directory, disk);
        final int[] segments = SegmentFiles.list(directory);
        segment = Math.max(lastUsed, segments.length == 0 ? 0 : segments[segments.length - 1]);
        end = segmentSize;
        appender = type.keepsBlocks() || !SegmentFile.isSupported()
                ? new MappedAppender(directory, segmentSize, space.preallocationStep(), segment)
                : new CallAppender(directory, segmentSize);
    }

    /**
     * Begins a record, in a new segment if it might not fit into the current one. {@link #closeRecord} must follow.
     *
     * @param maxLength most bytes that the record can have.
     * @param budget    free bytes of the disk that the record may use.
     * @return the record, to write to.
     * @throws FileServiceException ENOSPC if the disk is full; EIO, also if an earlier record was not closed, and if
     *     the store is lost.
     */
    OpenRecord beginRecord(final long maxLength, final SpaceBudget budget) throws FileServiceException {
        requireNotLost();
        final long needed = SegmentRollCycle.OVERHEAD + maxLength;
        if (end + needed > segmentSize) {
            space.requireForSegment(budget, segment);
            roll(needed);
            space.onSegment(budget, segment);
        } else {
            space.requireForRest(budget, segment, segmentSize - allocatedLength);
            if (end + needed > allocatedLength) {
                allocatedLength = preallocate(segment, allocatedLength, end + needed);
            }
        }
        return appender.begin(segment, end, allocatedLength, maxLength);
    }

    /**
     * Ends a record: completes it, or else removes it. If an Error prevents that, no other record can begin.
     *
     * @param record   from {@link #beginRecord}.
     * @param complete whether all of the record was written.
     * @throws FileServiceException ENOSPC, EIO; the record is no part of the log then.
     */
    void closeRecord(final OpenRecord record, final boolean complete) throws FileServiceException {
        if (complete) {
            dirty.addSegment(segment);
            record.complete();
            end = record.end();
        } else {
            record.discard();
        }
    }

    /**
     * Returns the current segment, which records are appended to.
     *
     * @return its number; 0 if there is none yet.
     */
    public int segment() {
        return segment;
    }

    /**
     * Returns the size of the segments that are written.
     *
     * @return the size, in bytes.
     */
    public long segmentSize() {
        return segmentSize;
    }

    /**
     * Leaves the current segment: the next record begins another.
     *
     * @return false if the next record would begin another segment anyway.
     */
    public boolean leaveSegment() {
        if (end == 0 || end == segmentSize) {
            return false;
        }
        leftSegment = segment;
        leftEnd = end;
        end = segmentSize;
        return true;
    }

    /**
     * Undoes {@link #leaveSegment}, if no other segment has begun since. To be called only after a call that has
     * returned true: an earlier caller has left the segment for good.
     */
    public void returnToSegment() {
        if (leftSegment == segment && end == segmentSize) {
            end = leftEnd;
            leftSegment = 0;
        }
    }

    /**
     * Requires that the disk has space for short records, from a new segment on, and for the beginning of one more
     * segment: other processes use the disk, too, and an append that frees space should still succeed.
     *
     * @param bytes bytes of the records, including what Chronicle adds to each.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void requireSpaceFor(final long bytes) throws FileServiceException {
        space.requireFor(bytes);
    }

    /**
     * Leaves the current segment and begins the next at once, from the reserve, so that the segment which was left can
     * be deleted: the highest number must not be used again.
     *
     * @throws FileServiceException ENOSPC; nothing has changed then. EIO.
     */
    public void beginSegment() throws FileServiceException {
        final boolean left = leaveSegment();
        boolean begun = false;
        try {
            // Chronicle begins a segment with its first record. This one is removed again.
            closeRecord(beginRecord(0, SpaceBudget.RESERVE), false);
            begun = true;
        } finally {
            if (!begun && left) {
                returnToSegment();
            }
        }
    }

    /**
     * Returns what appends with {@link SpaceBudget#ORDINARY} leave free on the disk. It shrinks when the longest
     * segment is deleted. May be called by any thread.
     *
     * @return the reserve.
     */
    public SpaceReserve reserve() {
        return space.reserve();
    }

    /**
     * Makes appends with {@link SpaceBudget#ORDINARY} leave the reserve of another log free, too. To be called before
     * the first append.
     *
     * @param other a log on the same disk.
     */
    public void leaveReserveOf(final SegmentLog other) {
        space.leaveReserveOf(other.space);
    }

    /**
     * Makes appends leave space for a checkpoint free: with {@link SpaceBudget#ORDINARY}, as a part of the reserve, and
     * with {@link SpaceBudget#REMOVAL}. To be called before the first append.
     *
     * @param estimate bytes of the disk that the checkpoint needs.
     */
    public void leaveCheckpointSpace(final CheckpointEstimate estimate) {
        space.leaveCheckpointSpace(estimate);
    }

    /**
     * Returns the bytes of the disk that short records take, as {@link #requireSpaceFor} requires them.
     *
     * @param bytes       as there.
     * @param segmentSize size of the log's segments, in bytes.
     * @return bytes of the disk.
     */
    public static long spaceFor(final long bytes, final long segmentSize) {
        return LogSpace.of(bytes, segmentSize);
    }

    /**
     * Requires that the reserve is free, as it would be with a longer checkpoint.
     *
     * @param checkpointBytes bytes of the disk that the checkpoint needs; queried again after the tree was measured.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void requireReserveWith(final LongSupplier checkpointBytes) throws FileServiceException {
        space.requireReserveWith(checkpointBytes);
    }

    /**
     * Marks a segment that an earlier opening has written as possibly not durable.
     *
     * @param number number of the segment.
     */
    public void addDirtySegment(final int number) {
        dirty.addSegment(number);
        dirty.addDirectory();
    }

    /**
     * Returns and clears what was written since the last call. The caller must {@link #force} it or return it with
     * {@link #restoreDirtySegments} before the next call.
     *
     * @return the segments to force.
     */
    public DirtySegments takeDirtySegments() {
        final DirtySegments taken = dirty;
        dirty = new DirtySegments();
        written.onTaken(taken.segments());
        written.closeIdle(segment, dirty.segments());
        appender.onForce();
        return taken;
    }

    /**
     * Adds back segments that could not be forced.
     *
     * @param taken from {@link #takeDirtySegments}.
     */
    public void restoreDirtySegments(final DirtySegments taken) {
        dirty.addAll(taken);
        written.removeDeleted(dirty);
    }

    /**
     * Forces segments to the disk. May be called by any thread, while another appends.
     *
     * @param taken from {@link #takeDirtySegments}.
     * @throws FileServiceException EINTR if the thread was interrupted: not everything may be durable, and the call can
     *     be repeated; EMFILE, ENFILE, EIO, if a file could not be opened, and the call can be repeated; EIO if the
     *     system has refused the force, and from then on for every call: it may have dropped the pages that it could
     *     not write, and reports that only once. EIO if the store is lost.
     */
    public void force(final DirtySegments taken) throws FileServiceException {
        requireNoFailedForce();
        final BitSet segments = taken.segments();
        try {
            disk.requireOwned();
            for (int i = segments.nextSetBit(0); i >= 0; i = segments.nextSetBit(i + 1)) {
                written.force(i);
            }
            if (taken.directory()) {
                disk.forceDirectory(directory);
            }
            written.onForced();
        } catch (final IOException e) {
            throw failedForce(e);
        }
    }

    private void requireNoFailedForce() throws FileServiceException {
        if (forceFailure != null) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "cannot force " + HeldDirectory.name(directory) + ": an earlier force failed",
                    forceFailure);
        }
    }

    /** Returns the failure of a force. Only one that the system itself has refused is final. */
    private FileServiceException failedForce(final IOException cause) {
        if (cause instanceof ForceFailedException) {
            forceFailure = cause;
        }
        return cause instanceof FileServiceException failure
                ? failure
                : FileServiceException.ofFailure("cannot force " + HeldDirectory.name(directory), cause);
    }

    /**
     * Forces everything that was appended before to the disk.
     *
     * @throws FileServiceException as {@link #force(DirtySegments)}.
     */
    public void force() throws FileServiceException {
        final DirtySegments taken = takeDirtySegments();
        boolean done = false;
        try {
            force(taken);
            done = true;
        } finally {
            if (!done) {
                restoreDirtySegments(taken);
            }
        }
    }

    /**
     * Deletes a segment's file. A process that has it mapped keeps the map.
     *
     * @param number number of the segment; not the highest one, because its number would be used again.
     * @return disk space that the file had, in bytes; it is free when no process has the file mapped.
     * @throws FileServiceException EIO.
     */
    public long delete(final int number) throws FileServiceException {
        try {
            disk.requireOwned();
            final Path file = SegmentFiles.path(directory, number);
            final long diskBytes = DiskUsage.ofFile(file);
            dirty.removeSegment(number);
            written.onDeletion(number);
            disk.delete(file);
            dirty.addDirectory();
            written.closeIdle(segment, dirty.segments());
            space.onDeletion();
            return diskBytes;
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure(
                    "cannot delete segment " + number + " of " + HeldDirectory.name(directory), e);
        }
    }

    /**
     * Releases the preallocated space after the last record of a segment that was left. To be called from time to time:
     * it does nothing before the next segment has begun, because Chronicle writes the end mark then. A failure is
     * logged only, because it wastes space and harms nothing else.
     */
    public void trim() {
        if (leftSegment != 0 && leftSegment != segment) {
            releaseAfter(leftSegment, leftEnd);
            leftSegment = 0;
        }
    }

    /** Closes the log; the space after the last record stays preallocated. */
    @Override
    public void close() {
        appender.close();
        written.close();
    }

    /**
     * Closes the log and releases the space that was preallocated and not used. A failure of the release is logged
     * only.
     */
    public void closeTrimmed() {
        leaveSegment();
        close();
        if (leftSegment != 0) {
            releaseAfter(leftSegment, leftEnd);
        }
    }

    /** Releases the space after {@code recordsEnd}, the end of a segment's last record. */
    private void releaseAfter(final int number, final long recordsEnd) {
        final long from = BitUtil.align(recordsEnd + END_MARK_LENGTH, BlockLocation.ALIGNMENT);
        try {
            disk.requireOwned();
            SegmentSpace.release(SegmentFiles.path(directory, number), from, 2 * segmentSize);
        } catch (final FileServiceException _) {
            // The store is lost, and nothing more is written to it.
        } catch (final IOException e) {
            LOGGER.warn(
                    "cannot release the unused space of segment {} of {}", number, HeldDirectory.name(directory), e);
        }
    }

    /** Begins the next segment. Nothing has changed if that fails, except that its file may exist. */
    private void roll(final long needed) throws FileServiceException {
        beginFile(segment + 1);
        final long newAllocatedLength = preallocate(segment + 1, 0, needed);
        if (leftSegment == 0 && end != segmentSize && end != 0) {
            leftSegment = segment;
            leftEnd = end;
        }
        segment++;
        end = 0;
        allocatedLength = newAllocatedLength;
        dirty.addDirectory();
    }

    /** Creates and opens the file of the next segment. Forces the oldest one if too many wait for a force. */
    private void beginFile(final int number) throws FileServiceException {
        final int excess = written.excess(dirty.segments());
        try {
            disk.requireOwned();
            if (excess >= 0) {
                requireNoFailedForce();
                written.force(excess);
                dirty.removeSegment(excess);
            }
        } catch (final IOException e) {
            throw failedForce(e);
        }
        final Path file = SegmentFiles.path(directory, number);
        try {
            written.closeIdle(segment, dirty.segments());
            disk.createFile(file);
            written.open(number);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot create " + HeldDirectory.name(file), e);
        }
    }

    private void requireNotLost() throws FileServiceException {
        try {
            disk.requireNotLost();
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot append to " + HeldDirectory.name(directory), e);
        }
    }

    /**
     * Preallocates bytes of a segment, at least up to {@code needed}; returns the new end of those that are
     * preallocated. Other processes use the disk, too, so an earlier query guarantees nothing.
     */
    private long preallocate(final int number, final long from, final long needed) throws FileServiceException {
        final long length = Math.min(BitUtil.align(needed, space.preallocationStep()), segmentSize);
        final Path file = SegmentFiles.path(directory, number);
        try {
            if (!SegmentSpace.preallocate(file, from, length - from)) {
                throw new FileServiceException(
                        PosixError.ENOSPC,
                        "cannot preallocate " + (length - from) + " bytes of " + HeldDirectory.name(file)
                                + ": disk full");
            }
            appender.onPreallocated(file, from, length);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot preallocate " + HeldDirectory.name(file), e);
        }
        return length;
    }
}
