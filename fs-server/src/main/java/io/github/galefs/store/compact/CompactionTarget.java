package io.github.galefs.store.compact;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.log.DataRecord;
import java.lang.foreign.MemorySegment;

/**
 * The store as a {@link Compactor} sees it. Every method takes the locks that it needs, so none may be held by the
 * caller, except where a method's description differs.
 */
public interface CompactionTarget {
    /**
     * Copies a payload to the end of the data log, unless nothing refers to it, and redirects every reference to the
     * copy.
     *
     * @param payload header of the payload's record.
     * @param segment number of the segment that holds the payload.
     * @param bytes   the whole file of that segment.
     * @return bytes copied; 0 if nothing refers to the payload.
     * @throws FileServiceException ENOSPC, EIO.
     */
    int move(DataRecord payload, int segment, MemorySegment bytes) throws FileServiceException;

    /**
     * Seals the segment that payloads are appended to, and begins the next, so that it can be emptied and deleted.
     *
     * @throws FileServiceException ENOSPC; nothing has changed then. EIO.
     */
    void beginSegment() throws FileServiceException;

    /**
     * Deletes a segment of the data log that nothing refers to.
     *
     * @param segment number of the segment.
     * @throws FileServiceException EIO.
     */
    void deleteSegment(int segment) throws FileServiceException;

    /**
     * Asks the users of a segment's pinned blocks to give them up, and lets nobody pin more of them until {@link
     * #admitPins}. Needs no lock.
     *
     * @param segment number of the segment.
     * @return whether blocks of it are pinned, so that a deletion would not free its space now.
     */
    boolean withdrawPins(int segment);

    /** Lets users pin blocks again of the segments whose pins were withdrawn and are closed. Needs no lock. */
    void admitPins();

    /**
     * Returns whether deleted segments that are pinned occupy as much disk space as they may. Needs no lock.
     *
     * @return whether a pinned segment must not be deleted.
     */
    boolean hasMaxPinnedDeletedBytes();

    /**
     * Returns after every change made before the call is durable, and a durable commit record says so. Until then, an
     * opening may read what these changes refer to.
     *
     * @throws FileServiceException ENOSPC, EIO, EINTR.
     */
    void commit() throws FileServiceException;

    /**
     * Writes a checkpoint of the whole tree and deletes the segments of the journal that it supersedes.
     *
     * @throws FileServiceException ENOSPC, EINTR, EIO.
     */
    void checkpoint() throws FileServiceException;

    /**
     * Number of the segment that payloads are appended to. The tree's read lock must be held.
     *
     * @return the number; 0 before the first append.
     */
    int segment();

    /**
     * Bytes that ordinary appends leave free on the disk.
     *
     * @return bytes, from 0.
     */
    long reserve();

    /**
     * Segments of the journal that the next opening would replay.
     *
     * @return how many.
     */
    int journalSegments();

    /**
     * Bytes of the journal that the next opening would replay.
     *
     * @return bytes, from 0.
     */
    long journalBytes();

    /**
     * Bytes of the last checkpoint.
     *
     * @return bytes; 0 if there is none.
     */
    long checkpointBytes();
}
