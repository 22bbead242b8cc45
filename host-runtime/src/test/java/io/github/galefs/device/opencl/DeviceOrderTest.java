package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of the devices of machines that are described. */
class DeviceOrderTest {
    private static final OpenClFeatures UNUSABLE =
            new OpenClFeatures(true, false, true, Long.SIZE, true, true, false, 32 << 10);

    @Test
    void shouldNumberTheBestDeviceFirst() {
        final List<OpenClDeviceInfo> devices = OpenClDevices.bestFirst(List.of(
                info("other", OpenClDeviceType.OTHER, OpenClFeatures.ALL),
                info("processor", OpenClDeviceType.CPU, OpenClFeatures.ALL),
                info("unusable", OpenClDeviceType.GPU, UNUSABLE),
                info("first", OpenClDeviceType.GPU, OpenClFeatures.ALL),
                info("second", OpenClDeviceType.GPU, OpenClFeatures.ALL)));
        assertEquals(
                List.of("first", "second", "processor", "other", "unusable"),
                devices.stream().map(OpenClDeviceInfo::name).toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4),
                devices.stream().map(OpenClDeviceInfo::number).toList());
        assertEquals("opencl:0", devices.getFirst().deviceName());
        assertEquals("opencl:3:5", devices.getFirst().nameWithPlatform());
    }

    private static OpenClDeviceInfo info(
            final String name, final OpenClDeviceType type, final OpenClFeatures features) {
        return new OpenClDeviceInfo(
                0,
                -1,
                3,
                5,
                name,
                "vendor",
                "platform",
                "versions",
                "OpenCL 3.0",
                type,
                4,
                1L << 30,
                1L << 28,
                1024,
                Sharing.NONE,
                features);
    }
}
