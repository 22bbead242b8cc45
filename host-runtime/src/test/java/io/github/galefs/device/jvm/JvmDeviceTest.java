package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.WorkItem;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class JvmDeviceTest {
    private static final Kernel.Of1<long[]> NOTHING = JvmDeviceTest::nothing;
    private static final Kernel.Of1<int[]> IDS = JvmDeviceTest::ids;
    private static final int CARRIERS = Integer.getInteger(
            "jdk.virtualThreadScheduler.parallelism", Runtime.getRuntime().availableProcessors());

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

    /** They could not even be stopped. */
    @Test
    void shouldRunGroupsOfSeveralWorkItemsWhileOthersKeepTheCarrierThreads() throws Exception {
        final AtomicBoolean keep = new AtomicBoolean(true);
        final CountDownLatch kept = new CountDownLatch(CARRIERS);
        for (int i = 0; i < CARRIERS; i++) {
            Thread.startVirtualThread(() -> {
                kept.countDown();
                while (keep.get()) {
                    Thread.onSpinWait();
                }
            });
        }
        kept.await();
        final int[] ids = new int[8];
        final JvmDevice device = new JvmDevice();
        try (SharedMemory memory = device.allocateShared(4096)) {
            device.launch(new KernelCall(IDS, List.of(ids)), memory, new Grid(2, 4), () -> {});
        } finally {
            keep.set(false);
        }
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5, 6, 7}, ids);
    }

    @Test
    void shouldGiveGroupsOfSeveralWorkItemsVirtualThreads() throws Exception {
        final WorkItemThreads threads = new WorkItemThreads(new RunawayThreads());
        assertTrue(threads.choose(new Grid(1, 2)).get().unstarted(() -> {}).isVirtual());
        assertFalse(threads.choose(new Grid(2, 1)).get().unstarted(() -> {}).isVirtual());
    }

    private static WeakReference<long[]> launch(final JvmDevice device, final SharedMemory memory) throws Exception {
        final long[] array = new long[1000];
        device.launch(new KernelCall(NOTHING, List.of(array)), memory, new Grid(1, 1), () -> {});
        return new WeakReference<>(array);
    }

    private static void ids(final long[] fs, final int[] ids) {
        WorkItem.barrier();
        ids[WorkItem.globalId()] = WorkItem.globalId();
    }

    private static void nothing(final long[] fs, final long[] array) {}
}
