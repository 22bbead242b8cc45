package io.github.galefs.bench.rpc;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.galefs.device.Device;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.selection.Devices;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class RpcRigTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 65})
    void shouldReplyToEveryRequestWhenGroupsSendMany(final int groupCount) throws Exception {
        try (Device device = Devices.open("jvm");
                RpcRig rig = RpcRig.open(device, groupCount)) {
            for (int run = 0; run < 2; run++) {
                final RoundTrips trips = rig.run(100);
                assertTrue(trips.requestsPerSecond() > 0);
                assertTrue(trips.micros(50) > 0);
                assertTrue(trips.micros(50) <= trips.micros(99));
                assertTrue(trips.micros(99) <= trips.micros(99.9));
            }
        }
    }

    @Test
    @Tag("opencl")
    void shouldReplyToEveryRequestWhenTheKernelSuspends() throws Exception {
        assumeFalse(OpenClDevices.list().isEmpty(), "no OpenCL device found");
        try (Device device = Devices.select("opencl", Optional.of(WaitForm.SUSPENDED))
                        .device();
                RpcRig rig = RpcRig.open(device, 264)) {
            assertTrue(rig.run(100).requestsPerSecond() > 0);
        }
    }

    @Test
    void shouldRecordNoRoundTripWhenEachGroupSendsOneRequest() throws Exception {
        try (Device device = Devices.open("jvm");
                RpcRig rig = RpcRig.open(device, 3)) {
            assertTrue(rig.run(1).micros(100) == 0);
        }
    }
}
