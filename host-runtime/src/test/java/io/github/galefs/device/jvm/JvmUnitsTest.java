package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.kernel.WorkItem;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class JvmUnitsTest {
    private static final int PROCESSORS = 4;

    private final CountDownLatch checked = new CountDownLatch(1);
    private final AtomicReference<JvmLaunch> launch = new AtomicReference<>();
    private volatile HostWait whileOthersRun;
    private volatile HostWait afterwards;

    /** A work-group that waits must not back off for others that have ended long ago. */
    @Test
    void shouldBackOffFurtherOnlyWhileMoreGroupsRunThanThereAreProcessors() throws Exception {
        launch(this::runGroup, new Grid(JvmDevice.MAX_CONCURRENT_GROUPS, 1));
        assertSame(HostWait.CROWDED, whileOthersRun);
        assertSame(HostWait.UNCROWDED, afterwards);
    }

    /** A further unit of groups of several work-items would have to be whole. */
    @Test
    void shouldStartNoFurtherUnitsWhenGroupsOfSeveralWorkItemsWaitLong() throws Exception {
        final AtomicInteger ended = new AtomicInteger();
        for (int groups = 1; groups <= 2 * PROCESSORS; groups++) {
            ended.set(0);
            launch(
                    () -> {
                        launch.get().onLongWait();
                        WorkItem.barrier();
                        ended.incrementAndGet();
                    },
                    new Grid(groups, 2));
            assertEquals(2 * groups, ended.get());
        }
    }

    private void launch(final Runnable kernel, final Grid grid) throws InterruptedException {
        launch.set(new JvmLaunch(() -> kernel, grid, () -> {}, new RunawayThreads(), PROCESSORS));
        launch.get().run(KernelCall.UNLIMITED);
    }

    private void runGroup() {
        if (WorkItem.groupId() != 0) {
            await(checked);
            return;
        }
        for (int wait = 0; wait < JvmDevice.MAX_CONCURRENT_GROUPS; wait++) {
            launch.get().onLongWait();
        }
        whileOthersRun = launch.get().hostWait();
        checked.countDown();
        // Until the test's time is over.
        while (launch.get().hostWait() != HostWait.UNCROWDED
                && !Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
        afterwards = launch.get().hostWait();
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
