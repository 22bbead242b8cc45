package io.github.galefs.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteOrder;
import java.util.zip.CRC32C;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MetaRecordDescriptorTest {
    private static final long NODE_ID = 7;
    private static final long TIME = 1_700_000_000_000L;

    @ParameterizedTest
    @EnumSource
    void shouldFindEverySingleFlippedBit(final GoldenRecordsTest.Golden golden) {
        final TestRecord record = new TestRecord();
        final UnsafeBuffer buffer = record.buffer();
        final int length = golden.writeTo(buffer);
        for (int bit = 0; bit < length * Byte.SIZE; bit++) {
            flip(buffer, bit);
            final int flipped = bit;
            assertNotNull(MetaRecordDescriptor.defect(buffer, length), () -> "bit " + flipped + " of " + golden);
            flip(buffer, bit);
        }
        assertNull(MetaRecordDescriptor.defect(buffer, length));
    }

    /** A flipped bit of the length may name a length that the buffer has: the checksum must find it. */
    @ParameterizedTest
    @EnumSource
    void shouldFindEverySingleFlippedBitWhenMoreBytesFollow(final GoldenRecordsTest.Golden golden) {
        final TestRecord record = new TestRecord();
        final UnsafeBuffer buffer = record.buffer();
        final int length = golden.writeTo(buffer);
        for (int bit = 0; bit < length * Byte.SIZE; bit++) {
            flip(buffer, bit);
            final int flipped = bit;
            assertNotNull(
                    MetaRecordDescriptor.defect(buffer, buffer.capacity()), () -> "bit " + flipped + " of " + golden);
            flip(buffer, bit);
        }
        assertNull(MetaRecordDescriptor.defect(buffer, buffer.capacity()));
    }

    @Test
    void shouldFindATruncatedRecord() {
        final UnsafeBuffer buffer = new TestRecord().buffer();
        final int length = putMark(buffer);
        for (int available = 0; available < length; available++) {
            assertNotNull(MetaRecordDescriptor.defect(buffer, available), "available bytes: " + available);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, MetaRecordDescriptor.HEADER_LENGTH - 1, 1025, Integer.MAX_VALUE})
    void shouldFindALengthOutsideTheBuffer(final int length) {
        final UnsafeBuffer buffer = new TestRecord().buffer();
        putMark(buffer);
        buffer.putInt(MetaRecordDescriptor.LENGTH_OFFSET, length, ByteOrder.LITTLE_ENDIAN);

        assertNotNull(MetaRecordDescriptor.defect(buffer, buffer.capacity()));
    }

    @ParameterizedTest
    @ValueSource(shorts = {0, 1, 3, Short.MIN_VALUE, Short.MAX_VALUE})
    void shouldRefuseAnotherLayoutVersionWhenTheChecksumIsRight(final short version) {
        final TestRecord record = new TestRecord();
        final UnsafeBuffer buffer = record.buffer();
        final int length = putMark(buffer);
        buffer.putShort(MetaRecordDescriptor.VERSION_OFFSET, version, ByteOrder.LITTLE_ENDIAN);
        final CRC32C checksum = new CRC32C();
        checksum.update(
                record.copy(length), MetaRecordDescriptor.VERSION_OFFSET, length - MetaRecordDescriptor.VERSION_OFFSET);
        buffer.putInt(MetaRecordDescriptor.CHECKSUM_OFFSET, (int) checksum.getValue(), ByteOrder.LITTLE_ENDIAN);

        final String defect = MetaRecordDescriptor.defect(buffer, length);
        assertNotNull(defect);
        assertTrue(defect.contains("version " + version), defect);
    }

    /** Replay wraps records at an offset of a larger array. */
    @Test
    void shouldCheckARecordThatDoesNotBeginItsArray() {
        final int offset = 24;
        final byte[] array = new byte[offset + MarkRecordFlyweight.LENGTH];
        final UnsafeBuffer buffer = new UnsafeBuffer(array, offset, MarkRecordFlyweight.LENGTH);
        MetaRecordDescriptor.putSequence(buffer, 1);
        final int length = putMark(buffer);

        assertNull(MetaRecordDescriptor.defect(buffer, length));
        array[array.length - 1] ^= 1;
        assertNotNull(MetaRecordDescriptor.defect(buffer, length));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 18, Short.MAX_VALUE, Integer.MAX_VALUE})
    void shouldReturnNoTypeWhenTheCodeIsUnknown(final int code) {
        assertNull(MetaRecordType.of(code));
    }

    @ParameterizedTest
    @EnumSource
    void shouldReturnTheTypeOfItsCode(final MetaRecordType type) {
        assertEquals(type, MetaRecordType.of(type.code()));
    }

    private static int putMark(final UnsafeBuffer buffer) {
        return new MarkRecordFlyweight().wrap(buffer).put(MetaRecordType.COMMIT, NODE_ID, TIME, 42);
    }

    private static void flip(final UnsafeBuffer buffer, final int bit) {
        final int index = bit / Byte.SIZE;
        buffer.putByte(index, (byte) (buffer.getByte(index) ^ 1 << bit % Byte.SIZE));
    }
}
