package io.github.galefs.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.file.FileService;
import io.github.galefs.file.OpenOption;
import io.github.galefs.sample.matadd.MatAdd;
import io.github.galefs.sample.wordmatch.WordMatch;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.FileStore;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The samples' packaged kernels on a device that runs OpenCL C. */
@Tag("opencl")
@Timeout(120)
class SamplesOnOpenClTest {
    private static final int BLOCK_SIZE = 4096;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeAll
    static void checkThatThereIsADevice() {
        Assumptions.assumeFalse(
                OpenClDevices.list().isEmpty(), "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
    }

    @BeforeEach
    void createStore() throws Exception {
        files = FileStore.create(new FileStore.Context().directory(directory.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        files.close();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "64, 1", "2, 8"})
    void shouldCountWordsWithACacheSmallerThanTheInput(final int groups, final int localSize) throws Exception {
        putWords();
        try (GaleFs galeFs = open(8)) {
            final WordMatch sample = new WordMatch("dict", "list");
            sample.run(galeFs, new Grid(groups, localSize));
            assertEquals(Optional.empty(), sample.verify(files));
            assertTrue(galeFs.statistics().get(Metric.CACHE_EVICTIONS) > 0);
        }
    }

    @Test
    void shouldNameTheLineThatIsWrong() throws Exception {
        putWords();
        put("list", "a\ngone\n".getBytes(StandardCharsets.UTF_8));
        try (GaleFs galeFs = open(64)) {
            final SampleException failure = assertThrows(
                    SampleException.class, () -> new WordMatch("dict", "list").run(galeFs, new Grid(2, 1)));
            assertEquals("list 'list' line 2: 'gone': no such file or directory (ENOENT)", failure.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 8", "64, 1"})
    void shouldAddMatrices(final int groups, final int localSize) throws Exception {
        final byte[] floats = new byte[400_000];
        new SplittableRandom(1).nextBytes(floats);
        for (int i = 3; i < floats.length; i += 4) {
            // No float is infinite or not a number, of which Java does not keep every bit.
            floats[i] = (byte) (floats[i] & 0xBE);
        }
        put("a", floats);
        put("b", floats);
        try (GaleFs galeFs = open(8)) {
            final MatAdd sample = new MatAdd("a", "b", "c");
            sample.run(galeFs, new Grid(groups, localSize));
            assertEquals(Optional.empty(), sample.verify(files));
        }
    }

    private GaleFs open(final int frames) throws Exception {
        return GaleFs.open(new GaleFsContext()
                .files(files)
                .device("opencl")
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) frames * BLOCK_SIZE));
    }

    private void putWords() throws Exception {
        final SplittableRandom random = new SplittableRandom(2);
        final String text = random.ints(60_000, 0, 36)
                .mapToObj(i -> i < 26 ? String.valueOf((char) ('a' + i)) : " ")
                .collect(Collectors.joining());
        put("a", text.getBytes(StandardCharsets.UTF_8));
        put("b", text.substring(100).getBytes(StandardCharsets.UTF_8));
        put("list", "a\nb\n".getBytes(StandardCharsets.UTF_8));
        put(
                "dict",
                ("a\nbc\nthe\n" + text.substring(0, 300).strip().replaceAll(" +", "\n") + "\n")
                        .getBytes(StandardCharsets.UTF_8));
    }

    private void put(final String path, final byte[] bytes) throws Exception {
        final long handle = files.open(path, EnumSet.of(OpenOption.WRITE, OpenOption.CREATE, OpenOption.TRUNCATE));
        files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
    }
}
