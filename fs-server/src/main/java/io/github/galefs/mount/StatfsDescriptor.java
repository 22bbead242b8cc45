package io.github.galefs.mount;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileService;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of C's {@code struct statvfs}, in words of 8 bytes: block size, unit of the counts, blocks, free blocks, free
 * blocks for anyone; then what is left 0, as the number of files has no limit; at 80 the longest name.
 */
final class StatfsDescriptor {
    private static final long LENGTH = 112;
    private static final long BLOCK_SIZE_OFFSET = 0;
    private static final long UNIT_OFFSET = 8;
    private static final long BLOCKS_OFFSET = 16;
    private static final long FREE_OFFSET = 24;
    private static final long AVAILABLE_OFFSET = 32;
    private static final long NAME_LENGTH_OFFSET = 80;

    private StatfsDescriptor() {}

    /** Makes a struct of what a service has room for. */
    static MemorySegment allocate(final Capacity capacity, final Arena arena) {
        final MemorySegment statfs = arena.allocate(LENGTH, Long.BYTES);
        final long unit = capacity.blockSize();
        final long free = capacity.freeBytes() / unit;
        statfs.set(ValueLayout.JAVA_LONG, BLOCK_SIZE_OFFSET, unit);
        statfs.set(ValueLayout.JAVA_LONG, UNIT_OFFSET, unit);
        statfs.set(ValueLayout.JAVA_LONG, BLOCKS_OFFSET, Math.ceilDiv(capacity.diskBytes(), unit) + free);
        statfs.set(ValueLayout.JAVA_LONG, FREE_OFFSET, free);
        statfs.set(ValueLayout.JAVA_LONG, AVAILABLE_OFFSET, free);
        statfs.set(ValueLayout.JAVA_LONG, NAME_LENGTH_OFFSET, FileService.MAX_NAME_LENGTH);
        return statfs;
    }
}
