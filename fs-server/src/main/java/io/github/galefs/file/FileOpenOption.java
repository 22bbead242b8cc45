package io.github.galefs.file;

/** How {@link FileService#open} opens a file. At least one of {@link #READ} and {@link #WRITE} is required. */
public enum FileOpenOption {
    /** The handle can read. */
    READ,
    /** The handle can write. */
    WRITE,
    /** Creates an empty file if the path names nothing; its directory must exist. */
    CREATE,
    /** Fails if the path names something; requires {@link #CREATE}. */
    EXCLUSIVE,
    /** Sets the size of the file to 0; requires {@link #WRITE}. */
    TRUNCATE
}
