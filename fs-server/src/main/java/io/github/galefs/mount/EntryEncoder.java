package io.github.galefs.mount;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Encodes libfuse's {@code fuse_entry_param}, the kernel's directory entry of a file: inode number, generation (0,
 * because no inode number is used twice), {@code stat}, and the seconds for which attributes and name may be cached.
 *
 * <pre>
 *                    0 +---------------------------------+
 *                      | inode, or 0                     |
 *                    8 +---------------------------------+
 *                      | generation                      |
 *                   16 +---------------------------------+
 *                      | stat (its length: L)            |
 *               16 + L +---------------------------------+
 *                      | seconds to cache attributes     |
 *               24 + L +---------------------------------+
 *                      | seconds to cache the name       |
 *                      +---------------------------------+
 * </pre>
 *
 * @param stat           layout of its {@code stat}.
 * @param timeoutSeconds time for which the kernel may cache attributes and name.
 * @see <a href="https://libfuse.github.io/doxygen/structfuse__entry__param.html">fuse_entry_param</a>
 */
record EntryEncoder(StatDescriptor stat, double timeoutSeconds) {
    static final long INODE_OFFSET = 0;
    static final long STAT_OFFSET = 16;

    /** Allocates an entry that adds a lookup to the kernel's count for the inode. */
    MemorySegment allocate(final FileAttributes attributes, final Arena arena) {
        final MemorySegment entry = allocateWithoutInode(attributes, arena);
        entry.set(ValueLayout.JAVA_LONG, INODE_OFFSET, attributes.inode());
        return entry;
    }

    /** Allocates an entry that the kernel lists without adding a lookup. */
    MemorySegment allocateWithoutInode(final FileAttributes attributes, final Arena arena) {
        final long timeoutsOffset = STAT_OFFSET + stat.length();
        final MemorySegment entry = arena.allocate(timeoutsOffset + 2 * Double.BYTES, Long.BYTES);
        stat.write(attributes, entry.asSlice(STAT_OFFSET, stat.length()));
        entry.set(ValueLayout.JAVA_DOUBLE, timeoutsOffset, timeoutSeconds);
        entry.set(ValueLayout.JAVA_DOUBLE, timeoutsOffset + Double.BYTES, timeoutSeconds);
        return entry;
    }
}
