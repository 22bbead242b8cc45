package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.OpenInode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
@Timeout(30)
class FileTimesTest {
    private static final long NFS = 0x6969;

    /** The files of both have times of nanoseconds; the kernel computes those of /proc when it is asked. */
    @Test
    void shouldKnowTheTimesOfTmpfsAndNotThoseOfProc() throws Exception {
        try (OpenInode shared = DirectoryCalls.openDirectory(Path.of("/dev/shm"));
                OpenInode processes = DirectoryCalls.openDirectory(Path.of("/proc"))) {
            assertNotEquals(FileTimes.UNKNOWN, FileTimes.of(shared));
            assertEquals(FileTimes.UNKNOWN, FileTimes.of(processes));
        }
    }

    @Test
    void shouldNotBelieveExactTimesOfAServer() throws Exception {
        try (OpenInode shared = DirectoryCalls.openDirectory(Path.of("/dev/shm"))) {
            assertEquals(FileTimes.UNKNOWN, FileTimes.of(shared, NFS));
        }
    }
}
