package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class DataRecordDescriptorTest {
    private static final long POSITION = 16_660;
    private static final int DISTANCE = 100;
    private static final int LENGTH = 200;

    /** The header of a record, field by field. These bytes are on the disks of existing stores. */
    private static final byte[] HEADER = HexFormat.of()
            .parseHex("47424c4b" + "01000000" // magic "GBLK", layout version
                    + "0807060504030201" // file id
                    + "1817161514131211" // file version
                    + "2827262524232221" // block number
                    + "64000000" + "c8000000" // payload distance and length
                    + "efbeadde" + "00000000"); // payload CRC32C, reserved

    private final byte[] record = new byte[DISTANCE + LENGTH];
    private final MemorySegment bytes = MemorySegment.ofArray(record);

    @Test
    void shouldWriteTheDocumentedLayout() {
        Arrays.fill(record, (byte) 0x55);
        putHeader();
        assertArrayEquals(HEADER, Arrays.copyOf(record, DataRecordDescriptor.HEADER_LENGTH));
        assertEquals(0x55, record[DataRecordDescriptor.HEADER_LENGTH]);
    }

    @Test
    void shouldReadTheDocumentedLayout() {
        System.arraycopy(HEADER, 0, record, 0, HEADER.length);
        assertEquals(
                new DataRecord(
                        0x0102030405060708L,
                        0x1112131415161718L,
                        0x2122232425262728L,
                        POSITION + DISTANCE,
                        LENGTH,
                        0xDEADBEEF),
                DataRecordDescriptor.read(bytes, POSITION));
    }

    @Test
    void shouldRejectAHeaderThatIsNotValid() {
        assertRejected(DataRecordDescriptor.MAGIC_OFFSET, 0);
        assertRejected(DataRecordDescriptor.LAYOUT_VERSION_OFFSET, 2);
        assertRejected(DataRecordDescriptor.PAYLOAD_DISTANCE_OFFSET, DataRecordDescriptor.HEADER_LENGTH - 1);
        assertRejected(DataRecordDescriptor.PAYLOAD_DISTANCE_OFFSET, DISTANCE + 1);
        assertRejected(DataRecordDescriptor.PAYLOAD_DISTANCE_OFFSET, Integer.MAX_VALUE);
        assertRejected(DataRecordDescriptor.PAYLOAD_LENGTH_OFFSET, 0);
        assertRejected(DataRecordDescriptor.PAYLOAD_LENGTH_OFFSET, -1);
        assertRejected(DataRecordDescriptor.PAYLOAD_LENGTH_OFFSET, LENGTH + 1);
    }

    private void assertRejected(final int offset, final int value) {
        putHeader();
        bytes.set(ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN), offset, value);
        assertNull(DataRecordDescriptor.read(bytes, POSITION), value + " at " + offset);
    }

    private void putHeader() {
        DataRecordDescriptor.putHeader(
                bytes, 0x0102030405060708L, 0x1112131415161718L, 0x2122232425262728L, DISTANCE, LENGTH, 0xDEADBEEF);
    }
}
