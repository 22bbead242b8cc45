package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.build.BuildFailedException;
import io.github.galefs.device.build.BuildProcess;
import io.github.galefs.device.build.BuildRequest;
import io.github.galefs.device.build.StandInCompilers;
import io.github.galefs.kernel.child.ChildLimit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("opencl")
@Timeout(60)
class ProgramBuilderTest {
    private static final String NAME = "galefs_nothing";

    private static final BuildProcess PROCESS =
            new BuildProcess(BuildMain.class.getName(), ChildLimit.ofProcessorTime(Duration.ofMinutes(1)));
    private static final String SOURCE = "__kernel void galefs_nothing(__global uchar *fs) {}";

    @TempDir
    private Path directory;

    private OpenClContext context;

    @BeforeEach
    void open() {
        context = new OpenClContext(AssumedDevice.openCl());
    }

    @AfterEach
    void close() {
        if (context != null) {
            context.close();
        }
    }

    @Test
    void shouldBuildFromTheCachedBinaryTheSecondTime() throws IOException, InterruptedException {
        build(SOURCE);
        final Object file = fileKey();
        final byte[] binary = Files.readAllBytes(onlyFile());
        build(SOURCE);
        assertArrayEquals(binary, Files.readAllBytes(onlyFile()));
        // Only a build from source writes a file.
        assertEquals(file, fileKey());
    }

    /** Only the binary contains the other kernel. */
    @Test
    void shouldPreferTheCachedBinaryToTheSource() throws IOException, InterruptedException {
        final ProgramBinaries binaries = binaries();
        build("galefs_other", SOURCE.replace(NAME, "galefs_other"));
        final Path other = onlyFile();
        final byte[] binary = binaries.read(key(other)).orElseThrow();
        Files.delete(other);
        build(SOURCE);
        binaries.write(key(onlyFile()), binary);
        build("galefs_other", SOURCE);
    }

    @Test
    void shouldBuildFromSourceWhenTheCachedBinaryIsDamaged() throws IOException, InterruptedException {
        build(SOURCE);
        final byte[] binary = Files.readAllBytes(onlyFile());
        final byte[] changed = binary.clone();
        changed[binary.length / 2] ^= 1;
        for (final byte[] damaged :
                List.of(new byte[0], new byte[40], Arrays.copyOf(binary, binary.length / 2), changed)) {
            Files.write(onlyFile(), damaged);
            build(SOURCE);
            assertFalse(Arrays.equals(damaged, Files.readAllBytes(onlyFile())));
        }
    }

    @Test
    void shouldBuildFromSourceWhenTheDriverRejectsTheCachedBinary() throws IOException, InterruptedException {
        build(SOURCE);
        final ProgramBinaries binaries = binaries();
        final String key = key(onlyFile());
        final byte[] refused = "not a binary of any driver".getBytes(StandardCharsets.UTF_8);
        binaries.write(key, refused);
        build(SOURCE);
        assertFalse(Arrays.equals(refused, binaries.read(key).orElseThrow()));
    }

    @Test
    void shouldCacheOneBinaryForEachSource() throws IOException, InterruptedException {
        build(SOURCE);
        build(SOURCE + "\n// changed");
        try (Stream<Path> files = Files.list(directory.resolve("programs"))) {
            assertEquals(2, files.count());
        }
    }

    /** What programs do for PoCL only depends on it. */
    @Test
    void shouldTellProgramsWhetherTheDeviceIsPocl() throws InterruptedException {
        final String wrong = context.info().isPocl() ? "#ifndef" : "#ifdef";
        build(wrong + " GALEFS_POCL\n#error what the host says of the device is wrong\n#endif\n" + SOURCE);
    }

    @Test
    void shouldStartNoProcessWhenTheBinaryIsCached() throws InterruptedException {
        build(SOURCE);
        builder("no.such.Compiler", Duration.ofMinutes(1))
                .load(ProgramSource.ofPlain("test", NAME, SOURCE), GroupForm.ONE_ITEM)
                .close();
    }

    @Test
    void shouldNameKernelAndDeviceWhenTheCompilerCrashes() {
        final String message =
                failure(builder(StandInCompilers.Aborting.class.getName(), Duration.ofMinutes(1)), SOURCE);
        assertTrue(message.startsWith(cannotBuild()), message);
        assertTrue(message.contains("the device's compiler crashed (signal 6)"), message);
    }

    @Test
    void shouldNameKernelDeviceAndLimitWhenTheCompilerDoesNotEnd() {
        final String message =
                failure(builder(StandInCompilers.Endless.class.getName(), Duration.ofSeconds(1)), SOURCE);
        assertTrue(message.startsWith(cannotBuild()), message);
        assertTrue(message.contains("did not end within the limit of 1.0 s"), message);
    }

    @Test
    void shouldReturnTheLogWhenTheCompilerRefusesTheSource() {
        final String message = failure(
                ProgramBuilder.of(context, new CacheFolder(directory)), "__kernel void k() { undeclared = 1; }");
        assertTrue(message.startsWith(cannotBuild()), message);
        assertTrue(message.contains("CL_BUILD_PROGRAM_FAILURE (-11)"), message);
        assertTrue(message.contains("undeclared"), message);
    }

    @Test
    void shouldNameTheDevicesThatTheBuildProcessFindsWhenItDoesNotFindTheHosts() {
        final BuildRequest request = new BuildRequest("another driver", 0, "", SOURCE);
        final String message = assertThrows(
                        BuildFailedException.class, () -> PROCESS.build(request, Specialisation.NONE::variables))
                .getMessage();
        final String missing = "the process for it has not found the device (another driver), but ";
        assertTrue(message.startsWith(missing + context.info().identity()), message);
    }

    @Test
    void shouldTellThatTheBuildProcessFindsNoDriver() {
        final List<Map<String, String>> attempts = List.of(noDriver());
        final String message = assertThrows(BuildFailedException.class, () -> PROCESS.build(request(0), _ -> attempts))
                .getMessage();
        assertTrue(
                message.contains("but OpenCL: the OpenCL library is installed, and no driver (ICD) with it"), message);
    }

    /** As where a driver fails for a moment. */
    @Test
    void shouldTryAgainByAnotherProcessWhenTheBuildProcessDoesNotFindTheDevice() throws Exception {
        final List<Map<String, String>> attempts = new ArrayList<>(List.of(noDriver(), Map.of()));
        assertTrue(PROCESS.build(request(0), _ -> List.of(attempts.removeFirst())).length > 0);
        assertEquals(List.of(), attempts);
    }

    /** Devices of one identity take the same binaries. */
    @Test
    void shouldBuildForAnEqualDeviceWhenTheBuildProcessFindsFewerThanTheHost() throws Exception {
        assertTrue(PROCESS.build(request(64), Specialisation.NONE::variables).length > 0);
    }

    /** Drivers may be found in another order, or one not at all. */
    @Test
    void shouldFindTheDeviceWhenItsNumberDiffersInTheBuildProcess() throws Exception {
        final OpenClDeviceInfo info = context.info();
        final OpenClDeviceInfo elsewhere = DeviceInfos.withNumbers(info, 7, 3, 2);
        try (OpenClContext other = new OpenClContext(elsewhere)) {
            ProgramBuilder.of(other, new CacheFolder(directory))
                    .load(ProgramSource.ofPlain("test", NAME, SOURCE), GroupForm.ONE_ITEM)
                    .close();
        }
    }

    /** Variables of a process that finds no driver, neither in a folder nor by its name. */
    private Map<String, String> noDriver() {
        return Map.of(
                "OCL_ICD_VENDORS",
                directory.toString(),
                "OCL_ICD_FILENAMES",
                directory.resolve("none.so").toString());
    }

    private BuildRequest request(final int index) {
        return new BuildRequest(context.info().identity(), index, "", SOURCE);
    }

    private String cannotBuild() {
        final OpenClDeviceInfo info = context.info();
        return "cannot build kernel test on device " + info.deviceName() + " (" + info.name() + ") with options ";
    }

    private ProgramBuilder builder(final String mainClass, final Duration limit) {
        return new ProgramBuilder(
                context,
                new BinaryBuilder(
                        context.info(), binaries(), new BuildProcess(mainClass, ChildLimit.ofProcessorTime(limit))));
    }

    private static String failure(final ProgramBuilder builder, final String source) {
        return assertThrows(
                        KernelFailedException.class,
                        () -> builder.load(ProgramSource.ofPlain("test", NAME, source), GroupForm.ONE_ITEM))
                .getMessage();
    }

    private void build(final String source) throws InterruptedException {
        build(NAME, source);
    }

    private void build(final String entryPoint, final String source) throws InterruptedException {
        ProgramBuilder.of(context, new CacheFolder(directory))
                .load(ProgramSource.ofPlain("test", entryPoint, source), GroupForm.ONE_ITEM)
                .close();
    }

    private ProgramBinaries binaries() {
        return ProgramBinaries.in(new CacheFolder(directory));
    }

    private static String key(final Path file) {
        return file.getFileName().toString().replace(".bin", "");
    }

    private Object fileKey() throws IOException {
        return Files.readAttributes(onlyFile(), BasicFileAttributes.class).fileKey();
    }

    private Path onlyFile() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("programs"))) {
            final List<Path> all = files.toList();
            assertEquals(1, all.size(), all::toString);
            return all.getFirst();
        }
    }
}
