package io.github.galefs.mount;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileService;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of C's {@code struct statvfs} on 64-bit Linux. Fields have 8 bytes.
 *
 * <pre>
 *     0    f_bsize      block size
 *     8    f_frsize     unit of the counts below
 *    16    f_blocks     blocks in all
 *    24    f_bfree      free blocks
 *    32    f_bavail     free blocks for users other than root
 *    40    f_files, f_ffree, f_favail, f_fsid, f_flag: 0, as the number of files is not limited
 *    80    f_namemax    bytes of the longest name
 * </pre>
 */
final class StatfsDescriptor {
    static final long LENGTH = 112;
    static final long BLOCK_SIZE_OFFSET = 0;
    static final long UNIT_OFFSET = 8;
    static final long BLOCKS_OFFSET = 16;
    static final long FREE_OFFSET = 24;
    static final long AVAILABLE_OFFSET = 32;
    static final long NAME_LENGTH_OFFSET = 80;

    private StatfsDescriptor() {}

    /** Allocates a struct and writes a service's capacity into it. */
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
