package io.github.galefs.kernel.file;

/**
 * Layout of the file table: the fd entries and the file slots. The host writes it, kernels read it.
 *
 * <pre>
 *  control                                       fd entry
 *     0 +---------------------------------+         0 +----------------+----------------+
 *       | fd entry 0, relative to region  |           | 1 + file slot  | open flags     |
 *     8 +---------------------------------+         8 +----------------+----------------+
 *       | file slot 0, relative to region |
 *    16 +----------------+----------------+        file slot
 *       | fd entries     | write-through  |         0 +---------------------------------+
 *    24 +----------------+----------------+           | size                            |
 *                                                   8 +----------------+----------------+
 *                                                     | file number    | (unused)       |
 *                                                  16 +----------------+----------------+
 *                                                     | modified, ms since 1970         |
 *                                                  24 +---------------------------------+
 *                                                     | version                         |
 *                                                  32 +---------------------------------+
 *                                                     | allocated bytes                 |
 *                                                  40 +----------------+----------------+
 *                                                     | first place    | places         |
 *                                                  48 +----------------+----------------+
 *                                                     | (unused)                        |
 *                                                  64 +---------------------------------+
 * </pre>
 *
 * Fields are little-endian. An fd is the index of its entry; an entry whose first field is 0 is not open. All fds of
 * one file refer to the same file slot. The file number is the file's key in the page table.
 * A file of no places has no row there.
 */
public final class FileTableDescriptor {
    /** Offset of the control fields in the region. */
    public static final int CONTROL_OFFSET = 192;

    /** Offset in the region of the field that holds the offset of fd entry 0, relative to the region. */
    public static final int FD_ENTRIES_OFFSET = CONTROL_OFFSET;

    /** Offset in the region of the field that holds the offset of file slot 0, relative to the region. */
    public static final int FILE_SLOTS_OFFSET = CONTROL_OFFSET + 8;

    /** Offset in the region of the number of fd entries. */
    public static final int FD_COUNT_OFFSET = CONTROL_OFFSET + 16;

    /** Offset in the region of a field that is not 0 if writes are written through to the file service. */
    public static final int WRITE_THROUGH_OFFSET = CONTROL_OFFSET + 20;

    /** Length of the control fields, in bytes. */
    public static final int CONTROL_LENGTH = 64;

    /** Length of an fd entry, in bytes. */
    public static final int FD_ENTRY_LENGTH = 8;

    /** 1 + the index of the file slot, or 0 for an fd that is not open. Relative to the fd entry. */
    public static final int FD_FILE_SLOT_OFFSET = 0;

    /** Flags of the open. Relative to the fd entry. */
    public static final int FD_FLAGS_OFFSET = 4;

    /** Length of a file slot, in bytes. */
    public static final int FILE_SLOT_LENGTH = 64;

    /** Size of the file, in bytes. Relative to the file slot, as are the fields below. */
    public static final int FILE_SIZE_OFFSET = 0;

    /** Number of the file in the page table; never 0. */
    public static final int FILE_NUMBER_OFFSET = 8;

    /** Time of the last change, in milliseconds since 1970-01-01T00:00Z. */
    public static final int FILE_MODIFIED_OFFSET = 16;

    /** Version from the server, plus the changes of this client since. */
    public static final int FILE_VERSION_OFFSET = 24;

    /** Bytes that the server's store allocated to the file. */
    public static final int FILE_ALLOCATED_OFFSET = 32;

    /** Index of the place of the file's first block in the page table. */
    public static final int FILE_FIRST_PLACE_OFFSET = 40;

    /** Places that the file has in the page table: of as many of its first blocks. */
    public static final int FILE_PLACES_OFFSET = 44;

    private FileTableDescriptor() {}
}
