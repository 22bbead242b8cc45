package io.github.galefs.mount;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of C's {@code struct stat} on Linux, the only struct of a mount that differs between processors.
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
enum StatDescriptor {
    AMD64(144, 24, 16, 28, 32),
    AARCH64(128, 16, 20, 24, 28);

    static final long INODE_OFFSET = 8;
    static final long SIZE_OFFSET = 48;
    static final long BLOCKS_OFFSET = 64;
    static final long ACCESS_TIME_OFFSET = 72;
    static final long MODIFICATION_TIME_OFFSET = 88;
    static final long CHANGE_TIME_OFFSET = 104;

    /** Unit of {@code st_blocks} in bytes, independent of the file system's block size. */
    private static final int STAT_BLOCK_LENGTH = 512;

    private static final int MILLIS_PER_SECOND = 1_000;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private final long length;
    private final long modeOffset;
    private final long linksOffset;
    private final long userOffset;
    private final long groupOffset;

    StatDescriptor(
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

    /** Returns the layout of the processor that runs this JVM. */
    static StatDescriptor ofThisProcessor() throws MountException {
        final String processor = System.getProperty("os.arch");
        return switch (processor) {
            case "amd64" -> AMD64;
            case "aarch64" -> AARCH64;
            default ->
                throw new MountException(
                        "cannot mount on a processor of type " + processor + ": only amd64 and aarch64 are supported");
        };
    }

    /** Returns the bytes of the struct. */
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

    /** Returns the modification time in milliseconds since 1970-01-01T00:00Z; nanoseconds are truncated. */
    long modificationMillis(final MemorySegment stat) {
        return stat.get(ValueLayout.JAVA_LONG, MODIFICATION_TIME_OFFSET) * MILLIS_PER_SECOND
                + stat.get(ValueLayout.JAVA_LONG, MODIFICATION_TIME_OFFSET + Long.BYTES) / NANOS_PER_MILLI;
    }

    /** Allocates a struct and writes attributes into it. */
    MemorySegment allocate(final FileAttributes attributes, final Arena arena) {
        final MemorySegment stat = arena.allocate(length, Long.BYTES);
        write(attributes, stat);
        return stat;
    }

    /**
     * Writes attributes into a struct.
     *
     * @param attributes to write.
     * @param stat       the struct, zeroed.
     */
    void write(final FileAttributes attributes, final MemorySegment stat) {
        stat.set(ValueLayout.JAVA_LONG, INODE_OFFSET, attributes.inode());
        stat.set(ValueLayout.JAVA_INT, modeOffset, attributes.mode());
        // The upper half of amd64's field is zero already. A directory also has 1 link: by convention, its
        // subdirectories are not counted.
        stat.set(ValueLayout.JAVA_INT, linksOffset, attributes.links());
        stat.set(ValueLayout.JAVA_INT, userOffset, attributes.owner().user());
        stat.set(ValueLayout.JAVA_INT, groupOffset, attributes.owner().group());
        stat.set(ValueLayout.JAVA_LONG, SIZE_OFFSET, attributes.size());
        stat.set(ValueLayout.JAVA_LONG, BLOCKS_OFFSET, Math.ceilDiv(attributes.allocated(), (long) STAT_BLOCK_LENGTH));
        writeTime(attributes.modificationMillis(), stat, ACCESS_TIME_OFFSET);
        writeTime(attributes.modificationMillis(), stat, MODIFICATION_TIME_OFFSET);
        writeTime(attributes.modificationMillis(), stat, CHANGE_TIME_OFFSET);
    }

    private static void writeTime(final long millis, final MemorySegment stat, final long offset) {
        stat.set(ValueLayout.JAVA_LONG, offset, Math.floorDiv(millis, MILLIS_PER_SECOND));
        stat.set(
                ValueLayout.JAVA_LONG,
                offset + Long.BYTES,
                (long) Math.floorMod(millis, MILLIS_PER_SECOND) * NANOS_PER_MILLI);
    }
}
