package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Arrays;
import org.agrona.CloseHelper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Entries and records in the mirror itself, where kernels reach it as those of a GPU may. */
@Tag("opencl")
@Timeout(60)
class MirrorExchangeTest {
    private static final Kernel.Of2<int[], long[]> WAITS = SuspendingKernels::waits;
    private static final int SLOTS = 64;

    @TempDir
    private Path folder;

    private GpuRoundDevice device;
    private RoundRig rig;

    @BeforeEach
    void openDevice() {
        device = ListingDevice.open(AssumedDevice.openCl(), folder, ListingDevice.Exchange.IN_MIRROR);
        rig = new RoundRig(device);
    }

    @AfterEach
    void closeDevice() {
        CloseHelper.close(device);
    }

    @Test
    void shouldCopyNeitherEntriesNorRecords() throws Exception {
        final int groups = 300;
        final int[] counts = new int[groups];
        Arrays.setAll(counts, group -> group % 5);
        final long[] sums = new long[groups];
        try (KernelRounds rounds = rig.prepare(WAITS, SLOTS, counts, sums)) {
            rig.runAll(rounds, groups, offset -> offset + 1);
            rounds.copyOut();
        }
        for (int group = 0; group < groups; group++) {
            final int waits = group % 5;
            assertEquals(waits * (group * 1000L + 1) + waits * (waits - 1) / 2, sums[group], "sum of group " + group);
        }
        final long[] zeros = new long[SLOTS * RoundDescriptor.ENTRY_LENGTH / Long.BYTES];
        for (final int copied : new int[] {RoundRig.ENTRIES, RoundRig.RECORDS}) {
            assertArrayEquals(zeros, wordsOnDevice(copied, zeros.length), "at " + copied);
        }
    }

    @Test
    void shouldRefuseEntriesAndRecordsThatReachBeyondTheMirror() throws Exception {
        final long begin = rig.region().mirrorOffset();
        final long[] outside = {begin - Long.BYTES, begin + RoundRig.MIRROR_LENGTH - Long.BYTES};
        final long[] sums = new long[1];
        try (KernelRounds rounds = rig.prepare(WAITS, SLOTS, new int[] {1}, sums)) {
            for (final int field : new int[] {RoundDescriptor.ENTRIES_OFFSET, RoundDescriptor.RECORDS_OFFSET}) {
                final long right = rig.mirror().getLong(field);
                for (final long wrong : outside) {
                    rig.mirror().putLong(field, wrong);
                    assertThrows(IndexOutOfBoundsException.class, () -> rounds.run(1));
                }
                rig.mirror().putLong(field, right);
            }
            rounds.copyOut();
        }
        assertArrayEquals(new long[1], sums);
    }

    private long[] wordsOnDevice(final int offset, final int count) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment words = arena.allocate((long) count * Long.BYTES, Long.BYTES);
            rig.region().awaitCopy(rig.region().copyOut(offset, words));
            return words.toArray(ValueLayout.JAVA_LONG);
        }
    }
}
