package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.ForwardingLiveDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveHost;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A live session begins as many work-groups at a time as there are frames, slots and file descriptors for. */
@Timeout(60)
class LiveWaitLimitsTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path directory;

    private final LimitedDevice device = new LimitedDevice();

    @ParameterizedTest(name = "{0} work-groups, {1} frames, roundSlots {2}, maxOpenFiles {3}")
    @CsvSource({
        "100, 1000, 4096, 4096, 100",
        "1000, 1000, 4096, 4096, 500",
        "1000, 1000, 300, 4096, 300",
        "1000, 1000, 4096, 200, 200",
        "1000, 1000, 8, 4096, 8",
        "5, 10, 4096, 4096, 5",
        "1000, 48, 4096, 4096, 24"
    })
    void shouldBeginGroupsByWhatTheyNeed(
            final int groups, final int frames, final int roundSlots, final int maxOpenFiles, final int expected)
            throws Exception {
        check(groups, frames, roundSlots, maxOpenFiles, expected);
    }

    /** The device has 24 units. */
    @ParameterizedTest(name = "{0} work-groups, {1} frames, roundSlots {2}, maxOpenFiles {3}")
    @CsvSource({
        "1000, 47, 4096, 4096, 24",
        "1000, 1, 4096, 4096, 24",
        "1000, 1, 20, 4096, 20",
        "1000, 1, 4096, 10, 10",
        "2, 1, 4096, 4096, 2"
    })
    void shouldBeginAGroupForEachUnitWhenFramesAreFew(
            final int groups, final int frames, final int roundSlots, final int maxOpenFiles, final int expected)
            throws Exception {
        check(groups, frames, roundSlots, maxOpenFiles, expected);
    }

    @Test
    void shouldLimitNoGroupsOfADeviceThatNeverSuspendsAny() throws Exception {
        device.limit = LaneDescriptor.NEVER_SUSPENDS;
        launch(1000, 1, 1, 1);
        assertEquals(Integer.MAX_VALUE, device.slots);
        assertFalse(device.suspends);
    }

    private void check(
            final int groups, final int frames, final int roundSlots, final int maxOpenFiles, final int expected)
            throws Exception {
        launch(groups, frames, roundSlots, maxOpenFiles);
        assertEquals(expected, device.slots);
        assertTrue(device.suspends);
    }

    private void launch(final int groups, final int frames, final int roundSlots, final int maxOpenFiles)
            throws Exception {
        try (EmbeddedStore files =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                GaleFs galeFs = GaleFs.open(new GaleFsContext()
                        .files(files)
                        .device(device)
                        .blockSize(BLOCK)
                        .cacheSize((long) frames * BLOCK)
                        .roundSlots(roundSlots)
                        .maxOpenFiles(maxOpenFiles))) {
            galeFs.launch(FileKernels::leaveOpen, new Grid(groups, 1), new int[1]);
        }
    }

    /** A processor whose launches do nothing but look at the limits. */
    private static final class LimitedDevice extends ForwardingLiveDevice {
        private int limit = 1;
        private boolean suspends;
        private int slots;

        LimitedDevice() {
            super(new JvmDevice());
        }

        @Override
        public int spinLimit(final int groups) {
            return limit;
        }

        @Override
        public Grid preferredGrid() {
            return new Grid(24, 1);
        }

        @Override
        public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final LiveHost host) {
            slots = host.slotLimit();
            suspends = host.suspends();
        }
    }
}
