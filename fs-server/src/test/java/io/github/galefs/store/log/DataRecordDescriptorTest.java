package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.HexFormat;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The header of a data record. Stores on disk hold it: its exact bytes must not change. */
class DataRecordDescriptorTest {
    private static final int HEADER_LENGTH = DataRecordDescriptor.HEADER_LENGTH;
    private static final int PAYLOAD_LENGTH = 100;
    private static final byte FILL = 0x55;

    @Test
    void shouldWriteExactlyTheBytesOfTheDiskFormat() {
        final MemorySegment record =
                MemorySegment.ofArray(new byte[HEADER_LENGTH + 1]).fill(FILL);
        DataRecordDescriptor.putHeader(
                record, 0x3132333435363738L, 0x4142434445464748L, 0x5152535455565758L, 0x61626364, 0x71727374, -2);

        assertEquals(
                // magic "GBLK", layout version
                "47424c4b01000000"
                        // file id
                        + "3837363534333231"
                        // file version
                        + "4847464544434241"
                        // block
                        + "5857565554535251"
                        // payload distance, payload length
                        + "6463626174737271"
                        // payload checksum, reserved; the byte after the header is not written
                        + "feffffff0000000055",
                HexFormat.of().formatHex(record.toArray(ValueLayout.JAVA_BYTE)));
    }

    @Provide
    Arbitrary<Long> longs() {
        return Arbitraries.oneOf(Arbitraries.of(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE), Arbitraries.longs());
    }

    @Provide
    Arbitrary<Integer> ints() {
        return Arbitraries.oneOf(
                Arbitraries.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE), Arbitraries.integers());
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldReadBackAHeader(
            @ForAll("longs") final long fileId,
            @ForAll("longs") final long version,
            @ForAll("longs") final long block,
            @ForAll("ints") final int checksum,
            @ForAll @IntRange(min = HEADER_LENGTH, max = 2 * BlockLocation.ALIGNMENT) final int distance,
            @ForAll @IntRange(min = 1, max = 2 * BlockLocation.ALIGNMENT) final int length,
            @ForAll @LongRange(min = 0, max = 1L << 40) final long position) {
        final MemorySegment record = MemorySegment.ofArray(new byte[distance + length]);
        DataRecordDescriptor.putHeader(record, fileId, version, block, distance, length, checksum);

        assertEquals(
                new DataRecord(fileId, version, block, position + distance, length, checksum),
                DataRecordDescriptor.read(record, position));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 100",
        "47, 100",
        "-1, 100",
        "48, 0",
        "48, -1",
        "48, 101",
        "49, 100",
        "48, 2147483647",
        "2147483647, 100"
    })
    void shouldReadNothingWhenThePayloadDoesNotLieWithinTheRecord(final int distance, final int length) {
        final MemorySegment record = MemorySegment.ofArray(new byte[HEADER_LENGTH + PAYLOAD_LENGTH]);
        DataRecordDescriptor.putHeader(record, 1, 2, 3, distance, length, 4);

        assertNull(DataRecordDescriptor.read(record, 0));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1263290695", "4, 0", "4, 2"})
    void shouldReadNothingWhenMagicOrLayoutVersionIsAnother(final int offset, final int value) {
        final MemorySegment record = MemorySegment.ofArray(new byte[HEADER_LENGTH + PAYLOAD_LENGTH]);
        DataRecordDescriptor.putHeader(record, 1, 2, 3, HEADER_LENGTH, PAYLOAD_LENGTH, 4);
        record.set(ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN), offset, value);

        assertNull(DataRecordDescriptor.read(record, 0));
    }
}
