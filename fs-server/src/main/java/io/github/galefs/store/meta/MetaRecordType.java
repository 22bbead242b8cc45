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
    SET_SIZE(5);

    private static final MetaRecordType[] BY_CODE = {null, CREATE_FILE, MAKE_DIRECTORY, REMOVE, WRITE_BLOCK, SET_SIZE};

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
}
