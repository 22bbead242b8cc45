package io.github.galefs.store.journal;

/** Types of the records in the meta log. A code is never reused with another meaning. */
public enum MetaRecordType {
    /** Creation of a file: {@link NameRecordFlyweight}. */
    CREATE_FILE(1),
    /** Creation of a directory: {@link NameRecordFlyweight}. */
    MAKE_DIRECTORY(2),
    /** Removal of the name of a file or an empty directory: {@link NameRecordFlyweight}. */
    REMOVE(3),
    /** New payload of a block: {@link BlockRecordFlyweight}. */
    WRITE_BLOCK(4),
    /** New size of a file: {@link SizeRecordFlyweight}. */
    SET_SIZE(5),
    /** New name of a file or directory, which replaces what had that name: {@link RenameRecordFlyweight}. */
    RENAME(6),
    /** New permissions or modification time of a file or directory: {@link AttributeRecordFlyweight}. */
    SET_ATTRIBUTES(7),
    /** Creation of a snapshot: {@link NameRecordFlyweight}; the node id is the epoch that it ended, the directory 0. */
    CREATE_SNAPSHOT(8),
    /** Removal of a snapshot: {@link MarkRecordFlyweight}; the value is the epoch that it ended. */
    REMOVE_SNAPSHOT(9),
    /** Copy of a payload by compaction: {@link MoveRecordFlyweight}. */
    MOVE_BLOCK(10),
    /**
     * Commit: the payloads of all records up to a number are durable: {@link MarkRecordFlyweight}; the value is that
     * number. The node id is the number of the last record that was known to be durable itself, -1 if none was known: a
     * commit reaches the disk before, with or after the records that it covers. Older stores have 0 there.
     */
    COMMIT(11),
    /** Seal of a segment of the data log: {@link SegmentRecordFlyweight}. */
    SEAL_SEGMENT(12),
    /**
     * Start of a checkpoint: the following records repeat the whole state: {@link MarkRecordFlyweight}; the node id is
     * the last id given to a file or directory, the value the epoch.
     */
    BEGIN_CHECKPOINT(13),
    /**
     * End of a checkpoint: {@link MarkRecordFlyweight}; the value is the number of the record that began it, the node
     * id as in {@link #COMMIT}.
     */
    END_CHECKPOINT(14),
    /** A file or directory, in a checkpoint: {@link NodeRecordFlyweight}. */
    NODE(15),
    /** Blocks of a file, in a checkpoint: {@link BlocksRecordFlyweight}. */
    BLOCKS(16),
    /** An entry of a directory that a snapshot keeps, in a checkpoint: {@link ChildRecordFlyweight}. */
    CHILD(17);

    private static final MetaRecordType[] BY_CODE = byCode();

    private final short code;

    MetaRecordType(final int code) {
        this.code = (short) code;
    }

    /**
     * Returns the type with a code.
     *
     * @param code the code, from a record.
     * @return the type; null for an unknown code.
     */
    public static MetaRecordType of(final int code) {
        return code >= 0 && code < BY_CODE.length ? BY_CODE[code] : null;
    }

    /**
     * Returns the code of this type in a record.
     *
     * @return the code.
     */
    public short code() {
        return code;
    }

    private static MetaRecordType[] byCode() {
        final MetaRecordType[] types = new MetaRecordType[values().length + 1];
        for (final MetaRecordType type : values()) {
            types[type.code] = type;
        }
        return types;
    }
}
