package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.mount.MountedStore.Reach;
import io.github.galefs.store.DeepTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files whose paths are longer than what the kernel accepts in one call. */
@Tag("mount")
@Timeout(120)
class DeepMountTest {
    private static final long LIMIT_SECONDS = 100;

    /** Goes down by relative names of 200 bytes, works there, and removes everything. */
    private static final String SCRIPT = """
            set -e
            cd -P "$1"
            name=$(printf '%0200d' 0)
            i=0
            while [ $i -lt "$2" ]; do
                mkdir $name
                cd -P ./$name
                i=$((i + 1))
            done
            echo content > file
            echo more >> file
            mkdir other
            mv file other/renamed
            [ "$(ls other)" = renamed ]
            [ "$(cat other/renamed)" = "content
            more" ]
            mv other another
            [ "$(stat -c %s another/renamed)" = 13 ]
            cd "$1"
            [ "$(find . -name renamed | wc -l)" = 1 ]
            rm -rf $name
            [ -z "$(ls)" ]
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"STORE, 100", "EXCLUSIVE, 100", "SERVER, 35", "NETWORK, 35"})
    void shouldMakeReadRenameAndRemoveFilesBelowAPathOf4096Bytes(final Reach reach, final int levels) throws Exception {
        try (MountedStore mounted = MountedStore.in(reach, folder, FuseMount.Context.DEFAULT_CACHE_TIMEOUT)) {
            run("sh", "-c", SCRIPT, "sh", mounted.directory().toString(), Integer.toString(levels));
            assertEquals(0, mounted.service().list("/").size());
        }
    }

    @Test
    void shouldMeasureAndRemoveADeepTree() throws Exception {
        final int levels = 2_200;
        try (MountedStore mounted = MountedStore.in(Reach.STORE, folder, FuseMount.Context.DEFAULT_CACHE_TIMEOUT)) {
            mounted.service().makeDirectory(DeepTree.TOP);
            DeepTree.deepen(mounted.service(), levels);
            run("df", mounted.directory().toString());
            run(
                    "rm",
                    "-rf",
                    mounted.directory().resolve(DeepTree.TOP.substring(1)).toString());
            assertEquals(List.of(), mounted.service().list("/"));
        }
    }

    private void run(final String... command) throws IOException, InterruptedException {
        final Path output = folder.resolve("output");
        final Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertTrue(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS), () -> command[0] + " did not end");
            assertEquals(0, process.exitValue(), Files.readString(output, StandardCharsets.ISO_8859_1));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
