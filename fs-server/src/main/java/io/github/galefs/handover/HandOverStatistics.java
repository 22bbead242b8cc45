package io.github.galefs.handover;

/**
 * Counts of a gateway that hands files over in memory.
 *
 * @param files         files in memory.
 * @param bytes         bytes of memory that their chunks take.
 * @param handedOver    files that their readers have had.
 * @param uploads       files that were written to the service behind, those at the bound of the memory among them.
 * @param failedUploads uploads that have failed; such a file stays in memory until it is tried again.
 * @param waits         opens that have waited for a writer.
 */
public record HandOverStatistics(
        int files, long bytes, long handedOver, long uploads, long failedUploads, long waits) {}
