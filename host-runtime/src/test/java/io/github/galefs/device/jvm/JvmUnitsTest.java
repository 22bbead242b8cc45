package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.MappingEnd;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.LangUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Its work-items would run on, in memory that is freed. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldEndTheFirstUnitsWhenAnotherCannotBeStarted(final boolean byAnError) {
        final CountDownLatch started = new CountDownLatch(1);
        final AtomicReference<Thread> first = new AtomicReference<>();
        final AtomicBoolean stopped = new AtomicBoolean();
        final Throwable failure = byAnError ? new StackOverflowError() : new IllegalStateException();
        final AtomicInteger bound = new AtomicInteger();
        final JvmLaunch failing = new JvmLaunch(
                () -> {
                    if (bound.getAndIncrement() > 0) {
                        await(started);
                        LangUtil.rethrowUnchecked(failure);
                    }
                    return () -> {
                        first.set(Thread.currentThread());
                        started.countDown();
                        await(new CountDownLatch(1));
                    };
                },
                new Grid(2, 1),
                () -> stopped.set(true),
                new RunawayThreads(),
                () -> MappingEnd.NOT_MAPPED,
                Thread::ofPlatform,
                PROCESSORS);
        assertSame(failure, assertThrows(Throwable.class, () -> failing.run(KernelCall.UNLIMITED)));
        assertTrue(stopped.get(), "the stop is signalled");
        assertFalse(first.get().isAlive(), "the first work-item has ended");
    }

    private void launch(final Runnable kernel, final Grid grid) throws InterruptedException {
        final RunawayThreads runawayThreads = new RunawayThreads();
        launch.set(new JvmLaunch(
                () -> kernel,
                grid,
                () -> {},
                runawayThreads,
                () -> MappingEnd.NOT_MAPPED,
                new WorkItemThreads(runawayThreads).choose(grid),
                PROCESSORS));
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
