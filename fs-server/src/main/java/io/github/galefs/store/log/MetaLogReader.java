package io.github.galefs.store.log;

import java.io.IOException;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.wire.DocumentContext;

/** Reads a {@link MetaLog} from its beginning. Changes nothing on the disk, and a writer may be at work meanwhile. */
public final class MetaLogReader {
    static {
        ChronicleSettings.apply();
    }

    private MetaLogReader() {}

    /** Takes the records of a log. */
    @FunctionalInterface
    public interface RecordHandler {
        /**
         * Takes one record.
         *
         * @param record holds the record from index 0 on; used again for the next.
         * @param length bytes; up to 3 more than were appended, as Chronicle pads.
         * @throws IOException ends the reading.
         */
        void onRecord(byte[] record, int length) throws IOException;
    }

    /**
     * Hands every complete record to a handler, oldest first.
     *
     * @param directory of the log.
     * @param handler   takes the records.
     * @throws IOException what the handler threw; a record that is too long, with its place; a directory that cannot be
     *     read.
     */
    public static void replay(final Path directory, final RecordHandler handler) throws IOException {
        final int[] segments = SegmentFiles.list(directory);
        if (segments.length == 0) {
            return;
        }
        final long clockMillis = SegmentRollCycle.clockMillis(segments[segments.length - 1]);
        try (SingleChronicleQueue queue = SingleChronicleQueueBuilder.binary(directory)
                        .rollCycle(SegmentRollCycle.INSTANCE)
                        .timeProvider(() -> clockMillis)
                        .readOnly(true)
                        .build();
                ExcerptTailer tailer = queue.createTailer()) {
            new Replay(tailer, handler).run(segments);
        } catch (final RuntimeException e) {
            throw new IOException("cannot read the log " + directory, e);
        }
    }

    private static final class Replay {
        private final ExcerptTailer tailer;
        private final RecordHandler handler;
        private final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
        private int segment;

        Replay(final ExcerptTailer tailer, final RecordHandler handler) {
            this.tailer = tailer;
            this.handler = handler;
        }

        /**
         * Goes to each segment by its number. A segment whose writer was killed has no end mark, and the tailer would
         * wait there for more; at one that has the mark, it goes on to the next by itself.
         */
        void run(final int[] segments) throws IOException {
            for (final int next : segments) {
                if (next > segment && tailer.moveToIndex(SegmentRollCycle.INSTANCE.toIndex(next, 0))) {
                    drain();
                }
            }
        }

        private void drain() throws IOException {
            while (true) {
                try (DocumentContext document = tailer.readingDocument()) {
                    if (!document.isPresent()) {
                        return;
                    }
                    segment = SegmentRollCycle.INSTANCE.toCycle(document.index());
                    hand(document.wire().bytes());
                }
            }
        }

        private void hand(final Bytes<?> bytes) throws IOException {
            final long length = bytes.readRemaining();
            if (length > record.length) {
                throw new IOException("segment " + segment + " has at " + bytes.readPosition() + " a record of "
                        + length + " bytes; the longest that is written has " + record.length);
            }
            bytes.read(record, 0, (int) length);
            handler.onRecord(record, (int) length);
        }
    }
}
