package io.github.galefs.mapped;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The type of a file system, as far as it decides when an access to a map needs a free block. On a full disk such an
 * access raises a signal, where a system call returns an error.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/statfs.2.html">statfs(2)</a>
 */
public enum FileSystemType {
    /** ext2, ext3 and ext4. */
    EXT(0xEF53),
    /** XFS. A block that two files share, as after {@code cp --reflink}, is copied when it is written to. */
    XFS(0x58465342),
    /** A file system in memory, where also a read of a hole through a map needs a page. */
    TMPFS(0x01021994),
    /** Others: those that write each change to a new block, such as Btrfs, and those that are not known. */
    OTHER(0);

    /** More than a struct statfs has on any system. */
    private static final int STATFS_LENGTH = 512;

    private static final MethodHandle STATFS = System.getProperty("os.name").equals("Linux")
            ? NativeFunctions.find(
                    "statfs", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS))
            : null;

    private final long magic;

    FileSystemType(final long magic) {
        this.magic = magic;
    }

    /**
     * Returns the type of the file system that a file is on.
     *
     * @param file an existing file or directory.
     * @return the type; {@link #OTHER} on a system other than Linux.
     * @throws IOException if the system cannot tell.
     */
    public static FileSystemType of(final Path file) throws IOException {
        if (STATFS == null) {
            return OTHER;
        }
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment result = arena.allocate(STATFS_LENGTH, Long.BYTES);
            if ((int) STATFS.invokeExact(arena.allocateFrom(file.toString()), result) != 0) {
                throw new IOException("the system does not tell the type of the file system of " + file);
            }
            final long found = result.get(ValueLayout.JAVA_LONG, 0);
            return Arrays.stream(values())
                    .filter(type -> type.magic == found)
                    .findFirst()
                    .orElse(OTHER);
        } catch (final IOException | RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IOException("statfs has thrown an exception", e);
        }
    }

    /**
     * Returns whether a block that is preallocated or was written takes every later change, whatever other programs do.
     *
     * @return whether a store to a mapped page with data or preallocated space needs no free block.
     */
    public boolean keepsBlocks() {
        return this == EXT || this == TMPFS;
    }

    /**
     * Returns whether a read of a hole through a map needs a free page.
     *
     * @return false if it finds zeros on a full disk, too.
     */
    public boolean fillsHolesThatAreRead() {
        return this == TMPFS;
    }
}
