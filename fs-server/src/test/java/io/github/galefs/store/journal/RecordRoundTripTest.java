package io.github.galefs.store.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/**
 * Every flyweight returns what was put into it, for all values of its fields. Half of the values are extreme ones, some
 * of which the store never writes.
 */
class RecordRoundTripTest {
    private static final int MAX_NAME_LENGTH = NameRecordFlyweight.MAX_NAME_LENGTH;

    /** The fields of one block in a {@link BlocksRecordFlyweight}. */
    record BlockFields(long block, int segment, int checksum, long payloadOffset, int storedLength, int validLength) {}

    @Provide
    Arbitrary<Long> longs() {
        return Arbitraries.oneOf(Arbitraries.of(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE), Arbitraries.longs())
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<Integer> ints() {
        return Arbitraries.oneOf(Arbitraries.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE), Arbitraries.integers())
                .withoutEdgeCases();
    }

    /** Names of 0 to 255 bytes of UTF-8, of any characters but NUL and unpaired surrogates. */
    @Provide
    Arbitrary<String> names() {
        final Arbitrary<String> characters = Arbitraries.oneOf(
                        Arbitraries.integers().between(1, 0x7F),
                        Arbitraries.integers().between(0x80, 0xD7FF),
                        Arbitraries.integers().between(0xE000, 0x10FFFF))
                .map(Character::toString);
        final Arbitrary<String> names = characters
                .list()
                .ofMaxSize(MAX_NAME_LENGTH)
                .map(list -> String.join("", list))
                .map(RecordRoundTripTest::longestName);
        return Arbitraries.oneOf(
                        Arbitraries.of("", "x".repeat(MAX_NAME_LENGTH), "€".repeat(MAX_NAME_LENGTH / 3)), names)
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<BlockFields> blocks() {
        return Combinators.combine(longs(), ints(), ints(), longs(), ints(), ints())
                .as(BlockFields::new);
    }

    @Property
    void shouldReadBackANameRecord(
            @ForAll("longs") final long nodeId,
            @ForAll("longs") final long time,
            @ForAll("longs") final long parentId,
            @ForAll("names") final String name) {
        for (final MetaRecordType type : List.of(
                MetaRecordType.CREATE_FILE,
                MetaRecordType.MAKE_DIRECTORY,
                MetaRecordType.REMOVE,
                MetaRecordType.CREATE_SNAPSHOT)) {
            final TestRecord record = new TestRecord();
            final NameRecordFlyweight flyweight = new NameRecordFlyweight().wrap(record.buffer());
            final int length = flyweight.put(type, nodeId, time, parentId, name);

            record.assertSound(type, nodeId, time, length);
            assertEquals(parentId, flyweight.parentId());
            assertEquals(name, flyweight.name());
            assertArrayEquals(utf8(name), flyweight.nameBytes());
        }
    }

    @Property
    void shouldReadBackABlockRecord(
            @ForAll("longs") final long fileId,
            @ForAll("longs") final long time,
            @ForAll("longs") final long version,
            @ForAll("longs") final long size,
            @ForAll("blocks") final BlockFields fields) {
        final TestRecord record = new TestRecord();
        final BlockRecordFlyweight flyweight = new BlockRecordFlyweight().wrap(record.buffer());
        final int length = flyweight
                .payload(fields.segment(), fields.payloadOffset(), fields.storedLength(), fields.checksum())
                .seal(fileId, time, version, size, fields.block());

        record.assertSound(MetaRecordType.WRITE_BLOCK, fileId, time, length);
        assertEquals(version, flyweight.version());
        assertEquals(size, flyweight.size());
        assertEquals(fields.block(), flyweight.block());
        assertEquals(fields.segment(), flyweight.segment());
        assertEquals(fields.payloadOffset(), flyweight.payloadOffset());
        assertEquals(fields.storedLength(), flyweight.payloadLength());
        assertEquals(fields.checksum(), flyweight.payloadChecksum());
    }

    @Property
    void shouldReadBackASizeRecord(
            @ForAll("longs") final long fileId,
            @ForAll("longs") final long time,
            @ForAll("longs") final long version,
            @ForAll("longs") final long size) {
        final TestRecord record = new TestRecord();
        final SizeRecordFlyweight flyweight = new SizeRecordFlyweight().wrap(record.buffer());
        final int length = flyweight.put(fileId, time, version, size);

        record.assertSound(MetaRecordType.SET_SIZE, fileId, time, length);
        assertEquals(version, flyweight.version());
        assertEquals(size, flyweight.size());
    }

    @Property
    void shouldReadBackARenameRecord(
            @ForAll("longs") final long nodeId,
            @ForAll @Size(3) final List<@From("longs") Long> ids,
            @ForAll("names") final String oldName,
            @ForAll("names") final String newName) {
        final TestRecord record = new TestRecord();
        final RenameRecordFlyweight flyweight = new RenameRecordFlyweight().wrap(record.buffer());
        final int length =
                flyweight.directories(ids.get(0), ids.get(1), ids.get(2)).seal(nodeId, ~nodeId, oldName, newName);

        record.assertSound(MetaRecordType.RENAME, nodeId, ~nodeId, length);
        assertEquals(ids.get(0), flyweight.oldParentId());
        assertEquals(ids.get(1), flyweight.newParentId());
        assertEquals(ids.get(2), flyweight.replacedId());
        assertEquals(oldName, flyweight.oldName());
        assertEquals(newName, flyweight.newName());
    }

    @Property
    void shouldReadBackAnAttributeRecord(
            @ForAll("longs") final long nodeId,
            @ForAll("longs") final long time,
            @ForAll("ints") final int permissions,
            @ForAll("longs") final long modificationMillis) {
        final TestRecord record = new TestRecord();
        final AttributeRecordFlyweight flyweight = new AttributeRecordFlyweight().wrap(record.buffer());
        final int length = flyweight.put(nodeId, time, permissions, modificationMillis);

        record.assertSound(MetaRecordType.SET_ATTRIBUTES, nodeId, time, length);
        assertEquals(permissions, flyweight.permissions());
        assertEquals(modificationMillis, flyweight.modificationMillis());
    }

    @Property
    void shouldReadBackAMoveRecord(
            @ForAll("longs") final long fileId,
            @ForAll("longs") final long time,
            @ForAll("ints") final int oldSegment,
            @ForAll("longs") final long oldOffset,
            @ForAll("blocks") final BlockFields fields) {
        final TestRecord record = new TestRecord();
        final MoveRecordFlyweight flyweight = new MoveRecordFlyweight().wrap(record.buffer());
        final int length = flyweight
                .from(oldSegment, oldOffset)
                .to(fields.segment(), fields.payloadOffset(), fields.storedLength(), fields.checksum())
                .seal(fileId, time, fields.block());

        record.assertSound(MetaRecordType.MOVE_BLOCK, fileId, time, length);
        assertEquals(fields.block(), flyweight.block());
        assertEquals(oldSegment, flyweight.oldSegment());
        assertEquals(oldOffset, flyweight.oldOffset());
        assertEquals(fields.segment(), flyweight.newSegment());
        assertEquals(fields.payloadOffset(), flyweight.newOffset());
        assertEquals(fields.storedLength(), flyweight.payloadLength());
        assertEquals(fields.checksum(), flyweight.payloadChecksum());
    }

    @Property
    void shouldReadBackAMarkRecord(
            @ForAll("longs") final long nodeId, @ForAll("longs") final long time, @ForAll("longs") final long value) {
        for (final MetaRecordType type : List.of(
                MetaRecordType.REMOVE_SNAPSHOT,
                MetaRecordType.COMMIT,
                MetaRecordType.BEGIN_CHECKPOINT,
                MetaRecordType.END_CHECKPOINT)) {
            final TestRecord record = new TestRecord();
            final MarkRecordFlyweight flyweight = new MarkRecordFlyweight().wrap(record.buffer());
            final int length = flyweight.put(type, nodeId, time, value);

            record.assertSound(type, nodeId, time, length);
            assertEquals(value, flyweight.value());
        }
    }

    @Property
    void shouldReadBackASegmentRecord(
            @ForAll("ints") final int segment,
            @ForAll("longs") final long time,
            @ForAll("ints") final int payloads,
            @ForAll("longs") final long payloadBytes) {
        final TestRecord record = new TestRecord();
        final SegmentRecordFlyweight flyweight = new SegmentRecordFlyweight().wrap(record.buffer());
        final int length = flyweight.put(segment, time, payloads, payloadBytes);

        record.assertSound(MetaRecordType.SEAL_SEGMENT, 0, time, length);
        assertEquals(segment, flyweight.segment());
        assertEquals(payloads, flyweight.payloads());
        assertEquals(payloadBytes, flyweight.payloadBytes());
    }

    @Property
    void shouldReadBackANodeRecord(
            @ForAll final boolean directory,
            @ForAll @Size(3) final List<@From("ints") Integer> ints,
            @ForAll @Size(5) final List<@From("longs") Long> longs,
            @ForAll("names") final String name) {
        final TestRecord record = new TestRecord();
        final NodeRecordFlyweight flyweight = new NodeRecordFlyweight().wrap(record.buffer());
        final int length = flyweight
                .state(directory, ints.get(0), ints.get(1), longs.get(0), longs.get(1))
                .seal(longs.get(2), longs.get(3), ints.get(2), longs.get(4), utf8(name));

        record.assertSound(MetaRecordType.NODE, longs.get(2), longs.get(3), length);
        assertEquals(directory, flyweight.directory());
        assertEquals(ints.get(0), flyweight.epoch());
        assertEquals(ints.get(1), flyweight.permissions());
        assertEquals(longs.get(0), flyweight.size());
        assertEquals(longs.get(1), flyweight.version());
        assertEquals(ints.get(2), flyweight.snapshot());
        assertEquals(longs.get(4), flyweight.parentId());
        assertArrayEquals(utf8(name), flyweight.name());
    }

    @Property(tries = 200)
    void shouldReadBackABlocksRecord(
            @ForAll("longs") final long fileId,
            @ForAll("longs") final long time,
            @ForAll("ints") final int snapshot,
            @ForAll @Size(min = 1, max = BlocksRecordFlyweight.MAX_BLOCKS)
                    final List<@From("blocks") BlockFields> blocks) {
        final TestRecord record = new TestRecord();
        final BlocksRecordFlyweight flyweight = new BlocksRecordFlyweight().wrap(record.buffer());
        for (int i = 0; i < blocks.size(); i++) {
            final BlockFields block = blocks.get(i);
            flyweight.block(
                    i,
                    block.block(),
                    block.segment(),
                    block.checksum(),
                    block.payloadOffset(),
                    block.storedLength(),
                    block.validLength());
        }
        final int length = flyweight.seal(fileId, time, snapshot, blocks.size());

        record.assertSound(MetaRecordType.BLOCKS, fileId, time, length);
        assertEquals(snapshot, flyweight.snapshot());
        assertEquals(blocks.size(), flyweight.count());
        for (int i = 0; i < blocks.size(); i++) {
            final BlockFields found = new BlockFields(
                    flyweight.block(i),
                    flyweight.segment(i),
                    flyweight.checksum(i),
                    flyweight.payloadOffset(i),
                    flyweight.storedLength(i),
                    flyweight.validLength(i));
            assertEquals(blocks.get(i), found);
        }
    }

    @Property
    void shouldReadBackAChildRecord(
            @ForAll("longs") final long directoryId,
            @ForAll("longs") final long time,
            @ForAll("ints") final int snapshot,
            @ForAll("longs") final long childId,
            @ForAll("names") final String name) {
        final TestRecord record = new TestRecord();
        final ChildRecordFlyweight flyweight = new ChildRecordFlyweight().wrap(record.buffer());
        final int length = flyweight.put(directoryId, time, snapshot, childId, utf8(name));

        record.assertSound(MetaRecordType.CHILD, directoryId, time, length);
        assertEquals(childId, flyweight.childId());
        assertEquals(snapshot, flyweight.snapshot());
        assertEquals(name, flyweight.name());
    }

    /** Longest prefix of whole characters that fits a name. */
    private static String longestName(final String text) {
        int end = text.length();
        while (utf8(text.substring(0, end)).length > MAX_NAME_LENGTH) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end);
    }

    private static byte[] utf8(final String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
