package io.github.galefs.kernel.page;

/**
 * Layout of the page table: a hash table of slots, each with the number of a frame, and for each frame an entry that
 * says which block it holds.
 *
 * <pre>
 *  control                                       frame entry
 *     0 +---------------------------------+         0 +----------------+----------------+
 *       | first slot, relative to region  |           | file           | (unused)       |
 *     8 +---------------------------------+         8 +----------------+----------------+
 *       | first frame entry, rel. region  |           | block                           |
 *    16 +---------------------------------+        16 +---------------------------------+
 *       | first frame, relative to region |
 *    24 +----------------+----------------+        slot
 *       | slot mask      | block shift    |         0 +----------------+
 *    32 +----------------+----------------+           | 1 + frame      |
 *                                                   4 +----------------+
 * </pre>
 *
 * Fields are little-endian. The number of slots is a power of two; slots are probed one after the other from the hash
 * of file and block until one is 0. A frame entry with file 0 holds nothing. A file's number is given anew whenever
 * what is cached of it is no longer good, so that a number and a block never mean two different contents.
 *
 * <p>The host alone writes here. It makes an entry valid by storing block, then file, after the frame's bytes are in
 * place; it takes a frame away by storing file 0, a fence, and a look through the hazard words of all lanes: see {@link
 * PageTable#protect}.
 */
public final class PageTableDescriptor {
    /** Place of the control fields in the region. */
    public static final int CONTROL_OFFSET = 128;

    /** Place of slot 0, relative to the region. */
    public static final int SLOTS_OFFSET = CONTROL_OFFSET;

    /** Place of frame entry 0, relative to the region. */
    public static final int FRAME_ENTRIES_OFFSET = CONTROL_OFFSET + 8;

    /** Place of frame 0, relative to the region. */
    public static final int FRAMES_OFFSET = CONTROL_OFFSET + 16;

    /** Number of slots minus 1. */
    public static final int SLOT_MASK_OFFSET = CONTROL_OFFSET + 24;

    /** Base-2 logarithm of the bytes in a block, which is also the size of a frame. */
    public static final int BLOCK_SHIFT_OFFSET = CONTROL_OFFSET + 28;

    /** Bytes of the control fields. */
    public static final int CONTROL_LENGTH = 64;

    /** Bytes of a slot. */
    public static final int SLOT_LENGTH = 4;

    /** Bytes of a frame entry. */
    public static final int FRAME_ENTRY_LENGTH = 16;

    /** File of a frame entry, relative to it. */
    public static final int ENTRY_FILE_OFFSET = 0;

    /** Block of a frame entry, relative to it. */
    public static final int ENTRY_BLOCK_OFFSET = 8;

    private PageTableDescriptor() {}

    /**
     * Slot from which a block is searched.
     *
     * @param file     number of the file, not 0.
     * @param block    index of the block in the file.
     * @param slotMask number of slots minus 1.
     * @return index of the slot.
     */
    public static int firstSlot(final int file, final long block, final int slotMask) {
        // Fibonacci hashing: the high half of the product depends on every bit of the key. The sign does not matter
        // under the mask.
        final long product = (block + ((long) file << 40)) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (product >> 32) & slotMask;
    }
}
