package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.mount.MountedStore.Reach;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Common programs on a mounted store, run by scripts/mount-programs. */
@Tag("mount")
@Timeout(150)
class ProgramsOnMountTest {
    private static final long LIMIT_SECONDS = 120;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "EXCLUSIVE, fio, fio",
        "EXCLUSIVE, tar, tar",
        "EXCLUSIVE, copy, cp",
        "EXCLUSIVE, rsync, rsync",
        "EXCLUSIVE, git, git",
        "EXCLUSIVE, sqlite, sqlite3",
        "EXCLUSIVE, sqlite_wal, sqlite3",
        "EXCLUSIVE, names, find",
        "EXCLUSIVE, sparse, tar",
        "EXCLUSIVE, removed, mv",
        "EXCLUSIVE, calls, python3",
        "NETWORK, fio, fio",
        "NETWORK, tar, tar",
        "NETWORK, git, git",
        "SERVER, sqlite, sqlite3",
        "NETWORK, sqlite_wal, sqlite3",
        "SERVER, sparse, tar",
        "SERVER, removed, mv",
        "NETWORK, calls, python3"
    })
    void shouldPassTheCheckOfEachProgram(final Reach reach, final String check, final String program) throws Exception {
        Assumptions.assumeTrue(Requirements.findProgram(program).isPresent(), program + " is not installed");
        try (MountedStore mounted = MountedStore.in(
                reach,
                folder,
                reach == Reach.EXCLUSIVE ? Duration.ofMinutes(1) : FuseMount.Context.DEFAULT_CACHE_TIMEOUT)) {
            run(reach, check, mounted.directory());
            assertEquals(0, mounted.service().list("/").size());
        }
    }

    private void run(final Reach reach, final String check, final Path directory)
            throws IOException, InterruptedException {
        final Path output = folder.resolve("output");
        final ProcessBuilder command = new ProcessBuilder(
                        Path.of("../scripts/mount-programs").toString(), directory.toString(), "short", check)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        command.environment().put("REACH", reach == Reach.EXCLUSIVE ? "store" : "server");
        final Process process = command.start();
        try {
            assertTrue(
                    process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS),
                    () -> check + " did not end within " + LIMIT_SECONDS + " s");
            assertEquals(0, process.exitValue(), Files.readString(output));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
