package io.github.galefs.device;

import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.galefs.GaleFs;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Shows a missing fence only where the device runs two work-groups at the same time. */
@OnEachLiveDevice
@Timeout(60)
class FenceOnDeviceTest {
    private static final int ROUNDS = 50_000;
    private static final int MAX_POLLS = 300_000_000;
    private static final Kernel.Of3<int[], long[], int[]> STORE_THEN_LOAD = FenceKernels::storeThenLoad;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    @Test
    void shouldLoadAfterAStoreThatPrecedesAFence() throws Exception {
        AssumedDevice.assumeLive(deviceName);
        final int[] seen = new int[2 * ROUNDS];
        final EmbeddedStoreContext store = new EmbeddedStoreContext().directory(directory.resolve("store"));
        try (FileService files = EmbeddedStore.create(store);
                GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName).files(files))) {
            galeFs.launch(STORE_THEN_LOAD, new Grid(2, 1), new int[] {ROUNDS, MAX_POLLS}, new long[128], seen);
        }
        for (int round = 0; round < ROUNDS; round++) {
            assertFalse(seen[round] == 1 && seen[ROUNDS + round] == 1, "neither saw the other's store");
        }
    }
}
