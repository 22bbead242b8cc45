package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerProcessTest {
    private static final List<String> ANY_KERNEL = List.of(OperationKernels.class.getName() + "#workItemIds");

    @Test
    void shouldEndTheCompilerAtItsTimeLimit() {
        final CompilerProcess process = TestCompiler.process(Duration.ofMillis(50));
        final KernelCompilationException tooLong =
                assertThrows(KernelCompilationException.class, () -> process.compile(ANY_KERNEL));
        assertTrue(
                tooLong.getMessage().startsWith("the compiler exceeded its limit of 0.05 s of processor time"),
                tooLong::getMessage);
    }

    @Test
    void shouldReportTheOutputOfACompilerThatFails(@TempDir final Path folder) throws Exception {
        Files.createDirectories(folder.resolve("etc/exportLists"));
        final TornadoSdk real = TornadoSdk.find().orElseThrow();
        Files.writeString(folder.resolve("etc/tornado.release"), "version=" + real.version() + "\n");
        final Path backEnd = folder.resolve("share/java/tornado/tornado-drivers-opencl-" + real.version() + ".jar");
        Files.createDirectories(backEnd.getParent());
        Files.createFile(backEnd);
        for (final String list : List.of("common-exports", "opencl-exports")) {
            Files.createFile(folder.resolve("etc/exportLists").resolve(list));
        }
        final CompilerProcess broken = new CompilerProcess(new TornadoSdk(folder), List.of(), Duration.ofMinutes(1));
        final KernelCompilationException failed =
                assertThrows(KernelCompilationException.class, () -> broken.compile(ANY_KERNEL));
        assertTrue(failed.getMessage().contains("the compiler exited with status 1"), failed::getMessage);
        assertTrue(failed.getMessage().contains("tornado"), failed::getMessage);
        assertEquals(List.of(), failed.refusals());
    }
}
