package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Dimensions;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.types.HalfFloat;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.CharArray;
import uk.ac.manchester.tornado.api.types.arrays.DoubleArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.IntArray;
import uk.ac.manchester.tornado.api.types.arrays.LongArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;

/** Kernels with TornadoVM's arrays and KernelContext, on each device. */
@OnEachDevice
@Tag("sdk")
@Timeout(180)
class TornadoTypesTest {
    private static final int PER_WORK_ITEM = 15;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "floats", bytes(MemorySegment.ofArray(new float[] {
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
        })));
        galeFs = GaleFs.open(AssumedDevice.context(deviceName).files(files).cacheSize(1 << 20));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            files.close();
        }
    }

    private static byte[] bytes(final MemorySegment segment) {
        return segment.toArray(ValueLayout.JAVA_BYTE);
    }

    @Test
    void shouldRunAKernelOfTornadoVmThatReadsAFileByItself() throws Exception {
        final FloatArray input = new FloatArray(16);
        final FloatArray sums = new FloatArray(2);
        galeFs.launch(TornadoKernels::sum, new Grid(2, TornadoKernels.GROUP_SIZE), new KernelContext(), input, sums);
        assertArrayEquals(new float[] {36, 100}, sums.toHeapArray());
        assertEquals(16, input.get(15));
    }

    @ParameterizedTest
    @CsvSource({"4, 1", "1, 4", "2, 2"})
    void shouldAccessTheElementsOfEachType(final int groups, final int localSize) throws Exception {
        final ByteArray bytes = ByteArray.fromElements((byte) 1, (byte) -1, (byte) 127, (byte) 0);
        final ShortArray shorts = ShortArray.fromElements((short) 5, (short) -32_768, (short) 32_767, (short) 0);
        final CharArray chars = CharArray.fromElements('a', '\uFFFF', (char) 0, 'z');
        final IntArray ints = IntArray.fromElements(10, -20, Integer.MAX_VALUE, 0);
        final LongArray longs = LongArray.fromElements(1L << 40, -1, 0, 5);
        final FloatArray floats = FloatArray.fromElements(0.5f, -100, 3, 0);
        final DoubleArray doubles = DoubleArray.fromElements(3, 0.25, -1, 0);
        final HalfFloatArray halves = new HalfFloatArray(4);
        for (int i = 0; i < 4; i++) {
            halves.set(i, new HalfFloat(i * 1000.5f));
        }
        final int delta = 3;
        galeFs.launch(
                TornadoKernels::eachType,
                new Grid(groups, localSize),
                new KernelContext(),
                bytes,
                shorts,
                chars,
                ints,
                longs,
                floats,
                doubles,
                halves,
                delta);
        assertArrayEquals(new byte[] {4, 2, -126, 3}, bytes.toHeapArray());
        assertArrayEquals(new short[] {8, -32_765, -32_766, 3}, shorts.toHeapArray());
        assertArrayEquals(new char[] {'d', 2, 3, '}'}, chars.toHeapArray());
        assertArrayEquals(new int[] {17, -13, Integer.MAX_VALUE + 7, 7}, ints.toHeapArray());
        assertArrayEquals(
                new long[] {(1L << 40) + (3L << 33), -1 + (3L << 33), 3L << 33, 5 + (3L << 33)}, longs.toHeapArray());
        assertArrayEquals(new float[] {1.5f, -300, 9, 0}, floats.toHeapArray());
        assertArrayEquals(new double[] {1, 0.25 / 3, -1.0 / 3, 0}, doubles.toHeapArray());
        for (int i = 0; i < 4; i++) {
            final float before = Float.float16ToFloat(Float.floatToFloat16(i * 1000.5f));
            assertEquals(
                    Float.floatToFloat16(i % 2 == 0 ? before * delta : before - delta),
                    halves.get(i).getHalfFloatValue());
        }
    }

    @Test
    void shouldCalculateWithHalfPrecisionAsTornadoVmInJava() throws Exception {
        final float[] values = {1, 1 + 0x1p-10f, 0.1f, 65_504, 6e-8f, -3, 1e-4f, Float.POSITIVE_INFINITY, -0.0f, 2048.5f
        };
        final int count = values.length * values.length;
        final HalfFloatArray left = new HalfFloatArray(count);
        final HalfFloatArray right = new HalfFloatArray(count);
        for (int i = 0; i < count; i++) {
            left.set(i, new HalfFloat(values[i / values.length]));
            right.set(i, new HalfFloat(values[i % values.length]));
        }
        final HalfFloatArray out = new HalfFloatArray(4 * count);
        galeFs.launch(TornadoKernels::halfArithmetic, new Grid(count, 1), new KernelContext(), left, right, out);
        for (int i = 0; i < count; i++) {
            final HalfFloat x = left.get(i);
            final HalfFloat y = right.get(i);
            final List<HalfFloat> expected =
                    List.of(HalfFloat.add(x, y), HalfFloat.sub(x, y), HalfFloat.mult(x, y), HalfFloat.div(x, y));
            for (int k = 0; k < expected.size(); k++) {
                assertEquals(
                        expected.get(k).getFloat32(),
                        out.get(4 * i + k).getFloat32(),
                        x.getFloat32() + ", " + y.getFloat32() + ", operation " + k);
            }
        }
    }

    @Test
    void shouldShowEachWorkItemItsIndicesInThreeDimensions() throws Exception {
        final Dimensions groups = new Dimensions(2, 3, 2);
        final Dimensions items = new Dimensions(3, 2, 1);
        final IntArray out = new IntArray(PER_WORK_ITEM * 72);
        galeFs.launch(TornadoKernels::indices, new Grid(groups, items), new KernelContext(), out);
        final int[] all = out.toHeapArray();
        for (int z = 0; z < 2; z++) {
            for (int y = 0; y < 6; y++) {
                for (int x = 0; x < 6; x++) {
                    final int at = PER_WORK_ITEM * (x + 6 * (y + 6 * z));
                    assertArrayEquals(
                            new int[] {x, y, z, x % 3, y % 2, 0, x / 3, y / 2, z, 6, 6, 2, 3, 2, 1},
                            Arrays.copyOfRange(all, at, at + PER_WORK_ITEM));
                }
            }
        }
    }

    /** On the JVM device, a thread runs the work-items of one group after another, with one context. */
    @Test
    void shouldShowTheIndicesOfManyGroups() throws Exception {
        final int groups = 300;
        final IntArray out = new IntArray(PER_WORK_ITEM * groups * 2);
        galeFs.launch(TornadoKernels::indices, new Grid(groups, 2), new KernelContext(), out);
        final int[] all = out.toHeapArray();
        for (int i = 0; i < groups * 2; i++) {
            assertArrayEquals(
                    new int[] {i, 0, 0, i % 2, 0, 0, i / 2, 0, 0, groups * 2, 1, 1, 2, 1, 1},
                    Arrays.copyOfRange(all, i * PER_WORK_ITEM, (i + 1) * PER_WORK_ITEM));
        }
    }

    @Test
    void shouldPassArraysAsMemoryWhereverAJavaArrayMayBe() throws Exception {
        final byte[] content = TestBytes.random(400, 3);
        TestBytes.put(files, "file", content);
        final ByteArray path = ByteArray.fromArray("/file".getBytes(StandardCharsets.UTF_8));
        final LongArray target = new LongArray(50);
        final DoubleArray copy = new DoubleArray(51);
        final IntArray results = new IntArray(4);
        galeFs.launch(TornadoKernels::asMemory, new Grid(1, 1), path, target, copy, 400, results);
        assertArrayEquals(
                new int[] {
                    400,
                    400,
                    (short) ((content[2] & 255) | content[3] << 8),
                    path.getSegment().get(ValueLayout.JAVA_INT_UNALIGNED, 0)
                },
                results.toHeapArray());
        assertArrayEquals(content, bytes(target.getSegment()));
        final byte[] copied = bytes(copy.getSegment());
        assertArrayEquals(content, Arrays.copyOfRange(copied, 8, 408));
        assertArrayEquals(Arrays.copyOf(content, 8), Arrays.copyOf(copied, 8));
        final byte[] twice = Arrays.copyOf(content, 800);
        System.arraycopy(content, 0, twice, 400, 400);
        assertArrayEquals(twice, TestBytes.get(files, "file"));
    }

    @Test
    void shouldKeepBytesInLocalMemoryAcrossAWait() throws Exception {
        final ByteArray bytes = new ByteArray(16);
        for (int i = 0; i < 16; i++) {
            bytes.set(i, (byte) (i - 120));
        }
        galeFs.launch(TornadoKernels::reverse, new Grid(2, TornadoKernels.GROUP_SIZE), new KernelContext(), bytes);
        assertArrayEquals(
                new byte[] {
                    -114, -115, -116, -117, -118, -119, -120, -121, -106, -107, -108, -109, -110, -111, -112, -113
                },
                bytes.toHeapArray());
    }

    @Test
    void shouldAddAtomicallyInLocalAndGlobalMemory() throws Exception {
        final IntArray ints = new IntArray(1);
        final LongArray longs = new LongArray(2);
        final FloatArray floats = new FloatArray(1);
        final int[] plain = {1};
        galeFs.launch(TornadoKernels::counts, new Grid(4, 6), new KernelContext(), ints, longs, floats, plain);
        assertEquals(12, ints.get(0));
        assertEquals((4L << 40) + 12, longs.get(1));
        assertEquals(12, floats.get(0));
        assertEquals(1 + 3 * 24, plain[0]);
    }

    @Test
    void shouldKeepAnArrayOnTheDevice() throws Exception {
        final IntArray kept = new IntArray(PER_WORK_ITEM * 4);
        try (DeviceArray<IntArray> array = galeFs.allocateArray(kept)) {
            galeFs.launch(TornadoKernels::indices, new Grid(4, 1), new KernelContext(), array.array());
            array.download();
        }
        assertEquals(3, kept.get(PER_WORK_ITEM * 3));
    }
}
