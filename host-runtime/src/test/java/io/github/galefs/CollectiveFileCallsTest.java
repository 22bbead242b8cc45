package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * File calls under conditions, in groups of several work-items, have the same results on a device and in plain Java.
 */
@Tag("opencl")
@Timeout(120)
class CollectiveFileCallsTest {
    private static final int GROUPS = 5;
    private static final int BLOCK_SIZE = 4096;
    private static final long FRAMES = 8;
    private static final int FILE_SIZE = 3000;
    private static final int ENTRIES = 20;
    private static final int CHOICES = 64;
    private static final List<Integer> LOCAL_SIZES = List.of(2, 3, 8, 64);

    @TempDir
    private Path directory;

    /** What a launch leaves: the work-items' results, and the bytes that were written. */
    private record Outcome(List<Long> out, ByteBuffer written) {}

    static Stream<Arguments> kernels() {
        final Map<String, Kernel.Of3<int[], int[], long[]>> kernels = Map.of(
                "readsOfAList", CollectiveFileKernels::readsOfAList,
                "opensUnderConditions", CollectiveFileKernels::opensUnderConditions,
                "opensWhatAnotherStored", CollectiveFileKernels::opensWhatAnotherStored,
                "mapsInNestedLoops", CollectiveFileKernels::mapsInNestedLoops,
                "writesUnderConditions", CollectiveFileKernels::writesUnderConditions,
                "everyCall", CollectiveFileKernels::everyCall);
        return kernels.entrySet().stream()
                .flatMap(kernel -> LOCAL_SIZES.stream()
                        .map(localSize -> Arguments.of(kernel.getKey(), kernel.getValue(), localSize)));
    }

    @ParameterizedTest(name = "{0}, groups of {2}")
    @MethodSource("kernels")
    void shouldCallUnderConditionsAndInLoops(
            final String name, final Kernel.Of3<int[], int[], long[]> kernel, final int localSize) throws Exception {
        AssumedDevice.assume("opencl");
        final Outcome ofJava = launch(kernel, "jvm", localSize);
        final Outcome ofDevice = launch(kernel, "opencl", localSize);
        assertEquals(ofJava, ofDevice);
    }

    private Outcome launch(final Kernel.Of3<int[], int[], long[]> kernel, final String deviceName, final int localSize)
            throws Exception {
        final SplittableRandom random = new SplittableRandom(localSize);
        final long[] out = new long[GROUPS * localSize];
        try (FileService files =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve(deviceName)))) {
            TestBytes.put(files, "file", TestBytes.random(FILE_SIZE, 5));
            TestBytes.put(files, "list", TestBytes.fromInts(offsets(random), ENTRIES * Integer.BYTES));
            TestBytes.put(files, "written", new byte[0]);
            final GaleFsContext context = new GaleFsContext()
                    .files(files)
                    .device(deviceName)
                    .blockSize(BLOCK_SIZE)
                    .cacheSize(FRAMES * BLOCK_SIZE);
            try (GaleFs galeFs = GaleFs.open(context)) {
                galeFs.launch(
                        kernel,
                        new Grid(GROUPS, localSize),
                        random.ints(CHOICES).toArray(),
                        new int[GROUPS * CollectiveFileKernels.PART / Integer.BYTES],
                        out);
            }
            return new Outcome(Arrays.stream(out).boxed().toList(), ByteBuffer.wrap(TestBytes.get(files, "written")));
        }
    }

    private static int[] offsets(final SplittableRandom random) {
        return random.ints(ENTRIES, 0, FILE_SIZE).toArray();
    }
}
