package io.github.galefs.hadoop.staging;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Bytes that all staged files of an area may have together. Safe for use by several threads. */
final class StagingBudget {
    private final String area;
    private final long maxBytes;

    /** Guarded by this. May exceed the limit at the start, as bytes of earlier services count. */
    private long usedBytes;

    /**
     * Creates a budget that is unused.
     *
     * @param area     directory of the area, for messages.
     * @param maxBytes the limit.
     */
    StagingBudget(final String area, final long maxBytes) {
        this.area = area;
        this.maxBytes = maxBytes;
    }

    /**
     * Takes bytes.
     *
     * @throws FileServiceException ENOSPC if fewer are left.
     */
    synchronized void take(final String subject, final long bytes) throws FileServiceException {
        if (bytes > maxBytes - usedBytes) {
            throw new FileServiceException(
                    PosixError.ENOSPC,
                    subject + ": needs " + bytes + " bytes more in staging " + area + ", where " + usedBytes
                            + " of at most " + maxBytes
                            + " are used: close files, upload or discard those that 'galefs recover' lists, or raise"
                            + " maxStagedBytes");
        }
        usedBytes += bytes;
    }

    /** Counts bytes that are there already, whatever the limit. */
    synchronized void charge(final long bytes) {
        usedBytes += bytes;
    }

    synchronized boolean isHalfFree() {
        return usedBytes <= maxBytes / 2;
    }

    synchronized void giveBack(final long bytes) {
        usedBytes -= bytes;
    }
}
