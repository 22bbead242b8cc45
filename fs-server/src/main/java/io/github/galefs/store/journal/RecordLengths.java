package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.DirectBuffer;

/**
 * The length that the fields of a record require. A sound checksum proves only that a record is as it was written: a
 * flyweight must not follow a length or count in it beyond the record's end.
 */
final class RecordLengths {
    private RecordLengths() {}

    /**
     * Returns whether a record is as long as its fields require.
     *
     * @param buffer buffer of the record, which starts at index 0.
     * @param type   type of the record.
     */
    static boolean isExact(final DirectBuffer buffer, final MetaRecordType type) {
        return MetaRecordDescriptor.length(buffer) == required(buffer, type);
    }

    /** Returns the length in bytes that a record of a type must have. */
    static long required(final DirectBuffer buffer, final MetaRecordType type) {
        return switch (type) {
            case CREATE_FILE, MAKE_DIRECTORY, REMOVE, CREATE_SNAPSHOT ->
                NameRecordFlyweight.NAME_OFFSET + count(buffer, NameRecordFlyweight.NAME_LENGTH_OFFSET);
            case RENAME ->
                RenameRecordFlyweight.NAMES_OFFSET
                        + count(buffer, RenameRecordFlyweight.OLD_NAME_LENGTH_OFFSET)
                        + count(buffer, RenameRecordFlyweight.NEW_NAME_LENGTH_OFFSET);
            case NODE -> NodeRecordFlyweight.NAME_OFFSET + count(buffer, NodeRecordFlyweight.NAME_LENGTH_OFFSET);
            case CHILD -> ChildRecordFlyweight.NAME_OFFSET + count(buffer, ChildRecordFlyweight.NAME_LENGTH_OFFSET);
            case BLOCKS ->
                BlocksRecordFlyweight.BLOCKS_OFFSET
                        + BlocksRecordFlyweight.BLOCK_LENGTH * count(buffer, BlocksRecordFlyweight.COUNT_OFFSET);
            case WRITE_BLOCK -> BlockRecordFlyweight.LENGTH;
            case SET_SIZE -> SizeRecordFlyweight.LENGTH;
            case SET_ATTRIBUTES -> AttributeRecordFlyweight.LENGTH;
            case MOVE_BLOCK -> MoveRecordFlyweight.LENGTH;
            case SEAL_SEGMENT -> SegmentRecordFlyweight.LENGTH;
            case REMOVE_SNAPSHOT, COMMIT, BEGIN_CHECKPOINT, END_CHECKPOINT -> MarkRecordFlyweight.LENGTH;
        };
    }

    /** Returns a length or count; a negative one as a large one, so that no record is long enough for it. */
    private static long count(final DirectBuffer buffer, final int offset) {
        return Integer.toUnsignedLong(buffer.getInt(offset, ByteOrder.LITTLE_ENDIAN));
    }
}
