package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.Closeable;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.wire.DocumentContext;
import org.agrona.BitUtil;

/**
 * One Chronicle queue whose files are numbered segments of about equal size.
 *
 * <p>Each opening starts a segment of its own: what a process left behind, whole or torn, is never appended to, and
 * Chronicle does not get to see it. It would wait for what it finds damaged, and move it out of the way. Not safe for
 * use by several threads at once; any thread may use it in its turn.
 */
final class SegmentLog implements AutoCloseable {
    /**
     * Longest wait for another writer to finish a record. There is none, as the store is locked: what is unfinished was
     * left by a process that died.
     */
    private static final long UNFINISHED_RECORD_TIMEOUT_MILLIS = 100;

    /** Where Chronicle looks for segments, and finds none: see {@link SegmentRollCycle}. */
    private static final String QUEUE_DIRECTORY = "chronicle";

    /** More bytes than Chronicle notes about a queue. */
    private static final int NOTES_LENGTH = 4096;

    /** Most bytes that ordinary appends leave free. */
    private static final long MAX_RESERVE = 64L * 1024 * 1024;

    /** Segments for which ordinary appends leave room, unless that is more than {@link #MAX_RESERVE}. */
    private static final int RESERVED_SEGMENTS = 4;

    /** Most bytes of a segment for which room is taken at once. */
    private static final long MAX_ROOM_STEP = 8L * 1024 * 1024;

    /** Part of a segment for which room is taken at once. */
    private static final int ROOM_STEPS = 4;

    /** Bytes behind the last record that Chronicle writes to when a segment is left. */
    private static final int END_MARK_ROOM = 2 * BlockLocation.ALIGNMENT;

    static {
        ChronicleSettings.apply();
    }

    private final Path directory;
    private final long segmentSize;
    private final FreeSpace freeSpace;
    private final SingleChronicleQueue queue;
    private final ExcerptAppender appender;
    private final PageSizes pageSizes;

    /** Written since it was last forced. */
    private DirtySegments unforced = new DirtySegments();

    /** Segments that this opening has deleted, for those who force while it does. */
    private final Set<Integer> deleted = ConcurrentHashMap.newKeySet();

    private int segment;
    private long end;

    /** Bytes of the current segment for which there is room on the disk. */
    private long room;

    /** Segment that was left, but has not got its end mark yet; 0 if there is none. */
    private int left;

    private long leftEnd;
    private volatile IOException forceFailure;

    /**
     * Opens a log for appending, past every segment that exists. Makes no segment before the first append.
     *
     * @param directory   of the log; must exist, and no other may have it open for appending.
     * @param segmentSize in bytes; a segment is left when the next record might not fit.
     * @param freeSpace   asked before each new segment.
     * @throws IOException when the directory cannot be read.
     */
    SegmentLog(final Path directory, final long segmentSize, final FreeSpace freeSpace) throws IOException {
        this.directory = directory;
        this.segmentSize = segmentSize;
        this.freeSpace = freeSpace;
        final int[] segments = SegmentFiles.list(directory);
        segment = segments.length == 0 ? 0 : segments[segments.length - 1];
        end = segmentSize;
        queue = SingleChronicleQueueBuilder.binary(emptyQueue(directory))
                .rollCycle(SegmentRollCycle.INSTANCE)
                .timeProvider(() -> SegmentRollCycle.clockMillis(segment))
                .forceDirectoryListingRefreshIntervalMs(Long.MAX_VALUE)
                .blockSize(segmentSize)
                .timeoutMS(UNFINISHED_RECORD_TIMEOUT_MILLIS)
                .build();
        appender = newAppender(queue);
        pageSizes = new PageSizes(roomStep());
    }

    /**
     * Begins a record, in a new segment if it might not fit into the current one. {@link #wrote} must follow when it is
     * complete.
     *
     * @param maxLength most bytes that the record can have.
     * @param from      the free bytes that it may take.
     * @return the record to write to and to close.
     * @throws FileServiceException ENOSPC when the disk has no room; EIO.
     */
    DocumentContext begin(final long maxLength, final SpaceBudget from) throws FileServiceException {
        final long needed = SegmentRollCycle.OVERHEAD + maxLength;
        if (end + needed > segmentSize) {
            requireFreeSpace(from);
            roll();
        }
        if (end + needed > room) {
            takeRoom(end + needed);
        }
        try {
            final DocumentContext document = appender.writingDocument();
            if (pageSizes.waits()) {
                pageSizes.advise(mapped(document.wire().bytes(), room), end);
            }
            return document;
        } catch (final RuntimeException e) {
            throw new FileServiceException(
                    PosixError.EIO, "cannot append to segment " + segment + " of " + directory, e);
        }
    }

    /**
     * Tells how far the current segment has been written.
     *
     * @param newEnd offset behind the record, in bytes.
     */
    void wrote(final long newEnd) {
        end = newEnd;
        unforced.addSegment(segment);
    }

    /** Number of the segment that records go to; 0 before the first. */
    int segment() {
        return segment;
    }

    /** Whether the next record begins a segment. */
    boolean atStartOfSegment() {
        return end == 0 || end == segmentSize;
    }

    /** Leaves the current segment: the next record begins another. */
    void leaveSegment() {
        if (end != 0 && end != segmentSize) {
            left = segment;
            leftEnd = end;
            end = segmentSize;
        }
    }

    /** Bytes that ordinary appends leave free. */
    long reserve() {
        return Math.min(MAX_RESERVE, RESERVED_SEGMENTS * segmentSize);
    }

    /**
     * Notes that a segment which this log has not written may not be on the disk.
     *
     * @param number of the segment.
     */
    void addDirtySegment(final int number) {
        unforced.addSegment(number);
        unforced.addDirectory();
    }

    /** What was written since this was last called. Whoever takes it must force it, or give it back. */
    DirtySegments takeDirtySegments() {
        final DirtySegments taken = unforced;
        unforced = new DirtySegments();
        pageSizes.onForce();
        return taken;
    }

    /** Takes back what could not be forced. */
    void restore(final DirtySegments taken) {
        unforced.addAll(taken);
    }

    /**
     * Returns after everything that was taken is on the disk. May be called by any thread, while another appends.
     *
     * @param taken from {@link #takeDirtySegments}.
     * @throws FileServiceException EINTR when the thread was interrupted: not everything may be durable, and the call
     *     can be made again; EIO, from then on always: the system may have dropped what it could not write, and reports
     *     that only once.
     */
    void force(final DirtySegments taken) throws FileServiceException {
        if (forceFailure != null) {
            throw new FileServiceException(PosixError.EIO, directory + " could not be forced earlier", forceFailure);
        }
        final BitSet segments = taken.segments();
        try {
            for (int i = segments.nextSetBit(0); i >= 0; i = segments.nextSetBit(i + 1)) {
                forceSegment(i);
            }
            if (taken.directory()) {
                forceFile(directory, StandardOpenOption.READ);
            }
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "forcing " + directory, e);
        } catch (final IOException e) {
            forceFailure = e;
            throw new FileServiceException(PosixError.EIO, "cannot force " + directory, e);
        }
    }

    /** Returns after everything written before is on the disk; fails as the other. */
    void force() throws FileServiceException {
        final DirtySegments taken = takeDirtySegments();
        boolean done = false;
        try {
            force(taken);
            done = true;
        } finally {
            if (!done) {
                restore(taken);
            }
        }
    }

    /**
     * Deletes a segment's file.
     *
     * @param number of the segment; not the one with the highest number, which must never be used again.
     * @throws FileServiceException EIO.
     */
    void delete(final int number) throws FileServiceException {
        try {
            unforced.removeSegment(number);
            deleted.add(number);
            Files.deleteIfExists(SegmentFiles.path(directory, number));
            unforced.addDirectory();
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot delete segment " + number + " of " + directory, e);
        }
    }

    /** Gives back the room behind the last record of a segment that was left. To be called now and then. */
    void trim() throws FileServiceException {
        if (left != 0 && left != segment) {
            giveBack(left, leftEnd);
            left = 0;
        }
    }

    @Override
    public void close() {
        Closeable.closeQuietly(appender, queue);
    }

    /** Closes, and gives back the room that was not used. */
    void closeTrimmed() throws FileServiceException {
        leaveSegment();
        close();
        if (left != 0) {
            giveBack(left, leftEnd);
        }
    }

    private void giveBack(final int number, final long lastByte) throws FileServiceException {
        final long from = BitUtil.align(lastByte + END_MARK_ROOM, BlockLocation.ALIGNMENT);
        try {
            SegmentSpace.giveBack(SegmentFiles.path(directory, number), from, 2 * segmentSize);
        } catch (final IOException e) {
            throw new FileServiceException(
                    PosixError.EIO, "cannot give back room of segment " + number + " of " + directory, e);
        }
    }

    private void roll() {
        if (left == 0 && end != segmentSize && end != 0) {
            left = segment;
            leftEnd = end;
        }
        segment++;
        end = 0;
        room = 0;
        unforced.addDirectory();
    }

    /** A full disk shows itself to a mapped writer as a signal that ends the process, so it must be noticed before. */
    private void requireFreeSpace(final SpaceBudget from) throws FileServiceException {
        final long needed = from == SpaceBudget.ORDINARY ? segmentSize + reserve() : roomStep();
        final long usable;
        try {
            usable = freeSpace.usableBytes();
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot find out the free space of " + directory, e);
        }
        if (usable < needed) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    directory + " needs " + needed + " bytes for another segment, the disk has " + usable);
        }
    }

    /** Others write to the disk, too, so that it had room once is no promise. */
    private void takeRoom(final long needed) throws FileServiceException {
        final long wanted = Math.min(BitUtil.align(needed, roomStep()), segmentSize);
        final Path file = SegmentFiles.path(directory, segment);
        try {
            if (!SegmentSpace.take(file, room, wanted - room)) {
                throw new FileServiceException(
                        PosixError.ENOSPC, "the disk has no " + (wanted - room) + " bytes for " + file);
            }
            pageSizes.onStep(file, room, wanted);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot take room for " + file, e);
        }
        room = wanted;
    }

    /** The current segment in Chronicle's map. Valid until the record that was begun is closed. */
    @SuppressWarnings("restricted") // Chronicle maps a segment as a whole, from offset 0.
    private static MemorySegment mapped(final Bytes<?> bytes, final long length) {
        return MemorySegment.ofAddress(bytes.addressForRead(0)).reinterpret(length);
    }

    private long roomStep() {
        return Math.min(MAX_ROOM_STEP, segmentSize / ROOM_STEPS);
    }

    /** A segment that was deleted meanwhile was not needed any more. */
    private void forceSegment(final int number) throws IOException {
        try {
            forceFile(SegmentFiles.path(directory, number), StandardOpenOption.WRITE);
        } catch (final NoSuchFileException e) {
            if (!deleted.contains(number)) {
                throw e;
            }
        }
    }

    /** Opens the file anew: an interrupt closes a channel for good, which must not hit the next caller. */
    private static void forceFile(final Path file, final StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(file, option)) {
            channel.force(false);
        }
    }

    /**
     * A directory with nothing of an earlier opening. What Chronicle notes there is of no use to the next: its locks
     * above all, as it knows the process that holds one by its number alone, and would wait in vain when the number of
     * one that died has been given to another.
     *
     * <p>The file is written over, not made anew: so a full disk keeps nobody from opening a store to remove files. The
     * first time, a full disk is an error here, and would be a signal to whoever maps the file.
     */
    private static Path emptyQueue(final Path directory) throws IOException {
        final Path queue = Files.createDirectories(directory.resolve(QUEUE_DIRECTORY));
        Files.write(
                queue.resolve(SingleChronicleQueue.QUEUE_METADATA_FILE),
                new byte[NOTES_LENGTH],
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        return queue;
    }

    private static ExcerptAppender newAppender(final SingleChronicleQueue queue) {
        try {
            final ExcerptAppender appender = queue.createAppender();
            appender.singleThreadedCheckDisabled(true);
            return appender;
        } catch (final RuntimeException e) {
            queue.close();
            throw e;
        }
    }
}
