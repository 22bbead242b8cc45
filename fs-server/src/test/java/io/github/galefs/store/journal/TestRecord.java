package io.github.galefs.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.galefs.store.log.MetaLog;
import java.util.Arrays;
import org.agrona.concurrent.UnsafeBuffer;

/** A buffer for one record, filled with a pattern: a test sees every byte that is left unwritten. */
final class TestRecord {
    static final long SEQUENCE = 0x2122232425262728L;

    private static final byte FILL = 0x55;

    private final byte[] bytes = new byte[MetaLog.MAX_RECORD_LENGTH];
    private final UnsafeBuffer buffer = new UnsafeBuffer(bytes);

    TestRecord() {
        this(SEQUENCE);
    }

    TestRecord(final long sequence) {
        Arrays.fill(bytes, FILL);
        MetaRecordDescriptor.putSequence(buffer, sequence);
    }

    UnsafeBuffer buffer() {
        return buffer;
    }

    /** Copy of the record's bytes. */
    byte[] copy(final int length) {
        return Arrays.copyOf(bytes, length);
    }

    /** Asserts that the buffer holds a sound record with this header, and that no byte after it was written. */
    void assertSound(final MetaRecordType type, final long nodeId, final long timeMillis, final int length) {
        assertNull(MetaRecordDescriptor.defect(buffer, length));
        assertEquals(type, MetaRecordType.of(MetaRecordDescriptor.type(buffer)));
        assertEquals(nodeId, MetaRecordDescriptor.nodeId(buffer));
        assertEquals(timeMillis, MetaRecordDescriptor.timeMillis(buffer));
        assertEquals(SEQUENCE, MetaRecordDescriptor.sequence(buffer));
        for (int i = length; i < bytes.length; i++) {
            assertEquals(FILL, bytes[i], "byte " + i + " after a record of " + length + " bytes was overwritten");
        }
    }
}
