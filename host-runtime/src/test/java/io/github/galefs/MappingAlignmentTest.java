package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Kernels load words from mappings, in frames and where the store has the blocks. */
@OnEachDevice
@Timeout(60)
class MappingAlignmentTest {
    private static final int SIZE = 5 * 4096 + 13;

    @Parameter
    private String deviceName;

    @Test
    void shouldMapMultiplesOfEightAtMultiplesOfEight(@TempDir final Path directory) throws Exception {
        AssumedDevice.assume(deviceName);
        final long[] begins = new long[SIZE / MappingKernels.WORD + 2];
        try (FileService files =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                        .files(files)
                        .blockSize(4096)
                        .cacheSize(2 * 4096))) {
            TestBytes.put(files, "file", TestBytes.random(SIZE, 4));
            galeFs.launch(MappingKernels::mapsEachWord, new Grid(3, 1), SIZE, begins);
        }
        assertEquals(0, begins[begins.length - 1], "gclose");
        assertEquals(
                0,
                Arrays.stream(begins).filter(begin -> begin % Long.BYTES != 0).count(),
                () -> Arrays.toString(begins));
    }
}
