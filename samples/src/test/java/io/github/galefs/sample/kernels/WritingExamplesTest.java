package io.github.galefs.sample.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Examples that write files write what plain Java computes, on every device and in every grid. */
@ParameterizedClass(name = "{0}")
@MethodSource("io.github.galefs.sample.kernels.Target#all")
@Tag("opencl")
@Timeout(120)
class WritingExamplesTest {
    @Parameter
    private Target target;

    @TempDir
    private Path directory;

    private ExampleRig rig;

    @BeforeEach
    void open() throws Exception {
        rig = new ExampleRig(target, directory);
    }

    @AfterEach
    void close() throws Exception {
        if (rig != null) {
            rig.close();
        }
    }

    @Test
    void shouldWritePrefixSums() throws Exception {
        final int[] numbers = new SplittableRandom(1).ints(20_001).toArray();
        rig.put("numbers", MemorySegment.ofArray(numbers));
        final int[] buffer = new int[rig.ofAllGroups(PrefixSum.CHUNK)];
        final int[] sums = new int[(numbers.length + PrefixSum.CHUNK - 1) / PrefixSum.CHUNK];
        rig.galeFs.launch(PrefixSum::sumChunks, rig.grid, buffer, sums, rig.error);
        Arrays.parallelPrefix(sums, Integer::sum);
        final int[] starts = new int[sums.length];
        System.arraycopy(sums, 0, starts, 1, sums.length - 1);
        rig.galeFs.launch(PrefixSum::scanChunks, rig.grid, buffer, starts, rig.error);

        rig.checkNoError();
        final int[] expected = numbers.clone();
        Arrays.parallelPrefix(expected, Integer::sum);
        assertArrayEquals(expected, ints(rig.get("sums")));
    }

    @Test
    void shouldBlurAnImage() throws Exception {
        final int width = 101;
        final int height = 70;
        final int radius = 2;
        final byte[] image = new byte[width * height];
        new SplittableRandom(2).nextBytes(image);
        rig.put("image", MemorySegment.ofArray(image));
        final byte[] rows = new byte[rig.ofAllGroups((2 * radius + 2) * width)];
        rig.galeFs.launch(BoxBlur::blur, rig.grid, width, height, radius, rows, rig.error);

        rig.checkNoError();
        final byte[] expected = new byte[image.length];
        for (int i = 0; i < image.length; i++) {
            final int x = i % width;
            final int y = i / width;
            expected[i] = (byte) IntStream.range(0, image.length)
                    .filter(at -> Math.abs(at % width - x) <= radius && Math.abs(at / width - y) <= radius)
                    .map(at -> image[at] & 255)
                    .average()
                    .orElseThrow();
        }
        assertArrayEquals(expected, rig.get("blurred"));
    }

    @Test
    void shouldMergeSortedFiles() throws Exception {
        final SplittableRandom random = new SplittableRandom(3);
        final int[] left = random.ints(3_000, -500, 500).sorted().toArray();
        final int[] right = IntStream.concat(random.ints(1_200, 0, 2_000), IntStream.of(Integer.MAX_VALUE))
                .sorted()
                .toArray();
        rig.put("left", MemorySegment.ofArray(left));
        rig.put("right", MemorySegment.ofArray(right));
        rig.galeFs.launch(SortedMerge::merge, rig.grid, new int[rig.ofAllGroups(SortedMerge.BUFFER)], rig.error);

        rig.checkNoError();
        assertArrayEquals(
                IntStream.concat(Arrays.stream(left), Arrays.stream(right))
                        .sorted()
                        .toArray(),
                ints(rig.get("merged")));
    }

    @Test
    void shouldDecodeRuns() throws Exception {
        final byte[] runs = new byte[2 * 300];
        new SplittableRandom(4).nextBytes(runs);
        for (int i = 0; i < runs.length; i += 2) {
            runs[i] = runs[i] == 0 ? 1 : runs[i];
        }
        rig.put("runs", MemorySegment.ofArray(runs));
        final byte[] buffer = new byte[rig.ofAllGroups(RunLengthDecode.RUNS_LENGTH)];
        final int[] lengths = new int[(runs.length / 2 + RunLengthDecode.RUNS - 1) / RunLengthDecode.RUNS];
        rig.galeFs.launch(RunLengthDecode::measure, rig.grid, buffer, lengths, rig.error);
        final long[] starts = new long[lengths.length];
        for (int part = 1; part < starts.length; part++) {
            starts[part] = starts[part - 1] + lengths[part - 1];
        }
        final byte[] decoded = new byte[rig.ofAllGroups(RunLengthDecode.DECODED_LENGTH)];
        rig.galeFs.launch(RunLengthDecode::decode, rig.grid, buffer, decoded, starts, rig.error);

        rig.checkNoError();
        assertArrayEquals(decoded(runs), rig.get("decoded"));
    }

    private static byte[] decoded(final byte[] runs) {
        final byte[] bytes = new byte[255 * runs.length / 2];
        int length = 0;
        for (int i = 0; i < runs.length; i += 2) {
            final int end = length + (runs[i] & 255);
            Arrays.fill(bytes, length, end, runs[i + 1]);
            length = end;
        }
        return Arrays.copyOf(bytes, length);
    }

    @Test
    void shouldDrawTheMandelbrotSet() throws Exception {
        final int width = 96;
        final int height = 70;
        final double scale = 3.0 / width;
        final int limit = 60;
        rig.galeFs.launch(
                Mandelbrot::draw, rig.grid, width, height, scale, limit, new byte[rig.ofAllGroups(width)], rig.error);

        rig.checkNoError();
        final byte[] expected = new byte[width * height];
        for (int i = 0; i < expected.length; i++) {
            final int column = i % width;
            final int row = i / width;
            final double re = Mandelbrot.LEFT + column * scale;
            final double im = Mandelbrot.TOP - row * scale;
            double x = 0;
            double y = 0;
            while (expected[i] < limit && x * x + y * y <= 4) {
                final double next = x * x - y * y + re;
                y = 2 * x * y + im;
                x = next;
                expected[i]++;
            }
        }
        assertArrayEquals(expected, rig.get("image"));
    }

    private static int[] ints(final byte[] bytes) {
        return MemorySegment.ofArray(bytes).toArray(ValueLayout.JAVA_INT_UNALIGNED);
    }
}
