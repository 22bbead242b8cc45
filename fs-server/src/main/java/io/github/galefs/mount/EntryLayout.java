package io.github.galefs.mount;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of libfuse's {@code fuse_entry_param}, which tells the kernel of a name: the file's number, its generation (0,
 * as no number is used twice), its {@code stat}, and the seconds for which attributes and name may be kept.
 *
 * @param stat           layout of its {@code stat}.
 * @param timeoutSeconds how long the kernel may keep both.
 */
record EntryLayout(StatLayout stat, double timeoutSeconds) {
    private static final long INODE_OFFSET = 0;
    private static final long STAT_OFFSET = 16;

    /** Makes a struct of a file that the kernel is to remember by its number. */
    MemorySegment allocate(final FileAttributes attributes, final Arena arena) {
        final MemorySegment entry = allocateUnnumbered(attributes, arena);
        entry.set(ValueLayout.JAVA_LONG, INODE_OFFSET, attributes.inode());
        return entry;
    }

    /** Makes a struct of a file that the kernel is to list, and not to remember. */
    MemorySegment allocateUnnumbered(final FileAttributes attributes, final Arena arena) {
        final long timeouts = STAT_OFFSET + stat.length();
        final MemorySegment entry = arena.allocate(timeouts + 2 * Double.BYTES, Long.BYTES);
        stat.write(attributes, entry.asSlice(STAT_OFFSET, stat.length()));
        entry.set(ValueLayout.JAVA_DOUBLE, timeouts, timeoutSeconds);
        entry.set(ValueLayout.JAVA_DOUBLE, timeouts + Double.BYTES, timeoutSeconds);
        return entry;
    }
}
