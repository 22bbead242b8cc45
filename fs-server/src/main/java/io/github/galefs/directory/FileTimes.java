package io.github.galefs.directory;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.FileSystemCalls;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Set;

/** The times with which a file system stamps changes; see {@link VersionRule}. */
enum FileTimes {
    /** Each change after a look at a file has a time of its own: from Linux 6.13 on. */
    EXACT,
    /** Changes have the time of this kernel's last tick. */
    TICKS,
    /** Changes may have coarser times, or those of another machine's clock. */
    UNKNOWN;

    /** Types of ext4, xfs, btrfs and tmpfs in {@code linux/magic.h}. This kernel's clock stamps their files. */
    private static final Set<Long> LOCAL = Set.of(0xef53L, 0x58465342L, 0x9123683eL, 0x01021994L);

    /** Shorter than most ticks: times that differ by less do not come from ticks. */
    private static final long LESS_THAN_A_TICK = 500_000;

    private static final int CHANGES = 16;

    /** A late tick may be followed by the next at once, and a thread may lose its processor between two changes. */
    private static final int EXACT_CHANGES = 8;

    /** Finds how the file system of a directory stamps changes. */
    static FileTimes of(final OpenInode directory) throws SystemCallException {
        return of(directory, FileSystemCalls.type(directory));
    }

    static FileTimes of(final OpenInode directory, final long type) {
        if (!LOCAL.contains(type)) {
            return UNKNOWN;
        }
        return countExactChanges(directory) >= EXACT_CHANGES ? EXACT : TICKS;
    }

    /** Changes a file without a name several times. Returns 0 where the directory takes no such file. */
    private static int countExactChanges(final OpenInode directory) {
        int exact = 0;
        try (OpenInode file = DirectoryCalls.createUnnamed(directory);
                Arena arena = Arena.ofConfined()) {
            final MemorySegment source = arena.allocate(1);
            for (int i = 0; i < CHANGES; i++) {
                final long before = file.currentAttributes().change();
                FileData.write(file, 0, source);
                final long passed = file.currentAttributes().change() - before;
                if (passed > 0 && passed < LESS_THAN_A_TICK) {
                    exact++;
                }
            }
            return exact;
        } catch (final SystemCallException _) {
            return 0;
        }
    }
}
