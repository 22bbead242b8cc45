package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Loops that a device's compiler turns into vectors of many bytes, with a rest of each length. LLVM 15 compiles the
 * rest wrongly unless an option keeps it from vectorizing that.
 */
@OnEachDevice
@Timeout(120)
class ByteLoopTest {
    private static final int LENGTH = 520;
    private static final int VALUE = 48;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    @BeforeEach
    void assumeDevice() {
        AssumedDevice.assume(deviceName);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void shouldStoreEachByteWhateverTheLengthOfTheLoop(final int localSize) throws Exception {
        try (EmbeddedStore files =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName).files(files))) {
            for (int count = 0; count < LENGTH; count += 1 + count / 100) {
                final int begin = count % Integer.BYTES;
                final int[] data = new int[LENGTH / Integer.BYTES + 1];
                galeFs.launch(ByteLoopKernels::fill, new Grid(1, localSize), data, begin, count, VALUE);
                final byte[] expected = new byte[data.length * Integer.BYTES];
                for (int i = 0; i < count; i++) {
                    expected[begin + i] = (byte) ByteLoopKernels.content(i, VALUE);
                }
                assertArrayEquals(expected, TestBytes.fromInts(data, expected.length), count + " bytes");
            }
        }
    }
}
