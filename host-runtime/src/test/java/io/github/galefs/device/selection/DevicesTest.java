package io.github.galefs.device.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Device;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.Sharing;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DevicesTest {
    private static final List<OpenClDeviceInfo> MACHINE =
            List.of(info(0, 0, 0, "pthread-Processor"), info(1, 1, 0, "Arc A770"), info(2, 1, 1, "Arc B580"));

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
        assertEquals(List.of(MACHINE.get(number)), OpenClNames.matches(name, MACHINE));
    }

    @ParameterizedTest
    @CsvSource({"opencl:3, 0", "opencl:0:1, 0", "opencl:, 0", "' ', 0", "radeon, 0", "arc, 2"})
    void shouldFindAllDevicesThatMatchAName(final String name, final int count) {
        assertEquals(count, OpenClNames.matches(name, MACHINE).size());
    }

    @Test
    void shouldListTheJvmLast() {
        assertEquals("jvm", Devices.list().getLast().name());
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
        final Selection selection = Devices.select("jvm");
        assertEquals("jvm", selection.device().name());
        assertEquals("device jvm, as requested", selection.reason());
    }

    @Test
    @Tag("opencl")
    void shouldOpenTheSameDeviceByEachOfItsNames() {
        final OpenClDeviceInfo first = firstOpenClDevice();
        for (final String name : List.of(
                "opencl", "opencl:0", "opencl:0:0", first.name(), first.name().toUpperCase(Locale.ROOT))) {
            try (Device device = Devices.open(name)) {
                assertEquals("opencl:0", device.name(), name);
                assertEquals(first.description(), device.description(), name);
            }
        }
    }

    @Test
    @Tag("opencl")
    void shouldPreferAnOpenClDeviceToTheJvmAndReturnTheReason() {
        firstOpenClDevice();
        final Selection selection = Devices.select("auto");
        try (Device device = selection.device()) {
            assertTrue(device.name().startsWith("opencl:"), device.name());
            assertTrue(selection.reason().contains("the best on this machine"), selection.reason());
        }
    }

    private static OpenClDeviceInfo firstOpenClDevice() {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        Assumptions.assumeFalse(infos.isEmpty(), "no OpenCL device found: on Debian, install pocl-opencl-icd");
        return infos.getFirst();
    }

    private static OpenClDeviceInfo info(final int number, final int platform, final int device, final String name) {
        return new OpenClDeviceInfo(
                number,
                number,
                platform,
                device,
                name,
                "vendor",
                "platform",
                "versions",
                "OpenCL 3.0",
                OpenClDeviceType.GPU,
                4,
                1L << 30,
                1L << 28,
                1024,
                Sharing.FINE_GRAINED_SVM);
    }
}
