package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A region with the control fields, entries and records of rounds, and a driver that replies to each request at once.
 * Behind the mirror, from {@link #FRAMES_OFFSET}, there are bytes without a meaning.
 */
final class RoundRig implements AutoCloseable {
    static final int FRAMES_OFFSET = 1 << 20;
    static final int MIRROR_LENGTH = 1 << 19;
    static final int REGION_LENGTH = 1 << 22;
    static final int ENTRIES = 8192;
    static final int SLOTS = 1024;
    static final int RECORDS = ENTRIES + SLOTS * RoundDescriptor.ENTRY_LENGTH;

    private final RoundDevice device;
    private final DeviceRegion region;
    private final UnsafeBuffer mirror;
    private int round;

    RoundRig(final RoundDevice device) {
        this.device = device;
        region = device.allocateRegion(REGION_LENGTH, MIRROR_LENGTH);
        mirror = new UnsafeBuffer(region.mirror().address(), MIRROR_LENGTH);
        mirror.putLong(RoundDescriptor.FORMAT_OFFSET, RoundDescriptor.FORMAT);
        mirror.putLong(RoundDescriptor.ENTRIES_OFFSET, region.mirrorOffset() + ENTRIES);
        mirror.putLong(RoundDescriptor.RECORDS_OFFSET, region.mirrorOffset() + RECORDS);
        // Nothing writes there.
        mirror.putLong(RoundDescriptor.STOP_OFFSET, MIRROR_LENGTH);
        region.update(0, RoundDescriptor.CONTROL_LENGTH);
    }

    DeviceRegion region() {
        return region;
    }

    UnsafeBuffer mirror() {
        return mirror;
    }

    KernelRounds prepare(final Kernel kernel, final int slotLimit, final Object... arrays) throws InterruptedException {
        return prepareGroups(kernel, 1, slotLimit, arrays);
    }

    KernelRounds prepareGroups(final Kernel kernel, final int localSize, final int slotLimit, final Object... arrays)
            throws InterruptedException {
        final Grid grid = new Grid(slotLimit, localSize);
        return device.prepare(new KernelCall(kernel, List.of(arrays)), region, grid, slotLimit);
    }

    /** Writes an entry of the next round. */
    void putEntry(final int position, final int group, final int slot, final int resume, final long result) {
        final int entry = ENTRIES + position * RoundDescriptor.ENTRY_LENGTH;
        mirror.putInt(entry + RoundDescriptor.ENTRY_GROUP_OFFSET, group);
        mirror.putInt(entry + RoundDescriptor.ENTRY_SLOT_OFFSET, slot);
        mirror.putInt(entry + RoundDescriptor.ENTRY_RESUME_OFFSET, resume);
        mirror.putLong(entry + RoundDescriptor.ENTRY_RESULT_OFFSET, result);
        mirror.putInt(entry + RoundDescriptor.ENTRY_ROUND_OFFSET, round + 1);
    }

    /** Runs the next round, and checks that each work-group has written its record in it. */
    void run(final KernelRounds rounds, final int groupCount) {
        rounds.run(groupCount);
        round++;
        for (int i = 0; i < groupCount; i++) {
            assertEquals(round, recordInt(i, RoundDescriptor.RECORD_ROUND_OFFSET), "round of record " + i);
        }
    }

    boolean isFinished(final int position) {
        return recordInt(position, RoundDescriptor.RECORD_OPERATION_OFFSET) == RoundDescriptor.FINISHED;
    }

    long fileOffset(final int position) {
        return mirror.getLong(record(position) + RoundDescriptor.RECORD_FILE_OFFSET_OFFSET);
    }

    int recordInt(final int position, final int offset) {
        return mirror.getInt(record(position) + offset);
    }

    /**
     * Runs work-groups to their end, in as many slots as there are.
     *
     * @param reply result of a request with this file offset.
     * @return number of rounds.
     */
    int runAll(final KernelRounds rounds, final int groupCount, final LongUnaryOperator reply) {
        final int slotCount = Math.min(Math.min(rounds.slotCount(), SLOTS), groupCount);
        final int[] groups = new int[slotCount];
        final int[] slots = new int[slotCount];
        final int[] resumes = new int[slotCount];
        final long[] results = new long[slotCount];
        int next = 0;
        int active = 0;
        while (active < slotCount) {
            groups[active] = next++;
            slots[active] = active;
            active++;
        }
        int count = 0;
        while (active > 0) {
            for (int i = 0; i < active; i++) {
                putEntry(i, groups[i], slots[i], resumes[i], results[i]);
            }
            run(rounds, active);
            count++;
            int kept = 0;
            for (int i = 0; i < active; i++) {
                final boolean finished = isFinished(i);
                if (!finished || next < groupCount) {
                    groups[kept] = finished ? next++ : groups[i];
                    slots[kept] = slots[i];
                    resumes[kept] = finished ? 0 : recordInt(i, RoundDescriptor.RECORD_RESUME_OFFSET);
                    results[kept] = finished ? 0 : reply.applyAsLong(fileOffset(i));
                    kept++;
                }
            }
            active = kept;
        }
        return count;
    }

    @Override
    public void close() {
        region.close();
    }

    private static int record(final int position) {
        return RECORDS + position * RoundDescriptor.RECORD_LENGTH;
    }
}
