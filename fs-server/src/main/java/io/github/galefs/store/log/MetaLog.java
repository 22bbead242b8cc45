package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.DocumentContext;

/**
 * The log of small records that say what happened to the store, in order. {@link MetaLogReader} reads it. Not safe for
 * use by several threads at once; any thread may use it in its turn.
 */
public final class MetaLog implements AutoCloseable {
    /** Longest record in bytes. */
    public static final int MAX_RECORD_LENGTH = 1024;

    private final SegmentLog log;

    /**
     * Opens the log for appending.
     *
     * @param directory   of the log; must exist.
     * @param segmentSize in bytes; a power of two.
     * @param freeSpace   asked before each new segment.
     * @throws IOException when the directory cannot be read.
     */
    public MetaLog(final Path directory, final long segmentSize, final FreeSpace freeSpace) throws IOException {
        log = new SegmentLog(directory, segmentSize, freeSpace);
    }

    /**
     * Appends a record. It is part of the log when this returns, and has left no trace when this throws.
     *
     * @param record holds the record, from index 0.
     * @param length bytes, from 1 to {@link #MAX_RECORD_LENGTH}.
     * @param budget the free bytes that it may take.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public void append(final byte[] record, final int length, final SpaceBudget budget) throws FileServiceException {
        try (DocumentContext document = log.begin(length, budget)) {
            try {
                final Bytes<?> bytes = document.wire().bytes();
                bytes.write(record, 0, length);
                log.wrote(bytes.writePosition());
            } catch (final RuntimeException | Error e) {
                document.rollbackOnClose();
                throw e;
            }
        }
    }

    /**
     * Returns the segments that records are appended to, with the operations on whole segments.
     *
     * @return the segments, owned by this log.
     */
    public SegmentLog segments() {
        return log;
    }

    /** Closes the log, and leaves the room behind the last record taken. */
    @Override
    public void close() {
        log.close();
    }
}
