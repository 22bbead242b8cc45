package io.github.galefs.store.meta;

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
    SET_ATTRIBUTES(7);

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
