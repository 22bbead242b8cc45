package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.ArgumentBuffers;
import io.github.galefs.device.gpu.CopyWaits;
import io.github.galefs.device.gpu.KernelQueue;
import io.github.galefs.device.gpu.KernelRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The compiler of PoCL, which compiles a kernel for a size of groups and grid, works in the build process only. */
@Tag("opencl")
@Timeout(60)
class ColdBuildTest {
    /** Unique, so that PoCL's cache has nothing of it. */
    private final String entryPoint = "galefs_" + UUID.randomUUID().toString().replace('-', '_');

    /** Writes behind the header of the array, of 16 bytes. */
    private final String source = "__kernel void " + entryPoint
            + "(__global int *out) { out[4 + (get_global_id(0) & 63)] = get_local_size(0); }";

    @TempDir
    private Path directory;

    private OpenClContext context;

    @BeforeEach
    void openPocl() {
        final Optional<OpenClDeviceInfo> pocl =
                OpenClDevices.list().stream().filter(OpenClDeviceInfo::isPocl).findFirst();
        assumeTrue(pocl.isPresent(), "PoCL is not installed: on Debian, install pocl-opencl-icd");
        context = new OpenClContext(pocl.orElseThrow());
    }

    @AfterEach
    void close() {
        if (context != null) {
            context.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "1, 100", "1, 65534", "1, 65535", "1, 100000", "8, 100", "8, 100000"})
    void shouldCompileNothingInThisProcessWhenAKernelRunsTheFirstTime(final int localSize, final int groups)
            throws Exception {
        final Grid grid = new Grid(groups, localSize);
        final GroupForm form = GroupForm.of(context.info(), Set.of(), grid);
        try (OpenClProgram program = ProgramBuilder.of(context, new CacheFolder(directory))
                        .load(ProgramSource.ofPlain("test", entryPoint, source), form);
                ArgumentBuffers arguments = new ArgumentBuffers(context, _ -> Optional.empty())) {
            final Set<Path> built = compiled();
            assertFalse(built.isEmpty(), "the binary contains compiled kernels");
            final int[] out = new int[64];
            final KernelQueue queue = new KernelQueue(context);
            arguments.bind(List.of(out), program, 0);
            queue.run(new KernelRun(context, program, grid, new CopyWaits()), () -> {}, KernelCall.UNLIMITED);
            // The last round of a launch may be small, whatever the first was.
            queue.run(
                    new KernelRun(context, program, new Grid(1, localSize), new CopyWaits()),
                    () -> {},
                    KernelCall.UNLIMITED);
            arguments.copyOut();
            arguments.unbind();
            assertEquals(localSize, out[0]);
            assertEquals(built, compiled());
        }
    }

    /** Returns the compiled forms of the kernel in PoCL's cache. */
    private Set<Path> compiled() throws IOException {
        final Path cache = Optional.ofNullable(System.getenv("POCL_CACHE_DIR"))
                .map(Path::of)
                .orElseGet(() -> Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
                        .map(Path::of)
                        .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache"))
                        .resolve("pocl"));
        try (Stream<Path> files = Files.walk(cache)) {
            return files.filter(file -> file.toString().contains(entryPoint)
                            && file.toString().endsWith(".so"))
                    .map(cache::relativize)
                    .collect(Collectors.toSet());
        }
    }
}
