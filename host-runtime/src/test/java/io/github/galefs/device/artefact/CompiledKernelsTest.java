package io.github.galefs.device.artefact;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.KernelText;
import io.github.galefs.kernel.artefact.LocalBytes;
import io.github.galefs.kernel.artefact.ParameterAccess;
import io.github.galefs.kernel.artefact.ParameterKind;
import io.github.galefs.kernel.artefact.Suspension;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.file.DeviceFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/**
 * Which kernels are compiled, and which are read from the cache. An SDK that consists of its version alone compiles
 * nothing, so device code that is found with it was cached.
 */
@Timeout(120)
class CompiledKernelsTest {
    private static final KernelArtefact ARTEFACT = new KernelArtefact(
            "user.Kernel",
            "run",
            "galefs_run",
            List.of(ParameterKind.LONG_ARRAY, ParameterKind.INT_ARRAY),
            List.of(ParameterAccess.READ_WRITE, ParameterAccess.WRITE),
            Suspension.NONE,
            Set.of(),
            LocalBytes.NONE,
            List.of(),
            List.of("corpus.txt"),
            "5.2.0-jdk25",
            "",
            "",
            KernelText.ofOneForm("__kernel void galefs_run() {\n}\n"));

    @TempDir
    private Path directory;

    private CacheFolder cache;
    private UserKernel kernel;

    @BeforeEach
    void compileJavaOfKernel() throws Exception {
        cache = new CacheFolder(directory.resolve("cache"));
        kernel = new UserKernel(directory.resolve("user"), 7, 1);
    }

    @AfterEach
    void close() throws Exception {
        kernel.close();
    }

    /** Each refers to the class around it, and that to both. */
    @Test
    void shouldNameTheFilesOfEqualMethodsOfNestedClassesApart() {
        assertNotEquals(fileName(First.class), fileName(Second.class));
    }

    @Test
    void shouldReadTheCachedFileOfAnEarlierRun() throws Exception {
        cacheText(KernelArtefactText.print(ARTEFACT));
        assertEquals(ARTEFACT, find(emptySdk("5.2.0-jdk25")));
    }

    @Test
    void shouldCompileWhenTheCachedFileIsDamagedOrHasAnotherFormat() throws Exception {
        cacheText("of another format");
        assertCompiles(emptySdk("5.2.0-jdk25"));
        cacheText(KernelArtefactText.print(ARTEFACT));
        final byte[] whole = Files.readAllBytes(onlyFile());
        final byte[] changed = whole.clone();
        changed[whole.length - 5] ^= 1;
        for (final byte[] damaged : List.of(
                new byte[0],
                new byte[whole.length],
                Arrays.copyOf(whole, whole.length / 2),
                Arrays.copyOf(whole, whole.length - 1),
                changed)) {
            Files.write(onlyFile(), damaged);
            assertCompiles(emptySdk("5.2.0-jdk25"));
        }
        Files.write(onlyFile(), whole);
        assertEquals(ARTEFACT, find(emptySdk("5.2.0-jdk25")));
    }

    @Test
    void shouldCompileForAnotherVersionOfTornadoVm() throws Exception {
        cacheText(KernelArtefactText.print(ARTEFACT));
        assertCompiles(emptySdk("5.3.0-jdk25"));
    }

    @Test
    void shouldCompileWhenTheKernelsClassOrAClassThatItUsesHasChanged() throws Exception {
        final String name = CompiledKernels.fileName(kernel.method(), KernelChecks.NONE, "5.2.0-jdk25");
        assertEquals(name, fileNameOf(7, 1), "the same classes, compiled again");
        assertNotEquals(name, fileNameOf(8, 1));
        assertNotEquals(name, fileNameOf(7, 2));
    }

    @Test
    void shouldReadTheCachedFileOfAnEarlierRunWithoutSdk() throws Exception {
        cacheText(KernelArtefactText.print(ARTEFACT));
        assertEquals(ARTEFACT, new CompiledKernels(cache, Optional::empty).find(kernel.method(), KernelChecks.NONE));
    }

    @Test
    void shouldCompileWhenTheSharedFunctionsAreNotThoseOfTheCachedFile() throws Exception {
        cacheText(KernelArtefactText.print(ARTEFACT).replace("TornadoVM: 5.2.0-jdk25\n", """
                TornadoVM: 5.2.0-jdk25
                // functions SHA-256: 00ff
                // live uses: gale_HostCall_post
                """));
        assertCompiles(emptySdk("5.2.0-jdk25"));
    }

    @Test
    void shouldCompileWhenASharedPartOfTheCachedFileIsMissing() throws Exception {
        cacheText(KernelArtefactText.print(ARTEFACT).replace("TornadoVM: 5.2.0-jdk25\n", """
                TornadoVM: 5.2.0-jdk25
                // live uses: gale_of_another_version
                """));
        assertCompiles(emptySdk("5.2.0-jdk25"));
    }

    @Test
    void shouldReportTheRemedyWithoutSdk() {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> new CompiledKernels(cache, Optional::empty).find(kernel.method(), KernelChecks.NONE));
        assertEquals(
                "no device code for kernel user.Kernel#run: /user/Kernel.run.cl is not on the class path, and no"
                        + " TornadoVM SDK was found to compile it: " + TornadoSdk.searched()
                        + "; install one with 'sdk install tornadovm 5.2.0-jdk25-opencl' (https://sdkman.io),"
                        + " or use the"
                        + " device jvm, which needs no device code",
                failure.getMessage());
    }

    @Test
    void shouldReportWithoutSdkThatAKernelMustBeCompiledWithChecks() {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> new CompiledKernels(cache, Optional::empty).find(kernel.method(), KernelChecks.ALL));
        assertEquals(
                "no device code for kernel user.Kernel#run: packaged kernels have no checks, so it must be compiled"
                        + " with them, and no TornadoVM SDK was found to compile it: " + TornadoSdk.searched()
                        + "; install one with 'sdk install tornadovm 5.2.0-jdk25-opencl' (https://sdkman.io),"
                        + " or use the device jvm, which makes the checks by itself",
                failure.getMessage());
    }

    @Test
    void shouldNotReadTheCachedFileOfAKernelWithoutChecksWhenItShallBeChecked() throws Exception {
        cacheText(KernelArtefactText.print(ARTEFACT));
        final CompiledKernels kernels = new CompiledKernels(cache, Optional::empty);
        assertEquals(ARTEFACT, kernels.find(kernel.method(), KernelChecks.NONE));
        assertThrows(KernelFailedException.class, () -> kernels.find(kernel.method(), KernelChecks.ALL));
    }

    @Test
    @Tag("sdk")
    void shouldCompileOnceAndAgainAfterAChange() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final TornadoSdk sdk = TornadoSdk.find().orElseThrow();
        final KernelArtefact first = find(sdk);
        assertTrue(first.toString().contains("22"), first::toString);
        final byte[] cached = Files.readAllBytes(onlyFile());
        assertEquals(first, find(emptySdk(sdk.version())));

        Files.write(onlyFile(), Arrays.copyOf(cached, cached.length - 1));
        assertEquals(first, find(sdk));
        assertEquals(cached.length, Files.size(onlyFile()), "the file is complete again");

        try (UserKernel changed = new UserKernel(directory.resolve("user"), 7, 2)) {
            final KernelArtefact second =
                    new CompiledKernels(cache, () -> Optional.of(sdk)).find(changed.method(), KernelChecks.NONE);
            assertTrue(second.toString().contains("23"), second::toString);
            assertEquals(2, files().size());
        }
    }

    @Test
    @Tag("sdk")
    void shouldLogALostErrorWhenAKernelIsCompiledAndNotWhenItIsCached() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final TornadoSdk sdk = TornadoSdk.find().orElseThrow();
        final Kernel.Of1<int[]> reference = CompiledKernelsTest::losesAnError;
        final KernelMethod losing = KernelMethod.of(reference);
        final String first =
                logged(() -> new CompiledKernels(cache, () -> Optional.of(sdk)).find(losing, KernelChecks.NONE));
        assertTrue(first.contains("WARN"), first);
        assertTrue(first.contains("CompiledKernelsTest.losesAnError(CompiledKernelsTest.java:"), first);
        assertEquals(
                "", logged(() -> new CompiledKernels(cache, () -> Optional.of(sdk)).find(losing, KernelChecks.NONE)));
    }

    private static void losesAnError(final long[] fs, final int[] data) {
        DeviceFile.gread(fs, data[0], 0, Integer.BYTES, data, 0);
    }

    /** Returns what slf4j-simple prints to the standard error meanwhile. */
    private static String logged(final Executable action) {
        final PrintStream original = System.err;
        final ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setErr(new PrintStream(captured, true, StandardCharsets.UTF_8));
        try {
            assertDoesNotThrow(action);
        } finally {
            System.setErr(original);
        }
        return captured.toString(StandardCharsets.UTF_8);
    }

    @Test
    void shouldCompileWithoutACacheWhenTheFolderCannotBeWritten() throws Exception {
        final Optional<TornadoSdk> sdk =
                TornadoSdk.find().filter(found -> found.refusal().isEmpty());
        Files.createFile(cache.path());
        if (sdk.isPresent()) {
            assertEquals(find(sdk.get()), find(sdk.get()));
        } else {
            assertCompiles(emptySdk("5.2.0-jdk25"));
        }
        assertTrue(Files.isRegularFile(cache.path()));
    }

    private KernelArtefact find(final TornadoSdk sdk) throws Exception {
        return new CompiledKernels(cache, () -> Optional.of(sdk)).find(kernel.method(), KernelChecks.NONE);
    }

    private void assertCompiles(final TornadoSdk emptySdk) {
        final KernelFailedException failure = assertThrows(KernelFailedException.class, () -> find(emptySdk));
        assertTrue(failure.getMessage().startsWith("cannot compile kernel user.Kernel#run: "), failure::getMessage);
    }

    private String fileNameOf(final int stored, final int added) throws Exception {
        try (UserKernel other = new UserKernel(directory.resolve("other"), stored, added)) {
            return CompiledKernels.fileName(other.method(), KernelChecks.NONE, "5.2.0-jdk25");
        }
    }

    private void cacheText(final String text) throws Exception {
        cache.write(
                CompiledKernels.fileName(kernel.method(), KernelChecks.NONE, "5.2.0-jdk25"),
                text.getBytes(StandardCharsets.UTF_8));
    }

    private TornadoSdk emptySdk(final String version) throws IOException {
        final Path sdk = directory.resolve("sdk-" + version);
        Files.createDirectories(sdk.resolve("etc"));
        Files.writeString(sdk.resolve("etc/tornado.release"), "version=" + version + "\n");
        return new TornadoSdk(sdk);
    }

    private Path onlyFile() throws IOException {
        assertEquals(1, files().size(), () -> "files in " + cache.path());
        return files().getFirst();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(cache.path())) {
            return files.toList();
        }
    }

    private static String fileName(final Class<?> owner) {
        final KernelMethod method =
                new KernelMethod(owner, "run", List.of(ParameterKind.LONG_ARRAY, ParameterKind.INT_ARRAY));
        return CompiledKernels.fileName(method, KernelChecks.NONE, "5.2.0-jdk25");
    }

    private static final class First {}

    private static final class Second {}
}
