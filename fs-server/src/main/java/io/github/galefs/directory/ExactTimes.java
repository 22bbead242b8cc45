package io.github.galefs.directory;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Finds whether a file system stamps changes with exact times; see {@link VersionRule}. */
final class ExactTimes {
    /** Shorter than the tick of any kernel: times that differ by less do not come from ticks. */
    private static final long LESS_THAN_A_TICK = 500_000;

    /** Attempts, since a tick may begin and a thread may lose its processor between two changes. */
    private static final int ATTEMPTS = 8;

    private ExactTimes() {}

    /** Changes a file without a name several times. Returns false where the directory takes no such file. */
    static boolean has(final OpenInode directory) {
        try (OpenInode file = DirectoryCalls.createUnnamed(directory);
                Arena arena = Arena.ofConfined()) {
            final MemorySegment source = arena.allocate(1);
            for (int i = 0; i < ATTEMPTS; i++) {
                final long before = file.attributes().change();
                FileData.write(file, 0, source);
                final long passed = file.attributes().change() - before;
                if (passed > 0 && passed < LESS_THAN_A_TICK) {
                    return true;
                }
            }
            return false;
        } catch (final SystemCallException _) {
            return false;
        }
    }
}
