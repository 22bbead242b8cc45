package io.github.galefs.mount;

/**
 * Layout of libfuse's {@code fuse_entry_param}, the kernel's directory entry of a file: inode number, generation (0,
 * because no inode number is used twice), {@code stat}, and the seconds for which attributes and name may be cached.
 *
 * <pre>
 *            0 +---------------------------------+
 *              | inode, or 0                     |
 *            8 +---------------------------------+
 *              | generation                      |
 *           16 +---------------------------------+
 *              | stat (its length: L)            |
 *       16 + L +---------------------------------+
 *              | seconds to cache attributes     |
 *       24 + L +---------------------------------+
 *              | seconds to cache the name       |
 *              +---------------------------------+
 * </pre>
 *
 * @see <a href="https://libfuse.github.io/doxygen/structfuse__entry__param.html">fuse_entry_param</a>
 */
final class EntryDescriptor {
    static final long INODE_OFFSET = 0;
    static final long STAT_OFFSET = 16;

    private EntryDescriptor() {}

    static long length(final StatDescriptor stat) {
        return nameTimeoutOffset(stat) + Double.BYTES;
    }

    static long attributesTimeoutOffset(final StatDescriptor stat) {
        return STAT_OFFSET + stat.length();
    }

    static long nameTimeoutOffset(final StatDescriptor stat) {
        return attributesTimeoutOffset(stat) + Double.BYTES;
    }
}
