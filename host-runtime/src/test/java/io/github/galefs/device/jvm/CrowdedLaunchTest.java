package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.WorkItem;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CrowdedLaunchTest {
    private final CountDownLatch checked = new CountDownLatch(1);
    private final AtomicReference<JvmLaunch> launch = new AtomicReference<>();
    private volatile HostWait whileOthersRun;
    private volatile HostWait afterwards;

    /** A work-group that waits must not back off for others that have ended long ago. */
    @Test
    void shouldBackOffFurtherOnlyWhileMoreGroupsRunThanThereAreProcessors() throws Exception {
        assumeTrue(JvmDevice.concurrentGroups() < JvmDevice.MAX_CONCURRENT_GROUPS, "the machine has few processors");
        launch.set(new JvmLaunch(
                this::runGroup, new Grid(JvmDevice.MAX_CONCURRENT_GROUPS, 1), () -> {}, new RunawayThreads()));
        launch.get().run();
        assertSame(HostWait.CROWDED, whileOthersRun);
        assertSame(HostWait.UNCROWDED, afterwards);
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
