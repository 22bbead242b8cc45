package io.github.galefs.kernel.file;

/**
 * Layout of the tables of open files, which the host writes and kernels read.
 *
 * <pre>
 *  control                                       descriptor entry
 *     0 +---------------------------------+         0 +----------------+----------------+
 *       | descriptor 0, relative to region|           | 1 + file slot  | open flags     |
 *     8 +---------------------------------+         8 +----------------+----------------+
 *       | file slot 0, relative to region |
 *    16 +----------------+----------------+        file slot
 *       | descriptors    | (unused)       |         0 +---------------------------------+
 *    24 +----------------+----------------+           | size                            |
 *                                                   8 +----------------+----------------+
 *                                                     | file number    | (unused)       |
 *                                                  16 +----------------+----------------+
 *                                                     | modified, ms since 1970         |
 *                                                  24 +---------------------------------+
 *                                                     | version                         |
 *                                                  32 +---------------------------------+
 *                                                     | allocated bytes                 |
 *                                                  64 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. A descriptor entry whose first field is 0 is not open. The file number is the one in the
 * page table.
 */
public final class FileTableDescriptor {
    /** Place of the control fields in the region. */
    public static final int CONTROL_OFFSET = 192;

    /** Place of descriptor 0, relative to the region. */
    public static final int FD_ENTRIES_OFFSET = CONTROL_OFFSET;

    /** Place of file slot 0, relative to the region. */
    public static final int FILE_SLOTS_OFFSET = CONTROL_OFFSET + 8;

    /** Number of descriptor entries. */
    public static final int FD_COUNT_OFFSET = CONTROL_OFFSET + 16;

    /** Bytes of the control fields. */
    public static final int CONTROL_LENGTH = 64;

    /** Bytes of a descriptor entry. */
    public static final int FD_ENTRY_LENGTH = 8;

    /** 1 + the index of the file slot, or 0 for a descriptor that is not open. Relative to the descriptor entry. */
    public static final int FD_FILE_SLOT_OFFSET = 0;

    /** Flags of the open. Relative to the descriptor entry. */
    public static final int FD_FLAGS_OFFSET = 4;

    /** Bytes of a file slot. */
    public static final int FILE_SLOT_LENGTH = 64;

    /** Size in bytes. Relative to the file slot, as the fields below. */
    public static final int FILE_SIZE_OFFSET = 0;

    /** Number by which the page table knows the file; never 0. */
    public static final int FILE_NUMBER_OFFSET = 8;

    /** Time of the last change. */
    public static final int FILE_MODIFIED_OFFSET = 16;

    /** Version that the server gave, plus changes of this client since. */
    public static final int FILE_VERSION_OFFSET = 24;

    /** Bytes that the server's store holds for the file. */
    public static final int FILE_ALLOCATED_OFFSET = 32;

    private FileTableDescriptor() {}
}
