package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.JvmProcess;
import io.github.galefs.device.AssumedDevice;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("opencl")
@Timeout(90)
class OpenClDevicesTest {
    @TempDir
    private Path folder;

    @RepeatedTest(3)
    void shouldListTheSameDevicesToAllThreadsThatAreTheFirstToAsk() throws Exception {
        AssumedDevice.openCl();
        final List<String> names =
                OpenClDevices.list().stream().map(OpenClDeviceInfo::name).toList();
        try (JvmProcess process = JvmProcess.start(folder, Map.of(), FirstSurveys.class)) {
            final List<String> lines = process.awaitSuccess().lines().toList();
            assertEquals(Collections.nCopies(FirstSurveys.THREADS, names.toString()), lines);
        }
    }
}
