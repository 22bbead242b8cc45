package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.CopyWaits;
import io.github.galefs.device.gpu.KernelQueue;
import io.github.galefs.device.gpu.KernelRun;
import io.github.galefs.device.gpu.SharedBuffer;
import io.github.galefs.device.gpu.Violation;
import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.program.KernelForm;
import java.io.File;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which bytes a kernel with checks changes by wrong accesses: an array whose length is less than its memory. */
@Tag("opencl")
@Tag("sdk")
@Timeout(120)
class CheckedMemoryTest {
    private static final int LENGTH = 4;
    private static final int MEMORY_LENGTH = 4096;
    private static final byte GUARD = 0x5A;
    private static final int AREA = 1024;

    static void storesAtManyPlaces(final long[] fs, final int[] data, final byte[] bytes, final int x) {
        for (int i = -300; i < 300; i++) {
            data[x + i] = 1;
            data[x - i]++;
            bytes[x + i] = 1;
            DeviceAtomics.getAndAdd(data, x + i, 1);
            DeviceMemory.putLong(bytes, 8L * (x + i), 1L);
            DeviceMemory.putByte(data, x + 16L + i, 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {300 + LENGTH * 4, -330, 700})
    void shouldChangeNothingAroundAnArrayWhenAllAccessesAreWrong(final int x) throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final OpenClDeviceInfo info = AssumedDevice.liveOpenCl();
        final Grid grid = new Grid(1, 1);
        try (OpenClContext context = new OpenClContext(info)) {
            final KernelArtefact artefact = compile();
            try (OpenClProgram program = ProgramBuilder.of(context, CacheFolder.ofUser())
                            .load(
                                    new ProgramSource(
                                            artefact.kernelName(),
                                            artefact.entryPoint(),
                                            artefact.needs(),
                                            artefact.text().program(KernelForm.LIVE)),
                                    GroupForm.of(info, artefact.needs(), grid));
                    SharedBuffer region = region(context);
                    SharedBuffer data = guarded(context);
                    SharedBuffer bytes = guarded(context)) {
                program.setShared(0, region);
                program.setShared(1, data);
                program.setShared(2, bytes);
                program.setScalar(3, x);
                new KernelQueue(context)
                        .run(new KernelRun(context, program, grid, new CopyWaits()), () -> {}, KernelCall.UNLIMITED);
                assertUnchanged(data);
                assertUnchanged(bytes);
                final Violation found = Violation.read(
                                artefact.checks(), region.data().asSlice(AREA, ViolationDescriptor.END_OFFSET))
                        .orElseThrow();
                assertEquals(LENGTH, found.length());
                assertEquals(x - 300L, found.index());
            }
        }
    }

    private static KernelArtefact compile() throws Exception {
        final List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return new CompilerProcess(TornadoSdk.find().orElseThrow(), classPath, Duration.ofMinutes(1))
                .compile(List.of(CheckedMemoryTest.class.getName() + "#storesAtManyPlaces"), KernelChecks.ALL)
                .kernels()
                .getFirst();
    }

    private static SharedBuffer region(final OpenClContext context) {
        final SharedBuffer region = context.allocateShared(MEMORY_LENGTH);
        region.data().fill((byte) 0);
        region.data().set(ValueLayout.JAVA_LONG, LaneControlDescriptor.FORMAT_OFFSET, LaneControlDescriptor.FORMAT);
        region.data().set(ValueLayout.JAVA_LONG, LogDescriptor.AREA_OFFSET, AREA);
        return region;
    }

    private static SharedBuffer guarded(final OpenClContext context) {
        final SharedBuffer buffer = context.allocateShared(MEMORY_LENGTH);
        buffer.data().fill(GUARD);
        buffer.setArrayLength(LENGTH);
        return buffer;
    }

    private static void assertUnchanged(final SharedBuffer buffer) {
        final MemorySegment header = buffer.parameter();
        assertEquals(LENGTH, header.get(ValueLayout.JAVA_INT, KernelArtefact.LENGTH_OFFSET));
        final byte[] expected = new byte[MEMORY_LENGTH];
        Arrays.fill(expected, GUARD);
        assertArrayEquals(expected, buffer.data().toArray(ValueLayout.JAVA_BYTE));
    }
}
