package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("opencl")
@Timeout(60)
class OpenClRoundDeviceTest {
    private static final Kernel.Of2<int[], long[]> WAITS = SuspendingKernels::waits;
    private static final Kernel.Of1<long[]> WORDS = SuspendingKernels::words;
    private static final Kernel.Of4<int[], long[], float[], double[]> ARRAYS = HandWrittenKernels::arrays;
    private static final Kernel.Of4<int[], int[], int[], int[]> ACCESSES = SuspendingKernels::accesses;

    @TempDir
    private Path directory;

    private OpenClRoundDevice device;
    private RoundRig rig;

    @BeforeEach
    void open() {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        Assumptions.assumeFalse(infos.isEmpty(), "no OpenCL device found: on Debian, install pocl-opencl-icd");
        device = OpenClRoundDevice.open(infos.getFirst(), new CacheFolder(directory));
        rig = new RoundRig(device);
    }

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "7, 7", "100, 64", "1000, 8", "3000, 1000"})
    void shouldRunEachWorkGroupInRoundsUntilItFinishes(final int groups, final int slots) throws Exception {
        final int[] counts = new int[groups];
        Arrays.setAll(counts, group -> group % 5);
        final long[] sums = new long[groups];
        final AtomicLongArray requests = new AtomicLongArray(groups);
        try (KernelRounds rounds = rig.prepare(WAITS, slots, counts, sums)) {
            assertTrue(rounds.suspends());
            assertEquals(slots, rounds.slotCount());
            rig.runAll(rounds, groups, offset -> {
                requests.incrementAndGet((int) (offset / 1000));
                return offset + 1;
            });
            rounds.copyOut();
        }
        for (int group = 0; group < groups; group++) {
            long expected = 0;
            for (int wait = 0; wait < counts[group]; wait++) {
                expected += group * 1000L + wait + 1;
            }
            assertEquals(expected, sums[group], "sum of group " + group);
            assertEquals(counts[group], requests.get(group), "requests of group " + group);
        }
    }

    @Test
    void shouldReadTheRecordsOfTheRoundOnly() throws Exception {
        try (KernelRounds rounds = rig.prepare(WAITS, 8, new int[] {9, 9, 9, 9}, new long[4])) {
            for (int i = 0; i < 3; i++) {
                rig.putEntry(i, i + 1, i + 3, 0, 0);
            }
            final int fourth = RoundRig.RECORDS + 3 * RoundDescriptor.RECORD_LENGTH;
            rig.mirror().putLong(fourth, 77);
            rig.run(rounds, 3);
            assertArrayEquals(
                    new long[] {1000, 2000, 3000},
                    new long[] {rig.fileOffset(0), rig.fileOffset(1), rig.fileOffset(2)});
            assertEquals(77, rig.mirror().getLong(fourth));
        }
    }

    @Test
    void shouldShowTheUpdatesOfTheMirrorToTheNextRound() throws Exception {
        final int[] offsets = {4096, 4104, 6000, 100_000, 200_000, 500_000, RoundRig.MIRROR_LENGTH - 8};
        final long[] seen = new long[offsets.length];
        try (KernelRounds rounds = rig.prepare(WORDS, 1, seen)) {
            rig.putEntry(0, 0, 0, 0, 0);
            rig.run(rounds, 1);
            for (int i = 0; i < offsets.length; i++) {
                rig.mirror().putLong(offsets[i], i + 1L);
                rig.region().update(offsets[i], Long.BYTES);
                rig.putEntry(0, 0, 0, 1, offsets[i]);
                rig.run(rounds, 1);
            }
            rounds.copyOut();
        }
        assertArrayEquals(new long[] {1, 2, 3, 4, 5, 6, 7}, seen);
    }
}
