package io.github.galefs.device.jvm;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Kernel;
import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class JvmDeviceTest {
    private static final Kernel.Of1<long[]> NOTHING = JvmDeviceTest::nothing;

    @Test
    void shouldKeepNoArrayOfALaunchThatHasEnded() throws Exception {
        final JvmDevice device = new JvmDevice();
        try (SharedMemory memory = device.allocateShared(4096)) {
            final WeakReference<long[]> array = launch(device, memory);
            // Until the test's time is over.
            while (array.get() != null) {
                System.gc();
                Thread.sleep(10);
            }
        }
    }

    private static WeakReference<long[]> launch(final JvmDevice device, final SharedMemory memory) throws Exception {
        final long[] array = new long[1000];
        device.launch(new KernelCall(NOTHING, List.of(array)), memory, new Grid(1, 1), () -> {});
        return new WeakReference<>(array);
    }

    private static void nothing(final long[] fs, final long[] array) {}
}
