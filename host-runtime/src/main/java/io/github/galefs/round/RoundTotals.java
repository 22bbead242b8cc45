package io.github.galefs.round;

import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_BYTE_COUNT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_FD_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_OPEN_FLAGS_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_RESUME_OFFSET;

import io.github.galefs.statistics.OpenMappings;
import org.agrona.UnsafeApi;

/** Rounds of a launch, and sums of what its finished work-groups did without requests. Used by one thread at a time. */
public final class RoundTotals {
    private long rounds;
    private long hits;
    private long bytesRead;
    private long bytesWritten;
    private final OpenMappings openMappings = new OpenMappings();

    /** Creates sums of 0. */
    RoundTotals() {}

    void addRound() {
        rounds++;
    }

    /** Adds what a finished work-group did, by the address of its record. */
    void add(final int group, final long record) {
        hits += UnsafeApi.getLong(record + RECORD_FILE_OFFSET_OFFSET);
        bytesRead += UnsafeApi.getLong(record + RECORD_BYTE_COUNT_OFFSET);
        bytesWritten += UnsafeApi.getLong(record + RECORD_OPEN_FLAGS_OFFSET);
        if (UnsafeApi.getInt(record + RECORD_FD_OFFSET) != 0) {
            openMappings.add(group, UnsafeApi.getLong(record + RECORD_RESUME_OFFSET));
        }
    }

    /**
     * Returns the mappings that work-groups have left open.
     *
     * @return the count.
     */
    public OpenMappings openMappings() {
        return openMappings;
    }

    /**
     * Returns the number of rounds.
     *
     * @return rounds that have ended; 1 for a kernel that never waits.
     */
    public long rounds() {
        return rounds;
    }

    /**
     * Returns the number of blocks that work-groups found in the page table.
     *
     * @return number of blocks.
     */
    public long hits() {
        return hits;
    }

    /**
     * Returns the bytes that reads delivered.
     *
     * @return number of bytes.
     */
    public long bytesRead() {
        return bytesRead;
    }

    /**
     * Returns the bytes that writes accepted.
     *
     * @return number of bytes.
     */
    public long bytesWritten() {
        return bytesWritten;
    }
}
