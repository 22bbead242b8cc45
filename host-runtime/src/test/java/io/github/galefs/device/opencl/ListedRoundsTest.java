package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.ChangeProgram;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which devices get lists of changes, and when they apply them. */
@Tag("opencl")
@Timeout(60)
class ListedRoundsTest {
    private static final Kernel.Of1<long[]> WORDS = SuspendingKernels::words;
    private static final int LIST = 300_000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void shouldApplyTheListBeforeARoundWithSmallUpdatesOnly(final ListingDevice.Exchange exchange) throws Exception {
        final int[] offsets = {200_000, 500_000};
        final long[] seen = new long[offsets.length + 1];
        try (GpuRoundDevice device = ListingDevice.open(AssumedDevice.openCl(), folder, exchange)) {
            final RoundRig rig = new RoundRig(device);
            rig.region().listSmallUpdates(LIST, LIST + 4096);
            try (KernelRounds rounds = rig.prepare(WORDS, 1, seen);
                    LaunchRecorder recorder = new LaunchRecorder()) {
                rig.putEntry(0, 0, 0, 0, 0);
                rig.run(rounds, 1);
                recorder.takeWaits();
                for (final int offset : offsets) {
                    rig.mirror().putLong(offset, offset);
                    rig.region().update(offset, Long.BYTES);
                    rig.putEntry(0, 0, 0, 1, offset);
                    rig.run(rounds, 1);
                    assertEquals(2, recorder.takeWaits().size(), "the program and the kernel");
                }
                rig.putEntry(0, 0, 0, 1, offsets[0]);
                rig.run(rounds, 1);
                assertEquals(1, recorder.takeWaits().size(), "the kernel");
                rounds.copyOut();
            }
        }
        assertArrayEquals(new long[] {offsets[0], offsets[1], offsets[0]}, seen);
    }

    @Test
    void shouldGiveListsToGpusOnly() throws Exception {
        final OpenClDeviceInfo info = AssumedDevice.openCl();
        try (OpenClContext context = new OpenClContext(info)) {
            final ProgramLoader loader = ProgramBuilder.of(context, new CacheFolder(folder));
            assertNotEquals(ChangeProgram.NONE, changes(DeviceInfos.gpu(info), loader));
            assertEquals(
                    info.type() != OpenClDeviceType.GPU, changes(info, loader).equals(ChangeProgram.NONE));
        }
    }

    @Test
    void shouldGiveNoListsWhenTheDriverCannotBuildOrRunTheProgram() throws Exception {
        final OpenClDeviceInfo gpu = DeviceInfos.gpu(AssumedDevice.openCl());
        final List<RuntimeException> refusals = List.of(
                new KernelFailedException("cannot build it", null),
                assertThrows(OpenClException.class, () -> OpenClException.check(-1, "clGetKernelWorkGroupInfo")),
                new IllegalArgumentException("there is no such form"));
        for (final RuntimeException refusal : refusals) {
            assertEquals(ChangeProgram.NONE, changes(gpu, (_, _) -> {
                throw refusal;
            }));
        }
        assertEquals(ChangeProgram.NONE, changes(gpu, (_, _) -> programForSmallGroups()));
    }

    private static GpuProgram programForSmallGroups() {
        return (GpuProgram) Proxy.newProxyInstance(
                GpuProgram.class.getClassLoader(), new Class<?>[] {GpuProgram.class}, (_, method, _) -> {
                    if (method.getName().equals("checkLocalSize")) {
                        throw new IllegalArgumentException("the limit for this kernel is 32");
                    }
                    return null;
                });
    }

    private ChangeProgram changes(final OpenClDeviceInfo info, final ProgramLoader loader) throws Exception {
        try (KernelPrograms programs = new KernelPrograms(info, loader, new CacheFolder(folder))) {
            return programs.changes();
        }
    }
}
