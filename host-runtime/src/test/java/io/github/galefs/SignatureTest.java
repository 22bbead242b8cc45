package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parameters and arrays of all kinds, on each device. */
@OnEachDevice
@Timeout(120)
class SignatureTest {
    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", new byte[10]);
        galeFs = open(AssumedDevice.context(deviceName));
    }

    private GaleFs open(final GaleFsContext context) {
        try {
            return GaleFs.open(context.files(files).cacheSize(1 << 20));
        } catch (final Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            files.close();
        }
    }

    /** One program serves all values: none is compiled into it. */
    @Test
    void shouldPassTheScalarsOfEachLaunch() throws Exception {
        final float[] data = {1, 2, 3, 4};
        galeFs.launch(SignatureKernels::scale, new Grid(4, 1), data, 3, 2.5f);
        assertArrayEquals(new float[] {2.5f, 5, 7.5f, 4}, data);
        galeFs.launch(SignatureKernels::scale, new Grid(4, 1), data, 4, -2f);
        assertArrayEquals(new float[] {-5, -10, -15, -8}, data);
    }

    @Test
    void shouldPassScalarsBesideAnArrayThatStaysOnTheDevice() throws Exception {
        try (DeviceArray<float[]> data = galeFs.allocateArray(new float[] {1, 2, 3, 4})) {
            final int count = 2;
            galeFs.launch(SignatureKernels::scale, new Grid(4, 1), data.array(), count, 3f);
            galeFs.launch(SignatureKernels::scale, new Grid(4, 1), data.array(), count + 1, 2f);
            data.download();
            assertArrayEquals(new float[] {6, 12, 6, 4}, data.array());
        }
    }

    @Test
    void shouldKeepNarrowArraysOnTheDevice() throws Exception {
        try (DeviceArray<byte[]> bytes = galeFs.allocateArray(new byte[] {1, -1, 100});
                DeviceArray<char[]> chars = galeFs.allocateArray(new char[] {1, 2, '\uFFFF'})) {
            final short[] shorts = new short[3];
            for (int launch = 0; launch < 2; launch++) {
                galeFs.launch(
                        SignatureKernels::twelveParameters,
                        new Grid(3, 1),
                        28,
                        bytes.array(),
                        1L,
                        shorts,
                        chars.array(),
                        1f,
                        new int[3],
                        1.0,
                        new long[3],
                        new float[3],
                        new double[3],
                        2);
            }
            bytes.download();
            chars.download();
            assertArrayEquals(new byte[] {57, 55, (byte) 156}, bytes.array());
            assertArrayEquals(new short[] {60, 60, 60}, shorts);
            assertArrayEquals(new char[] {91, 88, (char) (0xFFFF - 126 - 98)}, chars.array());
        }
    }

    @Test
    void shouldPassTwelveParametersInAnyOrderAndKeepThemAcrossWaits() throws Exception {
        final byte[] bytes = {1, 127};
        final short[] shorts = {5, -32_768};
        final char[] chars = {'a', 65_000};
        final int[] ints = {10, 20};
        final long[] longs = {1L << 40, -1};
        final float[] floats = {0.5f, 100};
        final double[] doubles = {3, 0.25};
        galeFs.launch(
                SignatureKernels::twelveParameters,
                new Grid(2, 1),
                -3,
                bytes,
                1L << 33,
                shorts,
                chars,
                1.5f,
                ints,
                0.125,
                longs,
                floats,
                doubles,
                7);
        assertArrayEquals(new byte[] {-2, 124}, bytes);
        assertArrayEquals(new short[] {9, -32_764}, shorts);
        assertArrayEquals(new char[] {'a' + 5, (char) (65_000 + 131)}, chars);
        assertArrayEquals(new int[] {10 - 21 + 1, 20 - 21 + 1}, ints);
        assertArrayEquals(
                new long[] {((1L << 40) + (1L << 33)) ^ ((1L << 33) - 3), ((1L << 33) - 1) ^ ((1L << 33) - 3)}, longs);
        assertArrayEquals(new float[] {0.5f + 1.5f - 7.125f, 101.5f - 7.125f}, floats);
        assertArrayEquals(new double[] {3.125 * 1.625, 0.375 * 1.625}, doubles);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 4"})
    void shouldReadAndWriteFilesThroughArraysOfBytesShortsAndChars(final int groups, final int localSize)
            throws Exception {
        final int part = 1000;
        final byte[] content = TestBytes.random(groups * part, 7);
        TestBytes.put(files, "file", content);
        TestBytes.put(files, "copy", new byte[0]);
        final byte[] name = "copy".getBytes(StandardCharsets.UTF_8);
        final char[] target = {(char) (name[0] | (name[1] << 8)), (char) (name[2] | (name[3] << 8))};
        final byte[] bytes = new byte[groups * part];
        final char[] chars = new char[groups * part / 2];
        final int[] results = new int[groups * localSize];
        galeFs.launch(
                SignatureKernels::copy,
                new Grid(groups, localSize),
                " file".getBytes(StandardCharsets.UTF_8),
                target,
                bytes,
                new short[groups * part / 2],
                chars,
                part,
                results);
        Arrays.stream(results).forEach(result -> assertEquals(6 * part, result));
        assertEquals((char) ((content[2] & 255) | (content[3] << 8)), chars[1]);
        assertEquals((byte) (content[1] + 1), bytes[1]);
        final byte[] expected = new byte[3 * content.length];
        for (int i = 0; i < content.length; i++) {
            final int at = i / part * 3 * part + i % part;
            expected[at] = (byte) (content[i] + 1);
            expected[at + part] = content[i];
            expected[at + 2 * part] = content[i];
        }
        assertArrayEquals(expected, TestBytes.get(files, "copy"));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 1", "3, 4", "2, 16"})
    void shouldKeepPrivateArraysAcrossWaitsAndBarriers(final int groups, final int localSize) throws Exception {
        final Grid grid = new Grid(groups, localSize);
        final long[] out = new long[grid.globalSize() * SignatureKernels.RESULTS];
        galeFs.launch(SignatureKernels::privateArrays, grid, 9, out);
        final long[] ofJava = new long[out.length];
        try (GaleFs jvm = open(new GaleFsContext().device(JvmDevice.NAME))) {
            jvm.launch(SignatureKernels::privateArrays, grid, 9, ofJava);
        }
        assertArrayEquals(ofJava, out);
        assertTrue(Arrays.stream(out).allMatch(value -> value != 0), () -> Arrays.toString(out));
    }

    @Test
    @SuppressWarnings("unchecked")
    void shouldRefuseAnArgumentOfAnotherTypeThanTheParameter() {
        final Kernel.Of3<float[], Integer, Float> scale = SignatureKernels::scale;
        final Kernel.Of3<Object, Object, Object> unchecked =
                (Kernel.Of3<Object, Object, Object>) (Kernel.Of3<?, ?, ?>) scale;
        final Exception refusal = assertThrows(
                RuntimeException.class, () -> galeFs.launch(unchecked, new Grid(1, 1), new float[1], 1, 2.5));
        if (galeFs.device().kind() == DeviceKind.JVM) {
            assertTrue(refusal instanceof KernelFailedException, refusal::toString);
        } else {
            assertEquals(
                    "kernel io.github.galefs.SignatureKernels#scale: parameter factor is of type float, but the"
                            + " argument is double",
                    refusal.getMessage());
        }
    }
}
