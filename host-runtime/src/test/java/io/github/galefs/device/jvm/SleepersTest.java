package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.ForwardingLiveDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How a reply reaches a work-item that sleeps, from the table of those that do to a launch. */
@Timeout(30)
class SleepersTest {
    private static final int GROUP = 5;

    /** So many polls that a work-item does not yield any more. */
    private static final int MANY_POLLS = 10_000;

    private static final Kernel.Of1<long[]> SLEEPS = SleepersTest::sleeps;
    private static final Kernel.Of1<int[]> OPENS = SleepersTest::opens;

    private static final CountDownLatch ANNOUNCED = new CountDownLatch(1);
    private static volatile boolean replied;

    private final Sleepers sleepers = new Sleepers();

    @Test
    void shouldWakeOnlyAThreadThatHasAnnouncedItself() throws Exception {
        assertFalse(sleepers.wake(GROUP));
        final FutureTask<Long> sleep = new FutureTask<>(() -> {
            sleepers.announce(GROUP);
            final long begin = System.nanoTime();
            while (sleepers.isAnnounced(GROUP) && System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(20)) {
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(20));
            }
            return System.nanoTime() - begin;
        });
        Thread.ofPlatform().daemon().start(sleep);
        while (!sleepers.wake(GROUP)) {
            Thread.onSpinWait();
        }
        assertTrue(sleep.get() < TimeUnit.SECONDS.toNanos(10));
        assertFalse(sleepers.wake(GROUP));
    }

    @Test
    void shouldLetAThreadAnnounceItselfAgainWhenAnotherGroupHasTakenItsPlace() throws Exception {
        sleepers.announce(GROUP);
        assertTrue(sleepers.isAnnounced(GROUP));
        final FutureTask<Void> other = new FutureTask<>(() -> sleepers.announce(GROUP + (1 << 20)), null);
        Thread.ofPlatform().daemon().start(other);
        other.get();
        assertFalse(sleepers.isAnnounced(GROUP));
        sleepers.announce(GROUP);
        assertTrue(sleepers.isAnnounced(GROUP));
    }

    /** The permit of the unpark ends the kernel's long sleep at once. */
    @Test
    void shouldWakeAWorkItemThatSleepsWhenTheDeviceIsToldOfTheReply() throws Exception {
        final long[] slept = new long[1];
        try (JvmDevice device = new JvmDevice();
                SharedMemory memory = device.allocateShared(4096)) {
            final Thread host = Thread.ofPlatform().daemon().start(() -> {
                await(ANNOUNCED);
                device.onReply(0);
                replied = true;
            });
            device.launch(new KernelCall(SLEEPS, List.of(slept)), memory, new Grid(1, 1), () -> {});
            host.join();
        }
        assertTrue(slept[0] < TimeUnit.SECONDS.toNanos(10), slept[0] + " ns");
    }

    @Test
    void shouldTellTheDeviceOfEachReplyToACall(@TempDir final Path directory) throws Exception {
        final AtomicInteger replies = new AtomicInteger();
        final ForwardingLiveDevice device = new ForwardingLiveDevice(new JvmDevice()) {
            @Override
            public void onReply(final int group) {
                assertEquals(0, group);
                replies.incrementAndGet();
                super.onReply(group);
            }
        };
        final int[] fds = new int[1];
        try (EmbeddedStore store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                GaleFs galeFs = GaleFs.open(new GaleFsContext().files(store).device(device))) {
            galeFs.launch(OPENS, new Grid(1, 1), fds);
        }
        assertTrue(fds[0] > 0);
        assertEquals(2, replies.get());
    }

    static void sleeps(final long[] fs, final long[] slept) {
        WorkItem.relax(0);
        WorkItem.relax(MANY_POLLS);
        ANNOUNCED.countDown();
        while (!replied) {
            Thread.onSpinWait();
        }
        final long begin = System.nanoTime();
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(20));
        slept[0] = System.nanoTime() - begin;
    }

    static void opens(final long[] fs, final int[] fds) {
        fds[0] = DeviceFile.gopen(fs, "file", DeviceFile.O_WRONLY | DeviceFile.O_CREAT);
        DeviceFile.gclose(fs, fds[0]);
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
