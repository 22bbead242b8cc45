package io.github.galefs.round;

import static io.github.galefs.kernel.round.RoundDescriptor.CALL_LIMIT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRIES_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_GROUP_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESULT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESUME_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_ROUND_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.FORMAT;
import static io.github.galefs.kernel.round.RoundDescriptor.FORMAT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.GROUP_COUNT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.PATHS_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORDS_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.SLOT_COUNT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.STATES_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.STOP_OFFSET;

import io.github.galefs.device.RegionMirror;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.agrona.UnsafeApi;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of what host and device exchange in rounds, in the mirror of a region. Used by one thread at a time.
 *
 * @see io.github.galefs.kernel.round.RoundDescriptor
 */
public final class RoundBuffers {
    private final RegionMirror region;
    private final RoundLayout layout;
    private final UnsafeBuffer control;

    /**
     * Addresses of entry 0 and of record 0. A position is checked once rather than for each field: a check for each
     * takes as long as all the rest of a request.
     */
    private final long entries;

    private final long records;
    private final int slotLimit;
    private final UnsafeBuffer paths;

    /** Number of the next round. Goes on from launch to launch, so that no record of an earlier round counts. */
    private int round = 1;

    /**
     * Creates buffers in a region and writes the control fields.
     *
     * @param region of the device; the control fields are at its beginning.
     * @param layout of the parts.
     * @param stopOffset of the stop word, behind the mirror; the word is 0 when a launch begins.
     * @throws IndexOutOfBoundsException the region's mirror does not hold all parts.
     */
    public RoundBuffers(final RegionMirror region, final RoundLayout layout, final long stopOffset) {
        final MemorySegment mirror = region.mirror();
        this.region = region;
        this.layout = layout;
        control = new UnsafeBuffer(mirror.address(), CONTROL_LENGTH);
        slotLimit = layout.slotLimit();
        entries = partAddress(mirror, layout.entriesOffset(), (long) slotLimit * ENTRY_LENGTH);
        records = partAddress(mirror, layout.recordsOffset(), (long) slotLimit * RECORD_LENGTH);
        paths = new UnsafeBuffer(
                partAddress(mirror, layout.pathsOffset(), (long) slotLimit * PATH_CAPACITY), slotLimit * PATH_CAPACITY);
        control.putLong(FORMAT_OFFSET, FORMAT);
        final long mirrorOffset = region.mirrorOffset();
        control.putLong(ENTRIES_OFFSET, mirrorOffset + layout.entriesOffset());
        control.putLong(RECORDS_OFFSET, mirrorOffset + layout.recordsOffset());
        control.putLong(STATES_OFFSET, layout.statesOffset());
        // Kernels store paths byte by byte: over a bus, each would be a transaction.
        control.putLong(PATHS_OFFSET, layout.pathsOffset());
        control.putLong(STOP_OFFSET, stopOffset);
        region.listSmallUpdates(layout.changesOffset(), layout.entriesOffset());
        region.update(0, CONTROL_LENGTH);
    }

    /**
     * Writes the control fields of a launch. No round may be running.
     *
     * @param groupCount work-groups of the launch.
     * @param slotCount  slots that contexts have room for, at most the layout's.
     * @param callLimit  calls after which a work-group gives way to the host.
     */
    public void beginLaunch(final int groupCount, final int slotCount, final int callLimit) {
        control.putInt(GROUP_COUNT_OFFSET, groupCount);
        control.putInt(SLOT_COUNT_OFFSET, slotCount);
        control.putInt(CALL_LIMIT_OFFSET, callLimit);
        region.update(0, CONTROL_LENGTH);
    }

    /** Returns the number of the round whose entries are being written. */
    int round() {
        return round;
    }

    /** Begins the next round's entries. */
    void advanceRound() {
        round++;
    }

    /** Writes an entry of the next round. */
    void putEntry(final int position, final RoundSlot slot, final long result) {
        final long entry = entries + (long) Objects.checkIndex(position, slotLimit) * ENTRY_LENGTH;
        UnsafeApi.putLong(entry + ENTRY_GROUP_OFFSET, slot.groupAndIndex());
        UnsafeApi.putLong(entry + ENTRY_RESUME_OFFSET, slot.continuation());
        UnsafeApi.putLong(entry + ENTRY_RESULT_OFFSET, result);
        UnsafeApi.putInt(entry + ENTRY_ROUND_OFFSET, round);
    }

    /** Returns the address of the record of a position. All its fields are as the kernel wrote them. */
    long record(final int position) {
        return records + (long) Objects.checkIndex(position, slotLimit) * RECORD_LENGTH;
    }

    /** Copies the first bytes of path buffers from the device, those of a range of positions. */
    void refreshPaths(final int firstPosition, final int lastPosition, final int byteLength) {
        region.refreshRows(
                layout.pathsOffset() + (long) firstPosition * PATH_CAPACITY,
                PATH_CAPACITY,
                byteLength,
                lastPosition - firstPosition + 1);
    }

    void getPath(final int position, final byte[] destination, final int length) {
        paths.getBytes(position * PATH_CAPACITY, destination, 0, length);
    }

    private static long partAddress(final MemorySegment mirror, final long offset, final long byteLength) {
        return mirror.asSlice(offset, byteLength).address();
    }
}
