package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import net.openhft.chronicle.core.io.Closeable;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.wire.DocumentContext;

/**
 * One Chronicle queue whose files are numbered segments of about equal size.
 *
 * <p>Each opening starts a segment of its own: what a process left behind, whole or torn, is never appended to. Not
 * safe for use by several threads at once; any thread may use it in its turn.
 */
final class SegmentLog implements AutoCloseable {
    /**
     * Longest wait for another writer to finish a record. There is none, as the store is locked: what is unfinished was
     * left by a process that died.
     */
    private static final long UNFINISHED_RECORD_TIMEOUT_MILLIS = 100;

    /** What must stay free beside a new segment: the other log goes on in its current one. */
    private static final long FREE_SPACE_RESERVE = 64L * 1024 * 1024;

    static {
        ChronicleSettings.apply();
    }

    private final Path directory;
    private final long segmentSize;
    private final FreeSpace freeSpace;
    private final SingleChronicleQueue queue;
    private final ExcerptAppender appender;

    /** Segments written since they were last forced. */
    private final BitSet dirty = new BitSet();

    private int segment;
    private long end;
    private boolean directoryDirty;
    private IOException forceFailure;

    /**
     * Opens a log for appending, past every segment that exists. Makes no segment before the first append.
     *
     * @param directory   of the log; must exist.
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
        queue = SingleChronicleQueueBuilder.binary(directory)
                .rollCycle(SegmentRollCycle.INSTANCE)
                .timeProvider(() -> SegmentRollCycle.clockMillis(segment))
                .blockSize(segmentSize)
                .timeoutMS(UNFINISHED_RECORD_TIMEOUT_MILLIS)
                .build();
        appender = newAppender(queue);
    }

    /**
     * Begins a record, in a new segment if it might not fit into the current one. {@link #wrote} must follow when it is
     * complete.
     *
     * @param maxLength most bytes that the record can have.
     * @return the record to write to and to close.
     * @throws FileServiceException ENOSPC when the disk has no room for another segment; EIO.
     */
    DocumentContext begin(final long maxLength) throws FileServiceException {
        if (end + SegmentRollCycle.OVERHEAD + maxLength > segmentSize) {
            roll();
        }
        try {
            return appender.writingDocument();
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
        dirty.set(segment);
    }

    /** Number of the segment that records go to. */
    int segment() {
        return segment;
    }

    /**
     * Returns after everything written before is on the disk.
     *
     * @throws FileServiceException EINTR when the thread was interrupted: not everything may be durable, and the call
     *     can be made again; EIO, from then on always: the system may have dropped what it could not write, and reports
     *     that only once.
     */
    void force() throws FileServiceException {
        if (forceFailure != null) {
            throw new FileServiceException(PosixError.EIO, directory + " could not be forced earlier", forceFailure);
        }
        try {
            for (int i = dirty.nextSetBit(0); i >= 0; i = dirty.nextSetBit(i + 1)) {
                forceFile(SegmentFiles.path(directory, i), StandardOpenOption.WRITE);
                dirty.clear(i);
            }
            if (directoryDirty) {
                forceFile(directory, StandardOpenOption.READ);
                directoryDirty = false;
            }
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "forcing " + directory, e);
        } catch (final IOException e) {
            forceFailure = e;
            throw new FileServiceException(PosixError.EIO, "cannot force " + directory, e);
        }
    }

    @Override
    public void close() {
        Closeable.closeQuietly(appender, queue);
    }

    private void roll() throws FileServiceException {
        requireFreeSpace();
        segment++;
        end = 0;
        directoryDirty = true;
    }

    /** A full disk shows itself to a mapped writer as a signal that ends the process, so it must be noticed before. */
    private void requireFreeSpace() throws FileServiceException {
        final long needed = segmentSize + FREE_SPACE_RESERVE;
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

    /** Opens the file anew: an interrupt closes a channel for good, which must not hit the next caller. */
    private static void forceFile(final Path file, final StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(file, option)) {
            channel.force(false);
        }
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
