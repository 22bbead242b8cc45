package io.github.galefs.mount;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of C's {@code struct stat}, the only struct of a mount that differs between the processors.
 *
 * <pre>
 *          amd64                            aarch64
 *     0    st_dev                           st_dev
 *     8    st_ino                           st_ino
 *    16    st_nlink (8 bytes)               st_mode, st_nlink (4 bytes each)
 *    24    st_mode, st_uid                  st_uid, st_gid
 *    32    st_gid                           st_rdev
 *    48    st_size                          st_size
 *    64    st_blocks                        st_blocks
 *    72    st_atim (seconds, nanoseconds)   st_atim
 *    88    st_mtim                          st_mtim
 *   104    st_ctim                          st_ctim
 * </pre>
 */
enum StatLayout {
    AMD64(144, 24, 16, 28, 32),
    AARCH64(128, 16, 20, 24, 28);

    private static final long INODE_OFFSET = 8;
    private static final long SIZE_OFFSET = 48;
    private static final long BLOCKS_OFFSET = 64;
    private static final long ACCESS_OFFSET = 72;
    private static final long MODIFICATION_OFFSET = 88;
    private static final long CHANGE_OFFSET = 104;

    /** What {@code st_blocks} counts in, whatever the blocks of the file system are. */
    private static final int STAT_BLOCK_LENGTH = 512;

    private static final int MILLIS_PER_SECOND = 1_000;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private final long length;
    private final long modeOffset;
    private final long linksOffset;
    private final long userOffset;
    private final long groupOffset;

    StatLayout(
            final long length,
            final long modeOffset,
            final long linksOffset,
            final long userOffset,
            final long groupOffset) {
        this.length = length;
        this.modeOffset = modeOffset;
        this.linksOffset = linksOffset;
        this.userOffset = userOffset;
        this.groupOffset = groupOffset;
    }

    /** The layout of the processor that this JVM runs on. */
    static StatLayout ofThisProcessor() throws MountException {
        final String processor = System.getProperty("os.arch");
        return switch (processor) {
            case "amd64" -> AMD64;
            case "aarch64" -> AARCH64;
            default -> throw new MountException("mounting works on amd64 and aarch64; this processor is " + processor);
        };
    }

    /** Bytes of the struct. */
    long length() {
        return length;
    }

    int mode(final MemorySegment stat) {
        return stat.get(ValueLayout.JAVA_INT, modeOffset);
    }

    int user(final MemorySegment stat) {
        return stat.get(ValueLayout.JAVA_INT, userOffset);
    }

    int group(final MemorySegment stat) {
        return stat.get(ValueLayout.JAVA_INT, groupOffset);
    }

    long size(final MemorySegment stat) {
        return stat.get(ValueLayout.JAVA_LONG, SIZE_OFFSET);
    }

    /** Time of the last change, milliseconds since 1970-01-01T00:00Z; what is finer is cut off. */
    long modificationMillis(final MemorySegment stat) {
        return stat.get(ValueLayout.JAVA_LONG, MODIFICATION_OFFSET) * MILLIS_PER_SECOND
                + stat.get(ValueLayout.JAVA_LONG, MODIFICATION_OFFSET + Long.BYTES) / NANOS_PER_MILLI;
    }

    /** Makes a struct of attributes. */
    MemorySegment allocate(final FileAttributes attributes, final Arena arena) {
        final MemorySegment stat = arena.allocate(length, Long.BYTES);
        write(attributes, stat);
        return stat;
    }

    /**
     * Writes attributes.
     *
     * @param attributes to be written.
     * @param stat       the struct, zeroed.
     */
    void write(final FileAttributes attributes, final MemorySegment stat) {
        stat.set(ValueLayout.JAVA_LONG, INODE_OFFSET, attributes.inode());
        stat.set(ValueLayout.JAVA_INT, modeOffset, attributes.mode());
        // The upper half of amd64's is zero already. A directory's is 1 too, which says that its links are not counted.
        stat.set(ValueLayout.JAVA_INT, linksOffset, attributes.links());
        stat.set(ValueLayout.JAVA_INT, userOffset, attributes.owner().user());
        stat.set(ValueLayout.JAVA_INT, groupOffset, attributes.owner().group());
        stat.set(ValueLayout.JAVA_LONG, SIZE_OFFSET, attributes.size());
        stat.set(ValueLayout.JAVA_LONG, BLOCKS_OFFSET, Math.ceilDiv(attributes.allocated(), (long) STAT_BLOCK_LENGTH));
        writeTime(attributes.modificationMillis(), stat, ACCESS_OFFSET);
        writeTime(attributes.modificationMillis(), stat, MODIFICATION_OFFSET);
        writeTime(attributes.modificationMillis(), stat, CHANGE_OFFSET);
    }

    private static void writeTime(final long millis, final MemorySegment stat, final long offset) {
        stat.set(ValueLayout.JAVA_LONG, offset, Math.floorDiv(millis, MILLIS_PER_SECOND));
        stat.set(
                ValueLayout.JAVA_LONG,
                offset + Long.BYTES,
                (long) Math.floorMod(millis, MILLIS_PER_SECOND) * NANOS_PER_MILLI);
    }
}
