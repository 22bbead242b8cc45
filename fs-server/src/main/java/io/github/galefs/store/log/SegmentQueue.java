package io.github.galefs.store.log;

import io.github.galefs.posix.OwnerOnly;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.function.IntSupplier;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;

/** Opens the Chronicle queue of a {@link SegmentLog}. */
final class SegmentQueue {
    /**
     * Longest wait of Chronicle for another writer to finish a record. There is no other writer, because the store is
     * locked: an unfinished record was left by a process that died.
     */
    private static final long UNFINISHED_RECORD_TIMEOUT_MILLIS = 100;

    /** Directory in which Chronicle looks for segments, and finds none; see {@link SegmentRollCycle}. */
    private static final String QUEUE_DIRECTORY = "chronicle";

    /** Length of the queue's metadata file, in bytes: more than Chronicle writes to it. */
    private static final int QUEUE_METADATA_LENGTH = 4096;

    static {
        ChronicleSettings.apply();
    }

    private SegmentQueue() {}

    /**
     * Opens a queue that knows no segment.
     *
     * @param directory   directory of the log.
     * @param segmentSize segment size in bytes.
     * @param segment     number of the segment that the next record goes to.
     * @throws IOException if the queue's directory cannot be written.
     */
    static SingleChronicleQueue open(final Path directory, final long segmentSize, final IntSupplier segment)
            throws IOException {
        return SingleChronicleQueueBuilder.binary(emptyQueue(directory))
                .rollCycle(SegmentRollCycle.INSTANCE)
                .timeProvider(() -> SegmentRollCycle.clockMillis(segment.getAsInt()))
                .forceDirectoryListingRefreshIntervalMs(Long.MAX_VALUE)
                .blockSize(segmentSize)
                .timeoutMS(UNFINISHED_RECORD_TIMEOUT_MILLIS)
                .build();
    }

    /** Returns an appender that any thread may use, one at a time. Closes the queue if that fails. */
    static ExcerptAppender newAppender(final SingleChronicleQueue queue) {
        try {
            final ExcerptAppender appender = queue.createAppender();
            appender.singleThreadedCheckDisabled(true);
            return appender;
        } catch (final RuntimeException | Error e) {
            queue.close();
            throw e;
        }
    }

    /**
     * Returns a queue directory without any state of an earlier opening. Chronicle's metadata is of no use to the next
     * opening, and its locks are harmful: Chronicle identifies a lock's owner by process id alone, and would wait in
     * vain if another process has the id of one that died.
     *
     * <p>The metadata file is overwritten, not created again, so that a store on a full disk can be opened to remove
     * files. When the file is first created, a full disk is an error here; later it would be a signal for the process
     * that maps the file.
     */
    private static Path emptyQueue(final Path directory) throws IOException {
        final Path queue = directory.resolve(QUEUE_DIRECTORY);
        if (Files.notExists(queue)) {
            Files.createDirectory(queue, OwnerOnly.DIRECTORY);
        }
        try (FileChannel metadata = FileChannel.open(
                queue.resolve(SingleChronicleQueue.QUEUE_METADATA_FILE),
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                OwnerOnly.FILE)) {
            final ByteBuffer zeros = ByteBuffer.allocate(QUEUE_METADATA_LENGTH);
            while (zeros.hasRemaining()) {
                metadata.write(zeros);
            }
        }
        return queue;
    }
}
