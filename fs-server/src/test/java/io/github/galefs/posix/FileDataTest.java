package io.github.galefs.posix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
@Timeout(30)
class FileDataTest {
    private static final int EIO = 5;
    private static final byte[] MEMORY = "mem".getBytes(StandardCharsets.US_ASCII);

    /** The memory of a process that has ended takes no bytes, and gives no reason. */
    @Test
    void shouldFailWithEioWhenAWriteMakesNoProgress() throws Exception {
        final Process process = new ProcessBuilder("cat").start();
        try (OpenInode directory = DirectoryCalls.openDirectory(Path.of("/proc", Long.toString(process.pid())));
                OpenInode memory = DirectoryCalls.openBeneath(directory, MEMORY, DirectoryCalls.Access.READ_WRITE);
                Arena arena = Arena.ofConfined()) {
            process.destroyForcibly().waitFor();
            final MemorySegment source = arena.allocate(8);
            assertEquals(
                    EIO,
                    assertThrows(SystemCallException.class, () -> FileData.write(memory, 4096, source))
                            .errno());
            assertEquals(0, FileData.write(memory, 4096, MemorySegment.NULL));
        }
    }
}
