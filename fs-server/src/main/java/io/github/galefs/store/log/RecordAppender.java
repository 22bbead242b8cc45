package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.nio.file.Path;

/** Appends records to the segments of a log, in Chronicle's format. Used by one thread at a time. */
interface RecordAppender extends AutoCloseable {
    /**
     * Begins a record. {@link OpenRecord#complete} or {@link OpenRecord#discard} must follow before the next one.
     *
     * @param segment   the segment of the record before, or the next one, which is an empty file.
     * @param end       offset in the segment after the record before; 0 in a new segment.
     * @param allocated bytes of the segment that are preallocated.
     * @param maxLength most bytes that the record can have.
     * @return the record.
     * @throws FileServiceException ENOSPC, EIO.
     */
    OpenRecord begin(int segment, long end, long allocated, long maxLength) throws FileServiceException;

    /**
     * Notes that a range of a segment was preallocated.
     *
     * @param file file of the segment.
     * @param from offset of the range, in bytes.
     * @param to   end of the range.
     * @throws IOException if the range cannot be prepared.
     */
    default void onPreallocated(final Path file, final long from, final long to) throws IOException {}

    /** Notes that what was appended will be forced. */
    default void onForce() {}

    @Override
    void close();
}
