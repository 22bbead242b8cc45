package io.github.galefs.device.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClFinding;
import io.github.galefs.device.opencl.Sharing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which device and form are chosen on machines that are described. Their devices are not opened. */
class DeviceChoiceTest {
    private static final OpenClDeviceInfo GPU = Machine.device(0, 1, 0, "Discrete", OpenClDeviceType.GPU, Sharing.NONE);
    private static final OpenClDeviceInfo CPU =
            Machine.device(1, 0, 0, "pthread-Processor", OpenClDeviceType.CPU, Sharing.FINE_GRAINED_SVM);
    private static final OpenClDeviceInfo INTEGRATED = Machine.integratedGpu(2, "Integrated");

    /** Openings in the order in which they were tried, such as {@code opencl:0 live}. */
    private final List<String> tried = new ArrayList<>();

    private final List<String> refused = new ArrayList<>();

    @Test
    void shouldPreferAGpuThatSharesNothingToACpuAndRunItSuspended() {
        final Selection selection = choice(GPU, CPU).best();
        assertEquals(List.of("opencl:0 suspended"), tried);
        assertTrue(
                selection
                        .reason()
                        .endsWith(", the best on this machine; suspended because it shares no memory with the host"
                                + " while a kernel runs"),
                selection.reason());
    }

    @Test
    void shouldRunADeviceThatSharesMemoryLive() {
        assertTrue(choice(INTEGRATED).best().reason().endsWith("; live, the default of a device that shares memory"));
        assertEquals(List.of("opencl:2 live"), tried);
    }

    /** Live, it would keep the cache in the host's memory. */
    @Test
    void shouldRunAGpuWithMemoryOfItsOwnSuspendedAlthoughItSharesMemory() {
        final OpenClDeviceInfo discrete =
                Machine.device(0, 0, 0, "Discrete", OpenClDeviceType.GPU, Sharing.FINE_GRAINED_SVM);
        final String reason = choice(discrete).best().reason();
        assertTrue(reason.endsWith("; suspended, the default of a GPU with memory of its own"), reason);
        assertEquals(List.of("opencl:0 suspended"), tried);
        assertEquals(
                Optional.of(WaitForm.SUSPENDED),
                new OpenClCandidate(discrete, this::open).entry().defaultForm());
        choice(WaitForm.LIVE, discrete).best();
        assertEquals("opencl:0 live", tried.getLast());
    }

    @Test
    void shouldTakeTheBestDeviceForOpenCl() {
        final String reason = choice(GPU, CPU).bestOpenCl().reason();
        assertEquals(List.of("opencl:0 suspended"), tried);
        assertTrue(reason.contains(", the best OpenCL device; suspended"), reason);
    }

    @Test
    void shouldFallBackToSuspendedAndReportItWhenTheProbeRefusesLive() {
        refused.add("opencl:2 live");
        final Selection selection = choice(INTEGRATED).named("opencl:2");
        assertEquals(List.of("opencl:2 live", "opencl:2 suspended"), tried);
        assertEquals(
                "device opencl:2 (Integrated), as requested; suspended because opencl:2 live is refused",
                selection.reason());
    }

    @Test
    void shouldTryTheNextDeviceAndReportTheRefusalWhenNoFormIsPossible() {
        refused.add("opencl:0 suspended");
        final Selection selection = choice(GPU, CPU).best();
        assertEquals(List.of("opencl:0 suspended", "opencl:1 live"), tried);
        assertTrue(selection.reason().endsWith("; opencl:0 suspended is refused"), selection.reason());
    }

    @ParameterizedTest
    @CsvSource({"LIVE, opencl:1 live", "SUSPENDED, opencl:0 suspended"})
    void shouldOpenTheBestDeviceThatSupportsTheRequestedForm(final WaitForm form, final String last) {
        refused.add("opencl:0 live");
        final Selection selection = choice(form, GPU, CPU).best();
        assertEquals(last, tried.getLast());
        assertTrue(selection.reason().contains(form.optionName() + " as requested"), selection.reason());
    }

    @Test
    void shouldNotFallBackWhenTheRequestedFormIsNotPossible() {
        refused.add("opencl:1 live");
        final DeviceChoice choice = choice(WaitForm.LIVE, CPU);
        final DeviceRefusedException refusal =
                assertThrows(DeviceRefusedException.class, () -> choice.named("opencl:1"));
        assertEquals("opencl:1 live is refused", refusal.getMessage());
        assertEquals(List.of("opencl:1 live"), tried);
    }

    @Test
    void shouldTakeTheJvmForLiveOnlyWhenNoDeviceIsUsable() {
        assertInstanceOf(JvmDevice.class, choice(WaitForm.LIVE).best().device());
        final DeviceChoice suspended = choice(WaitForm.SUSPENDED);
        assertEquals(
                "no device on this machine can run kernels suspended; no OpenCL device found; device jvm cannot run"
                        + " kernels suspended: its kernels are Java methods, which share memory with the host; run them"
                        + " live",
                assertThrows(DeviceRefusedException.class, suspended::best).getMessage());
        assertThrows(DeviceRefusedException.class, suspended::jvm);
    }

    @Test
    void shouldReportWhatIsMissingWhenThereIsNoOpenClDevice() {
        final DeviceChoice choice = choice();
        final UnknownDeviceException refusal = assertThrows(UnknownDeviceException.class, choice::bestOpenCl);
        assertEquals("no OpenCL device found: no library; install one; available: auto, jvm", refusal.getMessage());
    }

    private DeviceChoice choice(final OpenClDeviceInfo... devices) {
        return new DeviceChoice(candidates(devices), Optional.empty());
    }

    private DeviceChoice choice(final WaitForm form, final OpenClDeviceInfo... devices) {
        return new DeviceChoice(candidates(devices), Optional.of(form));
    }

    private Candidates candidates(final OpenClDeviceInfo... devices) {
        return new Candidates(
                Stream.of(devices)
                        .<DeviceCandidate>map(info -> new OpenClCandidate(info, this::open))
                        .toList(),
                List.of(new OpenClFinding("OpenCL", new Obstacle("no library", "install one"))));
    }

    /** Stands in for the opening: any device will do. */
    private Device open(final OpenClDeviceInfo info, final WaitForm form) {
        final String opening = info.deviceName() + " " + form.optionName();
        tried.add(opening);
        if (refused.contains(opening)) {
            throw new DeviceRefusedException(opening + " is refused");
        }
        return new JvmDevice();
    }
}
