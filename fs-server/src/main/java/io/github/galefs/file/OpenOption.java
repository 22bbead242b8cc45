package io.github.galefs.file;

/** How a file is opened. At least one of {@link #READ} and {@link #WRITE} must be given. */
public enum OpenOption {
    /** Bytes may be read. */
    READ,
    /** Bytes may be written. */
    WRITE,
    /** The file is made, empty, if its name does not exist; its directory must exist. */
    CREATE,
    /** The name must not exist yet; needs {@link #CREATE}. */
    EXCLUSIVE,
    /** The file is cut to 0 bytes; needs {@link #WRITE}. */
    TRUNCATE
}
