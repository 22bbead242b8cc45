package io.github.galefs.sample.matadd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.SampleException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass(name = "{0}")
@ValueSource(strings = {"jvm", "opencl"})
@Tag("opencl")
@Timeout(120)
class MatAddTest {
    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void createStore() throws Exception {
        Assumptions.assumeFalse(
                deviceName.equals("opencl") && OpenClDevices.list().isEmpty(),
                "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1",
        "1, 1, 1",
        "1, 64, 8",
        "16383, 2, 8",
        "16384, 2, 1",
        "16385, 2, 8",
        "200000, 64, 8",
        "200000, 1, 1"
    })
    void shouldAddElementwiseWhenLengthsAndGridsDiffer(final int length, final int groups, final int localSize)
            throws Exception {
        final float[] a = random(length, 1);
        final float[] b = random(length, 2);
        put("a", bytes(a));
        put("b", bytes(b));
        put("c", new byte[2_000_000]);
        run("a", "b", "c", groups, localSize);
        final float[] sum = new float[length];
        for (int i = 0; i < length; i++) {
            sum[i] = a[i] + b[i];
        }
        assertArrayEquals(bytes(sum), HostFiles.readAll(files, "c"));
        assertEquals(Optional.empty(), new MatAdd("a", "b", "c").verify(files));
    }

    @Test
    void shouldReportADifferenceWhenTheOutputIsWrong() throws Exception {
        put("a", bytes(new float[] {1, 2}));
        put("b", bytes(new float[] {1, 2}));
        put("c", bytes(new float[] {2, 5}));
        assertEquals(Optional.of("'c' element 1: 5.0, expected 4.0"), new MatAdd("a", "b", "c").verify(files));
    }

    @Test
    void shouldKeepTheOutputWhenTheMatricesCannotBeAdded() throws Exception {
        put("a", new byte[8]);
        put("b", new byte[12]);
        put("odd", new byte[7]);
        put("c", new byte[100]);
        assertEquals(
                "'a' has 8 bytes and 'b' has 12; matrices to add must have the same size",
                assertThrows(SampleException.class, () -> run("a", "b", "c", 1, 1))
                        .getMessage());
        assertEquals(
                "'odd' has 7 bytes; the size must be a multiple of 4, that of a float32",
                assertThrows(SampleException.class, () -> run("odd", "odd", "c", 1, 1))
                        .getMessage());
        assertEquals(
                "the sum cannot be written to '/a': it is one of the summands",
                assertThrows(SampleException.class, () -> run("a", "a", "/a", 1, 1))
                        .getMessage());
        assertThrows(FileServiceException.class, () -> run("a", "gone", "c", 1, 1));
        assertEquals(100, files.stat("c").size());
        assertEquals(8, files.stat("a").size());
    }

    @Test
    void shouldNameTheFileWhenItCannotBeOpened() throws Exception {
        put("a", new byte[8]);
        files.makeDirectory("d");
        assertEquals(
                "'d': is a directory (EISDIR)",
                assertThrows(SampleException.class, () -> run("a", "a", "d", 4, 2))
                        .getMessage());
    }

    private void run(final String a, final String b, final String out, final int groups, final int localSize)
            throws Exception {
        try (GaleFs galeFs =
                GaleFs.open(new GaleFsContext().files(files).device(deviceName).cacheSize(1 << 20))) {
            new MatAdd(a, b, out).run(galeFs, new Grid(groups, localSize));
        }
    }

    private void put(final String path, final byte[] bytes) throws Exception {
        final long handle =
                files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
    }

    private static float[] random(final int length, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] values = new float[length];
        for (int i = 0; i < length; i++) {
            values[i] = Float.intBitsToFloat(random.nextInt() & 0xBFFF_FFFF);
        }
        return values;
    }

    private static byte[] bytes(final float[] values) {
        final ByteBuffer buffer =
                ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asFloatBuffer().put(values);
        return buffer.array();
    }
}
