package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;

/** A record that is being appended. It is part of the log once {@link #complete} has returned. */
interface OpenRecord {
    /** Returns the offset in the segment of the record's first byte. */
    long position();

    /**
     * Sets the length of the record.
     *
     * @param length in bytes, at most what was announced.
     * @return memory of the whole record, to be written before {@link #complete}.
     */
    MemorySegment take(long length);

    /** Returns the offset in the segment after the record. */
    long end();

    /**
     * Completes the record.
     *
     * @throws FileServiceException ENOSPC, EIO; the record is no part of the log then.
     */
    void complete() throws FileServiceException;

    /** Removes the record. */
    void discard();
}
