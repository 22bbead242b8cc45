package io.github.galefs.kernel.file;

/** Operation codes of the file requests that kernels send to the host. A result below 0 is the negative of an errno. */
public final class FileOperation {
    /** Opens the file whose path is in the lane's path buffer, with the open flags. Result: the fd. */
    public static final int OPEN = 1;

    /** Closes the fd. Result: 0, or the error of an earlier write-back of the file, which is returned once. */
    public static final int CLOSE = 2;

    /**
     * Loads the block at the file offset into a frame and grants the frame to the lane. The byte count is the number of
     * bytes that the kernel will read from that offset on; it may extend beyond the block, and the host may prefetch
     * the blocks that it covers. Result: the frame's number. If any of the bytes in the block is damaged: EIO if all
     * lie in one unit, else {@link #DAMAGED_IN_PART}.
     */
    public static final int READ = 3;

    /**
     * Grants the lane the frame of the block at the file offset, for writing that many bytes. They must not extend
     * beyond the block. A write past the end of the file extends the file. The open flags are {@link #CONTINUES} or 0.
     * Result: the frame's number, or the error of an earlier write-back of the file, which is returned once.
     */
    public static final int WRITE = 4;

    /**
     * Flag of a {@link #WRITE} whose call has written a part before. The call returns the length of what it writes, so
     * the error of an earlier write-back stays for the next call.
     */
    public static final int CONTINUES = 1;

    /**
     * Writes back what was written to the fd's file until now. Result: 0, or the error of a write-back that has failed
     * since the work-group's first write after its last flush; the close of the fd does not return it again.
     */
    public static final int FLUSH = 5;

    /**
     * As {@link #READ}, for a mapping, which may hold the frame for any time. Refused with ENOMEM if mappings would
     * fill the cache. Not sent in the suspended form, where a mapping ends in the round in which it begins.
     */
    public static final int MAP = 6;

    /**
     * As {@link #READ}, of a block or of one of its units. The path buffer has a {@link BlockList} of blocks of the
     * same file that the kernel will read next, in its path length; the host fetches them meanwhile, as far as the
     * cache has room.
     */
    public static final int READ_LISTED = 7;

    /** Base-2 logarithm of the length of a unit: the bytes that can be damaged alone, the shortest block of a store. */
    public static final int UNIT_SHIFT = 12;

    /** Negated result of a read: bytes are damaged, but not in each unit. No call of a kernel returns it. */
    public static final int DAMAGED_IN_PART = 117;

    private FileOperation() {}
}
