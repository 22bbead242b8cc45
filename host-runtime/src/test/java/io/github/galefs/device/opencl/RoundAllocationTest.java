package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.JvmProcess;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.OnEachRoundDevice;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * In a process of its own that compiles in the foreground: on a busy machine, or after other tests, the compiler may
 * not inline one of LWJGL's calls.
 */
@OnEachRoundDevice
@Timeout(90)
class RoundAllocationTest {
    @Parameter
    private String deviceName;

    @TempDir
    private Path folder;

    @Test
    void shouldAllocateNothingInRoundsAndCopies() throws Exception {
        AssumedDevice.assume(deviceName);
        assertEquals("0", bytesOfARound(deviceName));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("opencl")
    void shouldAllocateNothingWhenChangesAreListed(final ListingDevice.Exchange exchange) throws Exception {
        final OpenClDeviceInfo info = AssumedDevice.openCl();
        assumeTrue(deviceName.equals(AssumedDevice.SUSPENDED), "of OpenCL, once");
        assumeTrue(exchange == ListingDevice.Exchange.BY_COPIES || info.type() == OpenClDeviceType.CPU);
        assertEquals("0", bytesOfARound(exchange.name()));
    }

    private String bytesOfARound(final String name) throws Exception {
        // The quick compiler would allocate what the better one keeps on the stack.
        final List<String> options = List.of("-Xbatch", "-XX:TieredStopAtLevel=4");
        try (JvmProcess process =
                JvmProcess.start(folder, Map.of(), options, RoundAllocation.class, name, folder.toString())) {
            return process.awaitSuccess();
        }
    }
}
