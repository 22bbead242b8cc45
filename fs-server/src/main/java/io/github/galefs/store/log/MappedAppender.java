package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.Closeable;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;
import net.openhft.chronicle.wire.DocumentContext;

/**
 * Appends through a Chronicle queue, which maps the segments. For file systems where a store to a preallocated page
 * needs no block.
 */
final class MappedAppender implements RecordAppender {
    private final Path directory;
    private final SingleChronicleQueue queue;
    private final ExcerptAppender appender;
    private final PageSizes pageSizes;
    private final Document document = new Document();

    private int segment;

    /**
     * Whether a record was begun and not closed. Chronicle would take the next record for a part of that one, so there
     * is none.
     */
    private boolean withinRecord;

    /**
     * Opens a queue that knows no segment.
     *
     * @param directory   directory of the log.
     * @param segmentSize segment size in bytes.
     * @param step        bytes that are preallocated at once.
     * @param segment     number of the last segment that existed; 0 if there was none.
     * @throws IOException if the queue's directory cannot be written.
     */
    MappedAppender(final Path directory, final long segmentSize, final long step, final int segment)
            throws IOException {
        this.directory = directory;
        this.segment = segment;
        queue = SegmentQueue.open(directory, segmentSize, () -> this.segment);
        appender = SegmentQueue.newAppender(queue);
        pageSizes = new PageSizes(step);
    }

    @Override
    public OpenRecord begin(final int newSegment, final long end, final long allocated, final long maxLength)
            throws FileServiceException {
        if (withinRecord) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "cannot append to " + HeldDirectory.name(directory)
                            + ": an earlier append ended within a record; open the store again");
        }
        segment = newSegment;
        withinRecord = true;
        try {
            document.begin(appender.writingDocument());
            if (pageSizes.hasAdvice()) {
                pageSizes.advise(document.mapped(0, allocated), end);
            }
            return document;
        } catch (final InternalError e) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "segment " + segment + " of " + HeldDirectory.name(directory) + " cannot be accessed: was it cut?",
                    e);
        } catch (final RuntimeException e) {
            withinRecord = false;
            throw new FileServiceException(
                    PosixError.EIO, "cannot append to segment " + segment + " of " + HeldDirectory.name(directory), e);
        }
    }

    @Override
    public void onPreallocated(final Path file, final long from, final long to) throws IOException {
        pageSizes.onStep(file, from, to);
    }

    @Override
    public void onForce() {
        pageSizes.onForce();
    }

    @Override
    public void close() {
        Closeable.closeQuietly(appender, queue);
    }

    /** The record that was begun last. */
    private final class Document implements OpenRecord {
        private DocumentContext context;
        private Bytes<?> bytes;
        private long position;
        private long end;

        void begin(final DocumentContext newContext) {
            context = newContext;
            bytes = newContext.wire().bytes();
            position = bytes.writePosition();
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public MemorySegment take(final long length) {
            // A rollback clears a record up to the write position only. Bytes past it could later be taken for the
            // header of a record, so the position advances before the bytes are written.
            end = position + length;
            bytes.writePosition(end);
            return mapped(position, length);
        }

        @Override
        public void complete() {
            context.close();
            withinRecord = false;
        }

        @Override
        public long end() {
            return end;
        }

        @Override
        public void discard() {
            context.rollbackOnClose();
            context.close();
            withinRecord = false;
        }

        /** Returns a range of Chronicle's map of the segment. Valid until the record is closed. */
        @SuppressWarnings("restricted") // Chronicle maps a segment as a whole, from offset 0.
        private MemorySegment mapped(final long offset, final long length) {
            return MemorySegment.ofAddress(bytes.addressForRead(0) + offset).reinterpret(length);
        }
    }
}
