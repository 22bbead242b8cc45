package io.github.galefs.kernel.log;

import static io.github.galefs.kernel.log.LogDescriptor.AREA_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.ARGUMENTS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.CAPACITY_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.COUNT_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.DROPPED_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.KINDS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.LAUNCH_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.MAX_DROPPED;
import static io.github.galefs.kernel.log.LogDescriptor.READY_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.RECORDS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.log.LogDescriptor.TEXT_LENGTH_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.RegionAtomics;

/** Device side of the messages: takes a record and writes it. Called by any work-item. */
final class LogRecord {
    /** All records are taken. */
    static final int NONE = -1;

    private LogRecord() {}

    /** Takes the next record, and returns its index; or counts the message as dropped and returns {@link #NONE}. */
    static int take(final long[] fs) {
        final long area = LaunchConstant.getLong(fs, AREA_OFFSET);
        final int capacity = LaunchConstant.getInt(fs, CAPACITY_OFFSET);
        int index = capacity;
        // The looks before the additions keep both counts from overflowing.
        if (DeviceMemory.getIntVolatile(fs, area + COUNT_OFFSET) < capacity) {
            index = RegionAtomics.getAndAddInt(fs, area + COUNT_OFFSET, 1);
        }
        if (index >= capacity && DeviceMemory.getIntVolatile(fs, area + DROPPED_OFFSET) < MAX_DROPPED) {
            RegionAtomics.getAndAddInt(fs, area + DROPPED_OFFSET, 1);
        }
        return index < capacity ? index : NONE;
    }

    /** Writes the fields of a record that has its text, and shows it to the host. */
    static void complete(
            final long[] fs,
            final int index,
            final int textLength,
            final int kinds,
            final long a,
            final long b,
            final long c) {
        final long record = record(fs, index);
        DeviceMemory.putInt(fs, record + KINDS_OFFSET, kinds);
        DeviceMemory.putInt(fs, record + TEXT_LENGTH_OFFSET, textLength);
        DeviceMemory.putLong(fs, record + ARGUMENTS_OFFSET, a);
        DeviceMemory.putLong(fs, record + ARGUMENTS_OFFSET + Long.BYTES, b);
        DeviceMemory.putLong(fs, record + ARGUMENTS_OFFSET + 2L * Long.BYTES, c);
        // A host that sees the mark sees the record.
        DeviceMemory.releaseFence();
        DeviceMemory.putIntVolatile(fs, record + READY_OFFSET, LaunchConstant.getInt(fs, LAUNCH_OFFSET));
    }

    /** Returns the offset of a record in the region. */
    static long record(final long[] fs, final int index) {
        return LaunchConstant.getLong(fs, AREA_OFFSET) + RECORDS_OFFSET + (long) index * RECORD_LENGTH;
    }
}
