package io.github.galefs.store.journal;

/** Kinds of records in the meta log. A code is never given another meaning. */
public enum MetaRecordType {
    /** A file was made: {@link NameRecordFlyweight}. */
    CREATE_FILE(1),
    /** A directory was made: {@link NameRecordFlyweight}. */
    MAKE_DIRECTORY(2),
    /** The name of a file or an empty directory was removed: {@link NameRecordFlyweight}. */
    REMOVE(3),
    /** A block of a file has another payload: {@link BlockRecordFlyweight}. */
    WRITE_BLOCK(4),
    /** A file was cut or made to grow: {@link SizeRecordFlyweight}. */
    SET_SIZE(5),
    /** A file or directory has another name, and took the place of what had it: {@link RenameRecordFlyweight}. */
    RENAME(6),
    /** A file or directory has other permissions, or another modification time: {@link AttributeRecordFlyweight}. */
    SET_ATTRIBUTES(7),
    /** A snapshot was made: {@link NameRecordFlyweight}; the node id is the epoch that it ended, the directory is 0. */
    CREATE_SNAPSHOT(8),
    /** A snapshot was removed: {@link MarkRecordFlyweight}; the value is the epoch that it ended. */
    REMOVE_SNAPSHOT(9),
    /** A payload was copied by compaction: {@link MoveRecordFlyweight}. */
    MOVE_BLOCK(10),
    /**
     * Every payload that records speak of up to a number is on the disk: {@link MarkRecordFlyweight}; the value is the
     * number of the last of those records.
     */
    COMMIT(11),
    /** A segment of the data log is complete: {@link SegmentRecordFlyweight}. */
    SEAL_SEGMENT(12),
    /**
     * From here on, everything is said again that was known: {@link MarkRecordFlyweight}; the node id is the last that
     * was given, the value the epoch.
     */
    BEGIN_CHECKPOINT(13),
    /**
     * Everything has been said: {@link MarkRecordFlyweight}; the value is the number of the record of its beginning.
     */
    END_CHECKPOINT(14),
    /** A file or directory, in a checkpoint: {@link NodeRecordFlyweight}. */
    NODE(15),
    /** Blocks of a file, in a checkpoint: {@link BlocksRecordFlyweight}. */
    BLOCKS(16),
    /** A name in a directory as a snapshot keeps it, in a checkpoint: {@link ChildRecordFlyweight}. */
    CHILD(17);

    private static final MetaRecordType[] BY_CODE = byCode();

    private final short code;

    MetaRecordType(final int code) {
        this.code = (short) code;
    }

    /**
     * The type that a code stands for.
     *
     * @param code from a record.
     * @return the type, or null for a code that is not known.
     */
    public static MetaRecordType of(final int code) {
        return code >= 0 && code < BY_CODE.length ? BY_CODE[code] : null;
    }

    /**
     * What stands for this type in a record.
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
