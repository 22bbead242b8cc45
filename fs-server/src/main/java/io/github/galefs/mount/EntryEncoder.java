package io.github.galefs.mount;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Encodes directory entries of a mount as libfuse's {@code fuse_entry_param}.
 *
 * @param stat           layout of {@code stat} on this processor.
 * @param timeoutSeconds time for which the kernel may cache attributes and names.
 * @see EntryDescriptor
 */
record EntryEncoder(StatDescriptor stat, double timeoutSeconds) {
    /** Allocates an entry that adds a lookup to the kernel's count for the inode. */
    MemorySegment allocate(final FileAttributes attributes, final Arena arena) {
        final MemorySegment entry = allocateWithoutInode(attributes, arena);
        entry.set(JAVA_LONG, EntryDescriptor.INODE_OFFSET, attributes.inode());
        return entry;
    }

    /** Allocates an entry that the kernel lists without adding a lookup. */
    MemorySegment allocateWithoutInode(final FileAttributes attributes, final Arena arena) {
        final MemorySegment entry = arena.allocate(EntryDescriptor.length(stat), Long.BYTES);
        stat.write(attributes, entry.asSlice(EntryDescriptor.STAT_OFFSET, stat.length()));
        entry.set(JAVA_DOUBLE, EntryDescriptor.attributesTimeoutOffset(stat), timeoutSeconds);
        entry.set(JAVA_DOUBLE, EntryDescriptor.nameTimeoutOffset(stat), timeoutSeconds);
        return entry;
    }
}
