package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;

/**
 * The log of the journal: small records of the changes of a store, in order. {@link MetaLogReader} reads it. Not
 * thread-safe, but not bound to a thread: callers must exclude each other.
 */
public final class MetaLog implements AutoCloseable {
    /** Length of the longest record, in bytes. */
    public static final int MAX_RECORD_LENGTH = 1024;

    /**
     * Bytes that every other record leaves free in a segment for a commit record, so that a full disk does not prevent
     * the commit of what was appended.
     */
    private static final int COMMIT_ROOM = SegmentRollCycle.OVERHEAD + BlockLocation.ALIGNMENT;

    /** Most bytes that Chronicle adds to a record: its header, and the padding after it. */
    private static final int RECORD_OVERHEAD = 8;

    private final SegmentLog log;

    /**
     * Opens the log for appending.
     *
     * @param directory   directory of the log; must exist.
     * @param segmentSize segment size in bytes; a power of two.
     * @param freeSpace   queried before each new segment.
     * @param disk        makes segments durable.
     * @param lastUsed    highest number of a segment that existed in the past, as far as known; 0 if none is known.
     * @throws IOException if the directory cannot be read.
     */
    public MetaLog(
            final Path directory,
            final long segmentSize,
            final FreeSpace freeSpace,
            final StoreDisk disk,
            final int lastUsed)
            throws IOException {
        this(new SegmentLog(directory, segmentSize, freeSpace, disk, lastUsed));
    }

    MetaLog(final SegmentLog log) {
        this.log = log;
    }

    /**
     * Appends a record. It is part of the log when this returns, and leaves no trace when this throws.
     *
     * @param record array with the record from index 0.
     * @param length length of the record in bytes, from 1 to {@link #MAX_RECORD_LENGTH}.
     * @param budget free bytes of the disk that the record may use.
     * @throws FileServiceException ENOSPC, EIO.
     * @throws IllegalArgumentException for another length.
     */
    public void append(final byte[] record, final int length, final SpaceBudget budget) throws FileServiceException {
        if (length < 1 || length > MAX_RECORD_LENGTH) {
            throw new IllegalArgumentException(
                    "a record of " + length + " bytes: allowed are 1 to " + MAX_RECORD_LENGTH);
        }
        final int room = budget == SpaceBudget.COMMIT ? 0 : COMMIT_ROOM;
        final OpenRecord open = log.beginRecord((long) length + room, budget);
        boolean complete = false;
        try {
            MemorySegment.copy(record, 0, open.take(length), ValueLayout.JAVA_BYTE, 0, length);
            complete = true;
        } finally {
            log.closeRecord(open, complete);
        }
    }

    /**
     * Returns how much of a segment a record takes at most.
     *
     * @param length length of the record, in bytes.
     * @return bytes.
     */
    public static long maxBytesOf(final int length) {
        return (long) length + RECORD_OVERHEAD;
    }

    /**
     * Returns the segments that records are appended to, with the operations on whole segments.
     *
     * @return the segments, owned by this log.
     */
    public SegmentLog segments() {
        return log;
    }

    /** Closes the log; the space after the last record stays preallocated. */
    @Override
    public void close() {
        log.close();
    }
}
