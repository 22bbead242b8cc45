package io.github.galefs.store.journal;

import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentScanner;
import java.lang.foreign.MemorySegment;
import org.agrona.collections.Long2LongHashMap;

/** Finds the records that end checkpoints. */
final class CheckpointEnds implements SegmentScanner.Visitor {
    private final Long2LongHashMap ends;
    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(record.buffer());
    private long limit;

    /** Puts into {@code ends}, for each checkpoint, the number of its last record by that of its first. */
    CheckpointEnds(final Long2LongHashMap ends) {
        this.ends = ends;
    }

    /** Begins a segment in which the records from a number on are void. */
    void beginSegment(final long newLimit) {
        limit = newLimit;
    }

    SegmentScanner.RecordFormat format() {
        return record::soundLength;
    }

    @Override
    public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
        record.load(bytes, position, (int) length);
        final long sequence = MetaRecordDescriptor.sequence(record.buffer());
        if (sequence < limit && MetaRecordDescriptor.type(record.buffer()) == MetaRecordType.END_CHECKPOINT.code()) {
            ends.put(mark.value(), sequence);
        }
        return true;
    }

    @Override
    public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
        // Only what is sound counts.
    }
}
