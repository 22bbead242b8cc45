package io.github.galefs.store.log;

import io.github.galefs.posix.HeldDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a log keeps free on its disk for the appends that free space: those of removing files, of compaction and of
 * checkpoints.
 *
 * @param segmentSize    segment size of the log, in bytes.
 * @param longestSegment size of the longest segment, in bytes: at least {@code segmentSize}, and more if the log was
 *     written with another one.
 * @param checkpoint     bytes of the disk that the next checkpoint needs; 0 if none is written to this disk.
 */
public record SpaceReserve(long segmentSize, long longestSegment, long checkpoint) {
    private static final Logger LOGGER = LoggerFactory.getLogger(SpaceReserve.class);

    /** Upper bound of the reserve, in bytes, unless a segment is longer. */
    private static final long MAX_BYTES = 64L * 1024 * 1024;

    /** Segments that fit into the reserve, below its upper bound. */
    private static final int SEGMENTS = 4;

    /** A segment's file is as long as Chronicle maps it: the segment and a quarter of it. */
    private static final int FILE_QUARTERS = 5;

    private static final int SEGMENT_QUARTERS = 4;

    /**
     * Creates the reserve of a log on a disk without checkpoints.
     *
     * @param segmentSize    as that of the record.
     * @param longestSegment as that of the record.
     */
    public SpaceReserve(final long segmentSize, final long longestSegment) {
        this(segmentSize, longestSegment, 0);
    }

    /**
     * Returns the reserve with space for a checkpoint.
     *
     * @param bytes bytes of the disk that the checkpoint needs.
     * @return the reserve.
     */
    public SpaceReserve withCheckpoint(final long bytes) {
        return new SpaceReserve(segmentSize, longestSegment, bytes);
    }

    /**
     * Returns the reserve of a log.
     *
     * @param directory   of the log.
     * @param segmentSize of the segments that will be written.
     * @return the reserve, which holds the longest of the segments that exist, too.
     * @throws IOException the directory cannot be read.
     */
    public static SpaceReserve of(final Path directory, final long segmentSize) throws IOException {
        long longest = segmentSize;
        for (final int segment : SegmentFiles.list(directory)) {
            final long length = length(SegmentFiles.path(directory, segment));
            longest = Math.max(longest, length / FILE_QUARTERS * SEGMENT_QUARTERS);
        }
        return new SpaceReserve(segmentSize, longest);
    }

    /**
     * Returns the reserve after a segment was deleted. If the directory cannot be read, that is this one: a reserve
     * that is too large leaves more free than needed.
     *
     * @param directory of the log.
     * @return the reserve.
     */
    SpaceReserve afterDeletion(final Path directory) {
        try {
            return longestSegment > segmentSize ? of(directory, segmentSize) : this;
        } catch (final IOException e) {
            LOGGER.warn("cannot read the lengths of the segments of {}", HeldDirectory.name(directory), e);
            return this;
        }
    }

    /**
     * Returns the bytes that appends with {@link SpaceBudget#ORDINARY} leave free. They hold the longest segment at
     * least: a compaction that cannot copy all live payloads of a segment cannot delete it. They hold a checkpoint,
     * too, and a segment of records of removals before it. Compaction and checkpoints share them: each gives back in
     * the end what it has used.
     *
     * @return the bytes.
     */
    public long bytes() {
        final long compaction = Math.max(longestSegment, Math.min(MAX_BYTES, SEGMENTS * segmentSize));
        return checkpoint == 0 ? compaction : Math.max(compaction, segmentSize + checkpoint);
    }

    /**
     * Returns the free bytes below which no segment begins for an append with {@link SpaceBudget#ORDINARY}.
     *
     * @return the bytes.
     */
    public long neededForSegment() {
        return segmentSize + bytes();
    }

    /**
     * Returns how much of the disk's free space such appends can use. The rest of the current segment is not counted.
     *
     * @param free free bytes of the disk.
     * @return the bytes; 0 if no segment can begin.
     */
    public long usable(final long free) {
        return free < neededForSegment() ? 0 : free - bytes();
    }

    private static long length(final Path file) throws IOException {
        try {
            return Files.size(file);
        } catch (final NoSuchFileException _) {
            // Another process has the store open for writing, and has deleted the segment.
            return 0;
        }
    }
}
