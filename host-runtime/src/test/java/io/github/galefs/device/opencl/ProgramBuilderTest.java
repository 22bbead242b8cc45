package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.artefact.CacheFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
    void shouldBuildFromTheCachedBinaryTheSecondTime() throws IOException {
        build(SOURCE);
        final Path file = onlyFile();
        final byte[] binary = Files.readAllBytes(file);
        // Only a build from source writes the file.
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        build(SOURCE);
        assertArrayEquals(binary, Files.readAllBytes(onlyFile()));
        assertEquals(0, Files.getLastModifiedTime(file).toMillis());
    }

    /** Only the binary contains the other kernel. */
    @Test
    void shouldPreferTheCachedBinaryToTheSource() throws IOException {
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
    void shouldBuildFromSourceWhenTheCachedBinaryIsDamaged() throws IOException {
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
    void shouldBuildFromSourceWhenTheDriverRejectsTheCachedBinary() throws IOException {
        build(SOURCE);
        final ProgramBinaries binaries = binaries();
        final String key = key(onlyFile());
        final byte[] refused = "not a binary of any driver".getBytes(StandardCharsets.UTF_8);
        binaries.write(key, refused);
        build(SOURCE);
        assertFalse(Arrays.equals(refused, binaries.read(key).orElseThrow()));
    }

    @Test
    void shouldCacheOneBinaryForEachSource() throws IOException {
        build(SOURCE);
        build(SOURCE + "\n// changed");
        try (Stream<Path> files = Files.list(directory.resolve("programs"))) {
            assertEquals(2, files.count());
        }
    }

    private void build(final String source) {
        build(NAME, source);
    }

    private void build(final String entryPoint, final String source) {
        final ProgramBuilder builder = new ProgramBuilder(context, Optional.of(binaries()));
        try (OpenClProgram program = builder.build("test", entryPoint, source, GroupForm.ONE_ITEM)) {
            builder.cacheBinary(program);
        }
    }

    private ProgramBinaries binaries() {
        return new ProgramBinaries(new CacheFolder(directory).folder("programs"));
    }

    private static String key(final Path file) {
        return file.getFileName().toString().replace(".bin", "");
    }

    private Path onlyFile() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("programs"))) {
            final List<Path> all = files.toList();
            assertEquals(1, all.size(), all::toString);
            return all.getFirst();
        }
    }
}
