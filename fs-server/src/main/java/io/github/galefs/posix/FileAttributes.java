package io.github.galefs.posix;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Attributes of a file, directory or other inode at one moment. Times are nanoseconds since 1970-01-01T00:00Z; times
 * before 1677 and after 2262 are those years'.
 *
 * @param mode         kind and permissions, as {@code st_mode}.
 * @param links        number of names, by hard links.
 * @param device       number of the device.
 * @param inode        number of the inode.
 * @param size         size in bytes.
 * @param allocated    bytes that the file system has allocated.
 * @param birth        time of the creation; 0 where the file system does not store it.
 * @param change       time of the last change to the bytes or attributes.
 * @param modification time of the last change to the bytes.
 * @see <a href="https://man7.org/linux/man-pages/man2/statx.2.html">statx(2)</a>
 */
public record FileAttributes(
        int mode,
        int links,
        long device,
        long inode,
        long size,
        long allocated,
        long birth,
        long change,
        long modification) {
    /** Bytes of {@code struct statx}. */
    static final long LENGTH = 256;

    /** Type, mode, links, owner, times, inode, size, blocks and time of birth. */
    static final int MASK = 0xfff;

    private static final long BLOCK_LENGTH = 512;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long MAX_SECONDS = Long.MAX_VALUE / NANOS_PER_SECOND - 1;

    private static final int LINKS_OFFSET = 16;
    private static final int MODE_OFFSET = 28;
    private static final int INODE_OFFSET = 32;
    private static final int SIZE_OFFSET = 40;
    private static final int BLOCKS_OFFSET = 48;
    private static final int BIRTH_OFFSET = 80;
    private static final int CHANGE_OFFSET = 96;
    private static final int MODIFICATION_OFFSET = 112;
    private static final int DEVICE_OFFSET = 136;

    private static final int KIND = 0xf000;
    private static final int PERMISSIONS = 07777;

    /** Kind of an inode. */
    public enum Kind {
        /** A regular file. */
        FILE("a file"),
        /** A directory. */
        DIRECTORY("a directory"),
        /** A symbolic link. */
        LINK("a symbolic link"),
        /** A named pipe. */
        PIPE("a named pipe"),
        /** A socket. */
        SOCKET("a socket"),
        /** A character or block device. */
        DEVICE("a device");

        private final String description;

        Kind(final String description) {
            this.description = description;
        }

        /**
         * Returns what the kind is called.
         *
         * @return a noun with its article.
         */
        public String description() {
            return description;
        }
    }

    /** Returns the number of names in a {@code struct statx}. */
    static int links(final MemorySegment statx) {
        return statx.get(ValueLayout.JAVA_INT, LINKS_OFFSET);
    }

    /** Reads a {@code struct statx}, whose layout is that of every processor. */
    static FileAttributes of(final MemorySegment statx) {
        return new FileAttributes(
                Short.toUnsignedInt(statx.get(ValueLayout.JAVA_SHORT, MODE_OFFSET)),
                statx.get(ValueLayout.JAVA_INT, LINKS_OFFSET),
                statx.get(ValueLayout.JAVA_LONG, DEVICE_OFFSET),
                statx.get(ValueLayout.JAVA_LONG, INODE_OFFSET),
                statx.get(ValueLayout.JAVA_LONG, SIZE_OFFSET),
                statx.get(ValueLayout.JAVA_LONG, BLOCKS_OFFSET) * BLOCK_LENGTH,
                time(statx, BIRTH_OFFSET),
                time(statx, CHANGE_OFFSET),
                time(statx, MODIFICATION_OFFSET));
    }

    private static long time(final MemorySegment statx, final int offset) {
        final long seconds = Math.clamp(statx.get(ValueLayout.JAVA_LONG, offset), -MAX_SECONDS, MAX_SECONDS);
        return seconds * NANOS_PER_SECOND + statx.get(ValueLayout.JAVA_INT, offset + Long.BYTES);
    }

    /**
     * Returns the kind.
     *
     * @return the kind.
     */
    public Kind kind() {
        return switch (mode & KIND) {
            case 0x8000 -> Kind.FILE;
            case 0x4000 -> Kind.DIRECTORY;
            case 0xa000 -> Kind.LINK;
            case 0x1000 -> Kind.PIPE;
            case 0xc000 -> Kind.SOCKET;
            default -> Kind.DEVICE;
        };
    }

    /**
     * Returns the permissions.
     *
     * @return 0 to 07777.
     */
    public int permissions() {
        return mode & PERMISSIONS;
    }
}
