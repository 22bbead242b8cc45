package io.github.galefs.device.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.cuda.CudaDeviceInfo;
import io.github.galefs.device.opencl.DeviceUuid;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.OpenClFeatures;
import io.github.galefs.device.opencl.Sharing;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DevicesTest {
    private static final List<DeviceCandidate> MACHINE = Stream.of(
                    info(0, 0, 0, "pthread-Processor"), info(1, 1, 0, "Arc A770"), info(2, 1, 1, "Arc B580"))
            .map(DevicesTest::candidate)
            .toList();

    @ParameterizedTest
    @CsvSource({
        "opencl:0, 0",
        "opencl:2, 2",
        "opencl:1:1, 2",
        "opencl:1:0, 1",
        "b580, 2",
        "PTHREAD, 0",
    })
    void shouldFindADeviceByNumberOrPartOfItsName(final String name, final int number) {
        assertEquals(List.of(MACHINE.get(number)), CandidateNames.matches(name, MACHINE));
    }

    @ParameterizedTest
    @CsvSource({"opencl:3, 0", "opencl:0:1, 0", "opencl:, 0", "' ', 0", "radeon, 0", "arc, 2"})
    void shouldFindAllDevicesThatMatchAName(final String name, final int count) {
        assertEquals(count, CandidateNames.matches(name, MACHINE).size());
    }

    /** Both drivers list the GPU; one of another kind is listed by OpenCL alone. */
    @ParameterizedTest
    @CsvSource({"h200, cuda:0", "cuda:0, cuda:0", "opencl:0, opencl:0", "opencl:0:0, opencl:0", "arc, opencl:1"})
    void shouldPreferCudaToOpenClForAGpuThatBothList(final String name, final String device) {
        final OpenClDeviceInfo compiler = info(0, 0, 0, "NVIDIA H200");
        final List<DeviceCandidate> machine = List.of(
                new CudaCandidate(cuda(Optional.of(compiler))), candidate(compiler), candidate(info(1, 1, 0, "Arc")));
        assertEquals(
                List.of(device),
                CandidateNames.matches(name, machine).stream()
                        .map(candidate -> candidate.info().deviceName())
                        .toList());
    }

    @Test
    void shouldTakeOpenClForAPartOfANameWhenCudaCannotUseTheGpu() {
        final DeviceCandidate openCl = candidate(info(0, 0, 0, "NVIDIA H200"));
        final List<DeviceCandidate> machine = List.of(openCl, new CudaCandidate(cuda(Optional.empty())));
        assertEquals(List.of(openCl), CandidateNames.matches("h200", machine));
    }

    @Test
    void shouldSayWhatAGpuOfCudaLacksWithoutACompiler() {
        final DeviceEntry entry = new CudaCandidate(cuda(Optional.empty())).entry();
        assertTrue(entry.obstacle().orElseThrow().description().contains("libnvidia-opencl.so.1"));
        assertEquals(Optional.empty(), entry.defaultForm());
    }

    private static CudaDeviceInfo cuda(final Optional<OpenClDeviceInfo> compiler) {
        return new CudaDeviceInfo(
                0, "NVIDIA H200", "13.0", 132, 140L << 30, 1024, true, new DeviceUuid("0123"), compiler);
    }

    private static DeviceCandidate candidate(final OpenClDeviceInfo info) {
        return new OpenClCandidate(info, DeviceOpener::openOnThisMachine);
    }

    private static DeviceEntry entryOf(final OpenClDeviceInfo info) {
        return candidate(info).entry();
    }

    @Test
    void shouldListTheJvmLast() {
        assertEquals("jvm", Devices.survey().devices().getLast().name());
    }

    @Test
    void shouldListADeviceThatCannotBeUsedWithTheReason() {
        final DeviceEntry entry = entryOf(
                Machine.gpu(0, "Old", new OpenClFeatures(true, false, true, Long.SIZE, false, false, false, 32 << 10)));
        assertEquals(
                "its driver has no compiler for OpenCL C; install the vendor's complete OpenCL driver",
                entry.obstacle().orElseThrow().description());
        assertEquals(Optional.empty(), entry.defaultForm());
        assertFalse(entry.doubles());
    }

    @Test
    void shouldListTheFormsOfADeviceThatSharesNothing() {
        final DeviceEntry entry = entryOf(Machine.gpu(0, "Discrete", OpenClFeatures.ALL));
        assertEquals(Optional.empty(), entry.obstacle());
        assertEquals(
                List.of(WaitForm.SUSPENDED),
                entry.forms().stream()
                        .filter(FormSupport::isPossible)
                        .map(FormSupport::form)
                        .toList());
        assertEquals(Optional.of(WaitForm.SUSPENDED), entry.defaultForm());
        assertEquals(DeviceKind.GPU, entry.kind());
    }

    @Test
    @Tag("opencl")
    void shouldOpenADeviceInEachFormThatItsEntryLists() {
        firstOpenClDevice();
        for (final DeviceEntry entry : Devices.survey().devices()) {
            for (final FormSupport support : entry.forms()) {
                if (support.isPossible()) {
                    try (Device device = Devices.open(entry.name(), support.form())) {
                        assertEquals(support.form(), device.waitForm());
                        assertEquals(entry.kind(), device.kind());
                    }
                } else {
                    assertThrows(DeviceRefusedException.class, () -> Devices.open(entry.name(), support.form()));
                }
            }
        }
    }

    @Test
    void shouldListTheAvailableDevicesWhenNoneMatches() {
        final UnknownDeviceException refusal = assertThrows(UnknownDeviceException.class, () -> Devices.open("abacus"));
        assertTrue(
                refusal.getMessage().startsWith("no device 'abacus'; available: auto, ")
                        && refusal.getMessage().endsWith(", jvm"),
                refusal.getMessage());
    }

    @Test
    void shouldReturnTheReasonWhenTheJvmIsRequested() {
        final Selection selection = Devices.select("jvm", Optional.empty());
        assertEquals("jvm", selection.device().name());
        assertEquals("device jvm, as requested", selection.reason());
    }

    @Test
    @Tag("opencl")
    void shouldOpenTheSameDeviceByEachOfItsNames() {
        final OpenClDeviceInfo first = firstOpenClDevice();
        for (final String name : List.of("opencl", "opencl:0", first.nameWithPlatform())) {
            try (Device device = Devices.open(name)) {
                assertEquals("opencl:0", device.name(), name);
                assertEquals(first.description(), device.description(), name);
            }
        }
        // A machine may have several GPUs of the same model.
        final long sameName = Devices.survey().devices().stream()
                .filter(entry -> entry.name().startsWith("opencl:"))
                .filter(entry -> entry.description().startsWith(first.name()))
                .count();
        for (final String name : List.of(first.name(), first.name().toUpperCase(Locale.ROOT))) {
            if (sameName > 1) {
                assertThrows(UnknownDeviceException.class, () -> Devices.open(name));
                continue;
            }
            try (Device device = Devices.open(name)) {
                assertTrue(device.description().startsWith(first.name()), device.description());
            }
        }
    }

    @Test
    @Tag("opencl")
    void shouldPreferTheFirstOfItsListToTheJvmAndReturnTheReason() {
        firstOpenClDevice();
        final Selection selection = Devices.select("auto", Optional.empty());
        try (Device device = selection.device()) {
            assertEquals(Devices.survey().devices().getFirst().name(), device.name());
            assertTrue(selection.reason().contains("the best on this machine"), selection.reason());
        }
    }

    private static OpenClDeviceInfo firstOpenClDevice() {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        Assumptions.assumeFalse(infos.isEmpty(), "no OpenCL device found: on Debian, install pocl-opencl-icd");
        return infos.getFirst();
    }

    private static OpenClDeviceInfo info(final int number, final int platform, final int device, final String name) {
        return Machine.device(number, platform, device, name, OpenClDeviceType.GPU, Sharing.FINE_GRAINED_SVM);
    }
}
