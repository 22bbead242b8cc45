package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The compiler's process is kept for the next kernel, and is no less isolated than one for each kernel. */
@Timeout(120)
class KeptCompilerProcessTest {
    private static final String REMEDY = "; add its folder or jar, and write $ before the name of a nested class";
    private static final String KERNEL = OperationKernels.class.getName() + "#workItemIds";
    private static final CompilerProcess COMPILER = TestCompiler.process(Duration.ofMinutes(1));

    @TempDir
    private Path folder;

    @Test
    void shouldCompileTheNextKernelByTheSameProcess() throws Exception {
        final ProcessHandle first = compile(COMPILER);
        assertEquals(first, compile(COMPILER));
    }

    @Test
    void shouldKeepTheProcessAfterARefusalAndReportEachRefusalOnce() throws Exception {
        final ProcessHandle first = compile(COMPILER);
        for (final String missing : List.of("NoSuchClass#one", "NoSuchClass#two")) {
            final KernelCompilationException refused = assertThrows(
                    KernelCompilationException.class, () -> COMPILER.compile(List.of(KERNEL, missing, KERNEL)));
            assertEquals(
                    List.of(missing + ": there is no such class on the class path (NoSuchClass)" + REMEDY),
                    refused.refusals());
        }
        assertEquals(first, compile(COMPILER));
    }

    @Test
    void shouldCompileAClassAsItIsNowWhenItHasChangedSinceTheLastRequest() throws Exception {
        final ProcessHandle first = compile(COMPILER);
        for (final int stored : new int[] {4711, 4712}) {
            final Path classes = compileJava(stored);
            assertStores(stored, classes);
        }
        assertEquals(first, kept());
    }

    @Test
    void shouldCompileAClassOfAJarAsItIsNowWhenTheJarHasBeenReplaced() throws Exception {
        final ProcessHandle first = compile(COMPILER);
        final Path jars = Files.createDirectory(folder.resolve("jars"));
        for (final int stored : new int[] {4711, 4712}) {
            final Path jar = jars.resolve("user.jar");
            pack(compileJava(stored).resolve("user/Kernel.class"), jar);
            assertStores(stored, jar);
            assertStores(stored, jars.resolve("*"));
        }
        assertEquals(first, kept());
    }

    @Test
    void shouldNotFindTheClassesOfAnEarlierRequest() throws Exception {
        assertStores(4711, compileJava(4711));
        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class,
                () -> TestCompiler.compileNamed(List.of("user.Kernel#run"), List.of(folder.resolve("elsewhere"))));
        assertEquals(
                List.of("user.Kernel#run: there is no such class on the class path (user.Kernel)" + REMEDY),
                refused.refusals());
    }

    @Test
    void shouldStartAnotherProcessForAnotherSdk() throws Exception {
        final ProcessHandle first = compile(COMPILER);
        final Path link =
                Files.createSymbolicLink(folder.resolve("sdk"), COMPILER.sdk().folder());
        final ProcessHandle second =
                compile(new CompilerProcess(new TornadoSdk(link), COMPILER.classPath(), COMPILER.timeLimit()));
        assertNotEquals(first, second);
        assertFalse(first.isAlive());
    }

    @Test
    void shouldEndTheProcessAndStartAnotherWhenALaterKernelExceedsTheLimit() throws Exception {
        final ProcessHandle first = compile(COMPILER);
        final CompilerProcess impatient = TestCompiler.process(Duration.ofNanos(1));
        final KernelCompilationException tooLong =
                assertThrows(KernelCompilationException.class, () -> impatient.compile(List.of(KERNEL)));
        assertTrue(tooLong.getMessage().startsWith("the compiler exceeded its limit of 0.0 s"), tooLong::getMessage);
        assertFalse(first.isAlive());
        assertNotEquals(first, compile(COMPILER));
    }

    @Test
    void shouldFailAndStartAnotherProcessWhenTheCompilerIsKilled() throws Exception {
        end(compile(COMPILER));
        final CompletableFuture<ProcessHandle> compilation = CompletableFuture.supplyAsync(() -> {
            try {
                return compile(COMPILER);
            } catch (final Exception e) {
                throw new CompletionException(e);
            }
        });
        while (compilers().isEmpty()) {
            assertFalse(Thread.interrupted());
            Thread.onSpinWait();
        }
        // It has not compiled anything so soon after its start.
        end(kept());
        final Throwable failure =
                assertThrows(CompletionException.class, compilation::join).getCause();
        assertTrue(failure.getMessage().startsWith("the compiler exited with status 137"), failure::getMessage);
        assertTrue(compile(COMPILER).isAlive());
    }

    @Test
    void shouldEndTheProcessWhenTheHostIsKilled() throws Exception {
        final Path file = folder.resolve("pid");
        final Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        CompilingHost.class.getName(),
                        file.toString())
                .inheritIO()
                .start();
        while (!Files.exists(file)) {
            assertTrue(host.isAlive());
            Thread.onSpinWait();
        }
        final ProcessHandle compiler =
                ProcessHandle.of(Long.parseLong(Files.readString(file))).orElseThrow();
        host.destroyForcibly().waitFor();
        compiler.onExit().get(10, TimeUnit.SECONDS);
    }

    private static ProcessHandle compile(final CompilerProcess compiler) throws Exception {
        assertTrue(compiler.compile(List.of(KERNEL))
                .kernels()
                .getFirst()
                .toString()
                .contains("__kernel void galefs_workItemIds("));
        return kept();
    }

    private static ProcessHandle kept() {
        final List<ProcessHandle> compilers = compilers();
        assertEquals(1, compilers.size());
        return compilers.getFirst();
    }

    private static List<ProcessHandle> compilers() {
        return ProcessHandle.current()
                .children()
                .filter(ProcessHandle::isAlive)
                .filter(child ->
                        List.of(child.info().arguments().orElse(new String[0])).contains(CompilerMain.class.getName()))
                .toList();
    }

    private static void end(final ProcessHandle process) throws Exception {
        process.destroyForcibly();
        process.onExit().get(10, TimeUnit.SECONDS);
    }

    private static void assertStores(final int stored, final Path classes) throws Exception {
        final String program = TestCompiler.compileNamed(List.of("user.Kernel#run"), List.of(classes))
                .getFirst()
                .toString();
        assertTrue(program.contains(Integer.toString(stored)), program);
    }

    private Path compileJava(final int stored) throws IOException {
        final Path source = Files.writeString(folder.resolve("Kernel.java"), """
                package user;
                public final class Kernel {
                    public static void run(long[] fs, int[] out) {
                        out[0] = %d;
                    }
                }
                """.formatted(stored));
        final Path classes = folder.resolve("classes");
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), source.toString()));
        return classes;
    }

    private static void pack(final Path file, final Path jar) throws IOException {
        try (OutputStream stream = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(stream)) {
            entries.putNextEntry(new ZipEntry("user/Kernel.class"));
            Files.copy(file, entries);
        }
    }

    /** Compiles a kernel, writes the id of the compiler's process to a file, and stays. */
    static final class CompilingHost {
        private CompilingHost() {}

        public static void main(final String[] arguments) throws Exception {
            final Path temporary = Files.writeString(
                    Path.of(arguments[0] + ".tmp"),
                    Long.toString(compile(COMPILER).pid()));
            Files.move(temporary, Path.of(arguments[0]));
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}
