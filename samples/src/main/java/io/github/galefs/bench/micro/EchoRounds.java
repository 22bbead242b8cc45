package io.github.galefs.bench.micro;

import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RegionMirror;
import io.github.galefs.device.RoundCompanion;
import io.github.galefs.kernel.round.RoundDescriptor;
import io.github.galefs.round.RoundLayout;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Rounds without a device, in which every work-group sends the same request again. Only the round number of each record
 * changes, so that a round costs little beside the host's side of it.
 */
final class EchoRounds implements KernelRounds {
    static final int OPERATION = 1000;

    private static final int RESUME_POINT = 1;

    private final UnsafeBuffer entries;
    private final UnsafeBuffer records;
    private final int slotCount;

    EchoRounds(final RegionMirror region, final RoundLayout layout) {
        final long mirror = region.mirror().address();
        slotCount = layout.slotLimit();
        entries = new UnsafeBuffer(mirror + layout.entriesOffset(), slotCount * RoundDescriptor.ENTRY_LENGTH);
        records = new UnsafeBuffer(mirror + layout.recordsOffset(), slotCount * RoundDescriptor.RECORD_LENGTH);
        for (int record = 0; record < records.capacity(); record += RoundDescriptor.RECORD_LENGTH) {
            records.putInt(record + RoundDescriptor.RECORD_LENGTH_OFFSET, RoundDescriptor.RECORD_LENGTH);
            records.putInt(record + RoundDescriptor.RECORD_OPERATION_OFFSET, OPERATION);
            records.putInt(record + RoundDescriptor.RECORD_RESUME_OFFSET, RESUME_POINT);
        }
    }

    @Override
    public String kernelName() {
        return "RoundSteps#echo";
    }

    @Override
    public boolean suspends() {
        return true;
    }

    @Override
    public int slotCount() {
        return slotCount;
    }

    @Override
    public void run(final int groupCount, final RoundCompanion companion) {
        final int round = entries.getInt(RoundDescriptor.ENTRY_ROUND_OFFSET);
        for (int position = 0; position < groupCount; position++) {
            records.putInt(position * RoundDescriptor.RECORD_LENGTH + RoundDescriptor.RECORD_ROUND_OFFSET, round);
        }
    }

    @Override
    public void copyOut() {}

    @Override
    public void close() {}
}
