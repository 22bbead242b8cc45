package io.github.galefs.kernel.page;

/**
 * Layout of the page table: a hash table of slots, each of which holds the number of a frame, and a frame entry for
 * each frame, which holds the file and the block whose bytes are in the frame; and an array of places, of which a file
 * may have a row, with one place for each of its blocks.
 *
 * <pre>
 *  control                                       frame entry
 *     0 +---------------------------------+         0 +----------------+----------------+
 *       | first slot, relative to region  |           | file           | (unused)       |
 *     8 +---------------------------------+         8 +----------------+----------------+
 *       | first frame entry, rel. region  |           | block                           |
 *    16 +----------------+----------------+        16 +---------------------------------+
 *       | slot mask      | block shift    |           | place, relative to region       |
 *    24 +----------------+----------------+        24 +---------------------------------+
 *       | places, relative to region      |           | (unused)                        |
 *    32 +----------------+----------------+        32 +---------------------------------+
 *       | frame count    | (unused)       |
 *    40 +----------------+----------------+
 *       | counters, relative to region    |
 *    48 +---------------------------------+
 *
 *  slot                                            place
 *     0 +----------------+                          0 +---------------------------------+
 *       | 1 + frame      |                            | place, relative to region       |
 *     4 +----------------+                          8 +---------------------------------+
 *
 *  counter
 *     0 +----------------+
 *       | units read     |
 *     4 +----------------+
 * </pre>
 *
 * Fields are little-endian. The number of slots is a power of two. A lookup probes linearly from the hash of file and
 * block until it reaches a slot of 0. A frame entry with file 0 is invalid. The host assigns a file a new number
 * whenever its cached blocks are no longer current, so a number and a block never stand for two different contents.
 *
 * <p>A frame's place is where the bytes of its block lie: in the frame's own memory, or wherever else in the address
 * space of the device the host has them; then its offset may be negative, or greater than the region's length. It does
 * not change while a work-group uses the frame.
 *
 * <p>The row of a file saves the search, and blocks in it need no frame: the file table has its index. A place of 0
 * tells nothing: perhaps a frame has the block. Wherever a frame's number is passed, the number of frames plus the
 * index of a place stands for that place. Rows exist in the suspended form only, where the host changes places between
 * rounds.
 *
 * <p>Each place has a counter of what kernels read there, in units of 64 bytes; each read counts whole units, and the
 * counter wraps. The counters lie behind the host's mirror. Kernels count unless the offset of the counters is 0, which
 * the host changes between rounds.
 *
 * <p>Only the host writes the table. It makes an entry valid by storing block and place and then the file, after the
 * frame's bytes are in place. To reuse a frame, it stores file 0, fences, and reads all hazard words: see {@link
 * PageTable#protect}.
 */
public final class PageTableDescriptor {
    /** Offset of the control fields in the region. */
    public static final int CONTROL_OFFSET = 128;

    /** Offset in the region of the field that holds the offset of slot 0, relative to the region. */
    public static final int SLOTS_OFFSET = CONTROL_OFFSET;

    /** Offset in the region of the field that holds the offset of frame entry 0, relative to the region. */
    public static final int FRAME_ENTRIES_OFFSET = CONTROL_OFFSET + 8;

    /** Offset in the region of the number of slots minus 1. */
    public static final int SLOT_MASK_OFFSET = CONTROL_OFFSET + 16;

    /** Offset in the region of the base-2 logarithm of the block size in bytes, which is also the size of a frame. */
    public static final int BLOCK_SHIFT_OFFSET = CONTROL_OFFSET + 20;

    /** Offset in the region of the field that holds the offset of place 0, relative to the region. */
    public static final int PLACES_OFFSET = CONTROL_OFFSET + 24;

    /** Offset in the region of the number of frames. */
    public static final int FRAME_COUNT_OFFSET = CONTROL_OFFSET + 32;

    /** Offset in the region of the field that holds the offset of counter 0, relative to the region; or 0. */
    public static final int COUNTERS_OFFSET = CONTROL_OFFSET + 40;

    /** Length of the control fields, in bytes. */
    public static final int CONTROL_LENGTH = 64;

    /** Length of a slot, in bytes. */
    public static final int SLOT_LENGTH = 4;

    /** Length of a frame entry, in bytes. */
    public static final int FRAME_ENTRY_LENGTH = 32;

    /** Number of the file whose block is in the frame, or 0. Relative to the frame entry. */
    public static final int ENTRY_FILE_OFFSET = 0;

    /** Index of the block in the file. Relative to the frame entry. */
    public static final int ENTRY_BLOCK_OFFSET = 8;

    /** Offset of the block's bytes, relative to the region. Relative to the frame entry. */
    public static final int ENTRY_PLACE_OFFSET = 16;

    /** Length of a place, in bytes. */
    public static final int PLACE_LENGTH = 8;

    /** Length of a counter, in bytes. */
    public static final int COUNTER_LENGTH = 4;

    private static final int UNIT_SHIFT = 6;

    private PageTableDescriptor() {}

    /**
     * Returns what a read adds to the counter of its place.
     *
     * @param byteCount bytes that are read, from 0.
     * @return number of units.
     */
    public static int units(final int byteCount) {
        return (byteCount + (1 << UNIT_SHIFT) - 1) >> UNIT_SHIFT;
    }

    /**
     * Returns the slot at which the lookup of a block starts.
     *
     * @param file     number of the file, not 0.
     * @param block    index of the block in the file.
     * @param slotMask number of slots minus 1.
     * @return index of the slot.
     */
    public static int firstSlot(final int file, final long block, final int slotMask) {
        // Fibonacci hashing: the high half of the product depends on every bit of the key. The mask removes the sign.
        final long product = (block + ((long) file << 40)) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (product >> 32) & slotMask;
    }
}
