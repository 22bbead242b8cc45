package io.github.galefs.wire;

/** Numbers that client and server agree on. */
public final class Protocol {
    /** First field of the first message: that this is GaleFS at all. */
    public static final long MAGIC = 0x31_53_46_45_4c_41_47L;

    /** Oldest protocol version that this code speaks. */
    public static final int MIN_VERSION = 1;

    /** Newest protocol version that this code speaks. */
    public static final int MAX_VERSION = 1;

    /** Port of a server unless another is given. */
    public static final int DEFAULT_PORT = 4747;

    /** Longest token in bytes of UTF-8. */
    public static final int MAX_TOKEN_LENGTH = 1024;

    private Protocol() {}
}
