package io.github.galefs.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The exact bytes of one record of each layout. Stores on disk hold such bytes: a change of a layout that makes a test
 * here fail needs another {@link MetaRecordDescriptor#LAYOUT_VERSION}. The checksums were computed with an independent
 * implementation of CRC32C.
 */
class GoldenRecordsTest {
    private static final long NODE_ID = 0x0102030405060708L;
    private static final long TIME = 0x1112131415161718L;
    private static final long LONG_1 = 0x3132333435363738L;
    private static final long LONG_2 = 0x4142434445464748L;
    private static final long LONG_3 = 0x5152535455565758L;
    private static final int INT_1 = 0x61626364;
    private static final int INT_2 = 0x71727374;
    private static final int INT_3 = 0x0A1B2C3D;
    private static final int PERMISSIONS = 07654;
    private static final String NAME = "a€";
    private static final byte[] NAME_BYTES = NAME.getBytes(StandardCharsets.UTF_8);

    /** One record of each layout, 8 bytes a line as in the figures of the flyweights. */
    @SuppressWarnings("ImmutableEnumChecker") // The functions capture nothing.
    enum Golden {
        NAME(
                buffer -> new NameRecordFlyweight()
                        .wrap(buffer)
                        .put(MetaRecordType.CREATE_FILE, NODE_ID, TIME, LONG_1, GoldenRecordsTest.NAME),
                """
                38 00 00 00 05 f3 44 c9
                02 00 01 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                04 00 00 00 61 e2 82 ac
                """),
        BLOCK(
                buffer -> new BlockRecordFlyweight()
                        .wrap(buffer)
                        .payload(INT_1, 0x6566676869707172L, INT_2, -2)
                        .seal(NODE_ID, TIME, LONG_1, LONG_2, LONG_3),
                """
                58 00 00 00 5b 93 5f 29
                02 00 04 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                48 47 46 45 44 43 42 41
                58 57 56 55 54 53 52 51
                64 63 62 61 74 73 72 71
                72 71 70 69 68 67 66 65
                fe ff ff ff 00 00 00 00
                """),
        SIZE(buffer -> new SizeRecordFlyweight().wrap(buffer).put(NODE_ID, TIME, LONG_1, LONG_2), """
                38 00 00 00 0a c6 49 bc
                02 00 05 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                48 47 46 45 44 43 42 41
                """),
        RENAME(
                buffer -> new RenameRecordFlyweight()
                        .wrap(buffer)
                        .directories(LONG_1, LONG_2, LONG_3)
                        .seal(NODE_ID, TIME, GoldenRecordsTest.NAME, "xyz"),
                """
                4f 00 00 00 a9 33 13 36
                02 00 06 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                48 47 46 45 44 43 42 41
                58 57 56 55 54 53 52 51
                04 00 00 00 03 00 00 00
                61 e2 82 ac 78 79 7a
                """),
        ATTRIBUTE(buffer -> new AttributeRecordFlyweight().wrap(buffer).put(NODE_ID, TIME, PERMISSIONS, LONG_1), """
                38 00 00 00 5b 74 1a 14
                02 00 07 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                ac 0f 00 00 00 00 00 00
                """),
        MOVE(
                buffer -> new MoveRecordFlyweight()
                        .wrap(buffer)
                        .from(INT_1, LONG_2)
                        .to(INT_2, LONG_3, INT_3, -2)
                        .seal(NODE_ID, TIME, LONG_1),
                """
                50 00 00 00 ba 36 b7 b3
                02 00 0a 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                64 63 62 61 74 73 72 71
                48 47 46 45 44 43 42 41
                58 57 56 55 54 53 52 51
                3d 2c 1b 0a fe ff ff ff
                """),
        MARK(buffer -> new MarkRecordFlyweight().wrap(buffer).put(MetaRecordType.COMMIT, NODE_ID, TIME, LONG_1), """
                30 00 00 00 cf 65 f9 db
                02 00 0b 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                """),
        SEGMENT(buffer -> new SegmentRecordFlyweight().wrap(buffer).put(INT_1, TIME, INT_2, LONG_1), """
                38 00 00 00 27 d9 4a 88
                02 00 0c 00 00 00 00 00
                00 00 00 00 00 00 00 00
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                64 63 62 61 74 73 72 71
                """),
        NODE(
                buffer -> new NodeRecordFlyweight()
                        .wrap(buffer)
                        .state(true, INT_2, PERMISSIONS, LONG_2, LONG_3)
                        .seal(NODE_ID, TIME, INT_1, LONG_1, NAME_BYTES),
                """
                58 00 00 00 74 22 ed b7
                02 00 0f 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                64 63 62 61 74 73 72 71
                38 37 36 35 34 33 32 31
                48 47 46 45 44 43 42 41
                58 57 56 55 54 53 52 51
                02 00 00 00 ac 0f 00 00
                04 00 00 00 61 e2 82 ac
                """),
        BLOCKS(GoldenRecordsTest::putBlocks, """
                70 00 00 00 ae c1 c5 23
                02 00 10 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                ff ff ff ff 02 00 00 00
                38 37 36 35 34 33 32 31
                64 63 62 61 74 73 72 71
                48 47 46 45 44 43 42 41
                3d 2c 1b 0a 3c 2c 1b 0a
                58 57 56 55 54 53 52 51
                01 00 00 00 fe ff ff ff
                00 10 00 00 00 00 00 00
                02 00 00 00 01 00 00 00
                """),
        CHILD(buffer -> new ChildRecordFlyweight().wrap(buffer).put(NODE_ID, TIME, INT_1, LONG_1, NAME_BYTES), """
                3c 00 00 00 9a f0 e3 58
                02 00 11 00 00 00 00 00
                08 07 06 05 04 03 02 01
                18 17 16 15 14 13 12 11
                28 27 26 25 24 23 22 21
                38 37 36 35 34 33 32 31
                64 63 62 61 04 00 00 00
                61 e2 82 ac
                """);

        private final ToIntFunction<UnsafeBuffer> writer;
        private final String hex;

        Golden(final ToIntFunction<UnsafeBuffer> writer, final String hex) {
            this.writer = writer;
            this.hex = hex;
        }

        /** Puts the record into a buffer and returns its length. */
        int writeTo(final UnsafeBuffer buffer) {
            return writer.applyAsInt(buffer);
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldWriteExactlyTheBytesOfTheDiskFormat(final Golden golden) {
        final TestRecord record = new TestRecord();
        final int length = golden.writeTo(record.buffer());

        assertEquals(golden.hex, hexLines(record.copy(length)));
    }

    @Test
    void shouldKeepTheCodeOfEveryRecordType() {
        assertEquals(
                "CREATE_FILE 1, MAKE_DIRECTORY 2, REMOVE 3, WRITE_BLOCK 4, SET_SIZE 5, RENAME 6, SET_ATTRIBUTES 7, "
                        + "CREATE_SNAPSHOT 8, REMOVE_SNAPSHOT 9, MOVE_BLOCK 10, COMMIT 11, SEAL_SEGMENT 12, "
                        + "BEGIN_CHECKPOINT 13, END_CHECKPOINT 14, NODE 15, BLOCKS 16, CHILD 17",
                Arrays.stream(MetaRecordType.values())
                        .map(type -> type + " " + type.code())
                        .collect(Collectors.joining(", ")));
    }

    @Test
    void shouldCoverEveryLayout() {
        final Set<MetaRecordType> covered = EnumSet.noneOf(MetaRecordType.class);
        for (final Golden golden : Golden.values()) {
            final TestRecord record = new TestRecord();
            golden.writeTo(record.buffer());
            covered.add(MetaRecordType.of(MetaRecordDescriptor.type(record.buffer())));
        }
        // These types share the layout of NAME or MARK.
        covered.addAll(EnumSet.of(
                MetaRecordType.MAKE_DIRECTORY,
                MetaRecordType.REMOVE,
                MetaRecordType.CREATE_SNAPSHOT,
                MetaRecordType.REMOVE_SNAPSHOT,
                MetaRecordType.BEGIN_CHECKPOINT,
                MetaRecordType.END_CHECKPOINT));
        assertEquals(EnumSet.allOf(MetaRecordType.class), covered);
    }

    private static int putBlocks(final UnsafeBuffer buffer) {
        final BlocksRecordFlyweight blocks = new BlocksRecordFlyweight().wrap(buffer);
        blocks.block(0, LONG_1, INT_1, INT_2, LONG_2, INT_3, INT_3 - 1);
        blocks.block(1, LONG_3, 1, -2, 4096, 2, 1);
        return blocks.seal(NODE_ID, TIME, NodeRecordFlyweight.NOT_KEPT, 2);
    }

    private static String hexLines(final byte[] bytes) {
        final HexFormat format = HexFormat.ofDelimiter(" ");
        final StringBuilder lines = new StringBuilder();
        for (int i = 0; i < bytes.length; i += Long.BYTES) {
            lines.append(format.formatHex(bytes, i, Math.min(bytes.length, i + Long.BYTES)))
                    .append('\n');
        }
        return lines.toString();
    }
}
