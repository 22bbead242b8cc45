package io.github.galefs.round;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.UndescribableError;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.model.GroupProgram;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.device.model.Report;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.agrona.concurrent.NoOpIdleStrategy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Ends of one launch on a model device, with a handler and a cleanup of the test. */
@Timeout(30)
class RoundLaunchTest {
    private static final int SLOTS = 8;
    private static final int REQUEST = 1000;

    private final RoundLayout layout = new RoundLayout(4096, SLOTS);
    private final AtomicInteger handledCount = new AtomicInteger();
    private final AtomicInteger cleanupCount = new AtomicInteger();
    private final ExecutorService thread = RoundLaunch.newThread();
    private ModelDevice device;
    private DeviceRegion region;
    private RoundBuffers buffers;
    private int openWhenIdle;

    @BeforeEach
    void open() {
        device = new ModelDevice(1, RoundLaunchTest::sendsRequests);
        region = device.allocateRegion(layout.end(), layout.mirrorEnd());
        buffers = new RoundBuffers(region, layout, layout.zeroOffset());
        openWhenIdle = device.openObjects();
    }

    @AfterEach
    void close() {
        thread.shutdown();
        region.close();
    }

    /** To start a thread takes as long as several rounds. */
    @Test
    void shouldServeALaunchOnTheThreadOfTheOneBefore() throws Exception {
        final Set<Thread> threads = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            final RoundLaunch launch = prepare(1, _ -> (memory, result) -> {
                threads.add(Thread.currentThread());
                return Report.finished(0, 0, 0);
            });
            launch.run(KernelCall.UNLIMITED);
            assertFalse(launch.isRunning());
        }
        assertEquals(1, threads.size());
    }

    @Test
    void shouldCloseTheRoundsWhenThereIsNoThread() throws Exception {
        thread.shutdown();
        final RoundLaunch launch = prepare(1, RoundLaunchTest::endsAtOnce);
        assertThrows(RejectedExecutionException.class, () -> launch.run(KernelCall.UNLIMITED));
        assertFalse(launch.isRunning());
        assertEquals(openWhenIdle, device.openObjects());
    }

    /** Its memory may be freed as soon as the round has ended. */
    @Test
    void shouldServeNothingAfterARoundThatEndsWhenTheLaunchIsGivenUp() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        final Thread launching = Thread.currentThread();
        final RoundLaunch launch = prepare(2, group -> (memory, result) -> {
            if (group == 0) {
                launching.interrupt();
            }
            awaitUninterruptibly(end);
            return Report.request(REQUEST, 0, 0, 0);
        });
        final KernelFailedException failure =
                assertThrows(KernelFailedException.class, () -> launch.run(KernelCall.UNLIMITED));
        assertTrue(Thread.interrupted());
        assertTrue(failure.getMessage().contains("did not end its round within 800 ms"), failure.getMessage());
        assertEquals(openWhenIdle, device.openObjects(), "the rounds are not closed");
        end.countDown();
        while (launch.isRunning()) {
            Thread.sleep(1);
        }
        assertEquals(0, handledCount.get(), "requests of a launch that was given up");
        assertEquals(0, cleanupCount.get(), "cleanups by the thread of a launch that was given up");
        assertEquals(List.of(), launch.endLate());
        assertEquals(1, cleanupCount.get());
    }

    /** The companion is called between the groups of the model: once before the launch is given up, and once after. */
    @Test
    void shouldMoveNoBlocksForALaunchThatWasGivenUp() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        final Thread launching = Thread.currentThread();
        final MovingHandler handler = new MovingHandler();
        final RoundLaunch launch = prepare(
                2,
                group -> (memory, result) -> {
                    if (group == 0) {
                        launching.interrupt();
                    }
                    awaitUninterruptibly(end);
                    return Report.request(REQUEST, 0, 0, 0);
                },
                handler);
        assertThrows(KernelFailedException.class, () -> launch.run(KernelCall.UNLIMITED));
        assertTrue(Thread.interrupted());
        assertEquals(1, handler.moves.get());
        end.countDown();
        while (launch.isRunning()) {
            Thread.sleep(1);
        }
        assertEquals(1, handler.moves.get(), "moves for a launch that was given up");
    }

    /** A call to the file service may take its time. */
    @Test
    void shouldNotGiveUpAShortRoundThatBeginsLongAfterTheStop() {
        final Thread launching = Thread.currentThread();
        final RoundLaunch launch = prepare(
                1,
                group -> {
                    final int[] step = new int[1];
                    return (memory, result) -> {
                        if (step[0]++ == 0) {
                            return Report.open(REQUEST, "path", 0);
                        }
                        parkFor(200);
                        return Report.givesWay(0);
                    };
                },
                request -> {
                    launching.interrupt();
                    parkFor(1_000);
                    request.port().reply(0);
                });
        assertThrows(InterruptedException.class, () -> launch.run(KernelCall.UNLIMITED));
        assertEquals(2, device.rounds().roundCount());
        assertFalse(launch.isRunning());
        assertEquals(1, cleanupCount.get());
        assertEquals(openWhenIdle, device.openObjects());
    }

    /** The records of the failed round are still in the device's memory. */
    @Test
    void shouldNotCountARecordOfARoundThatFailedInAnEarlierLaunch() {
        final RoundLaunch failing = prepare(2, group -> (memory, result) -> {
            if (group == 1) {
                throw new IllegalStateException("the device fails");
            }
            return Report.finished(0, 0, 0);
        });
        assertThrows(KernelFailedException.class, () -> failing.run(KernelCall.UNLIMITED));
        final RoundLaunch silent = prepare(1, group -> (memory, result) -> null);
        final KernelFailedException failure =
                assertThrows(KernelFailedException.class, () -> silent.run(KernelCall.UNLIMITED));
        assertTrue(failure.getMessage().startsWith("work-group 0 did not report"), failure.getMessage());
    }

    @Test
    void shouldFailAndCleanUpWhenTheFailureCannotBeRecorded() {
        final RoundLaunch launch = prepare(2, RoundLaunchTest::sendsRequests, _ -> {
            throw new UndescribableError();
        });
        assertFailsUnrecorded(launch);
        assertEquals(1, cleanupCount.get());
    }

    @Test
    void shouldFailAndCloseTheRoundsWhenAFailureOfTheCleanupCannotBeRecorded() {
        device.setPrograms(RoundLaunchTest::endsAtOnce);
        final RoundLaunch launch = launch(1, this::replyAtOnce, totals -> {
            throw new UndescribableError();
        });
        assertFailsUnrecorded(launch);
    }

    /** The write-back of what a kernel has written may take its time. */
    @Test
    void shouldSucceedWhenTheTimeLimitPassesDuringTheCleanup() throws Exception {
        device.setPrograms(RoundLaunchTest::endsAtOnce);
        final RoundLaunch launch = launch(1, this::replyAtOnce, totals -> {
            parkFor(1_000);
            cleanupCount.incrementAndGet();
            return List.of();
        });
        launch.run(Duration.ofMillis(500));
        assertEquals(1, cleanupCount.get());
    }

    /** The kernel had ended before: the violation is what went wrong. */
    @Test
    void shouldReportAViolationWhenTheTimeLimitPassesDuringTheCleanup() {
        final KernelFailedException violation = new KernelFailedException("index 4", null);
        device.setPrograms(RoundLaunchTest::endsAtOnce);
        device.setViolation(violation);
        final RoundLaunch launch = launch(1, this::replyAtOnce, totals -> {
            parkFor(1_000);
            return List.of();
        });
        assertSame(violation, assertThrows(KernelFailedException.class, () -> launch.run(Duration.ofMillis(500))));
    }

    @Test
    void shouldStopBetweenTwoRoundsWhenTheTimeLimitPasses() {
        final RoundLaunch launch = prepare(1, group -> (memory, result) -> Report.givesWay(0));
        final LaunchTimeoutException exceeded =
                assertThrows(LaunchTimeoutException.class, () -> launch.run(Duration.ofMillis(50)));
        assertFalse(exceeded.isRunning());
        assertFalse(launch.isRunning());
        assertEquals(1, cleanupCount.get());
        assertEquals(openWhenIdle, device.openObjects());
    }

    private void assertFailsUnrecorded(final RoundLaunch launch) {
        final KernelFailedException failure =
                assertThrows(KernelFailedException.class, () -> launch.run(KernelCall.UNLIMITED));
        assertInstanceOf(OutOfMemoryError.class, failure.getCause());
        assertFalse(launch.isRunning());
        assertEquals(openWhenIdle, device.openObjects(), "the rounds are not closed: a device would wait for them");
    }

    private RoundLaunch prepare(final int groupCount, final IntFunction<GroupProgram> programs) {
        return prepare(groupCount, programs, this::replyAtOnce);
    }

    private RoundLaunch prepare(
            final int groupCount, final IntFunction<GroupProgram> programs, final RequestHandler handler) {
        device.setPrograms(programs);
        return launch(groupCount, handler, totals -> {
            cleanupCount.incrementAndGet();
            return List.of();
        });
    }

    private RoundLaunch launch(
            final int groupCount,
            final RequestHandler handler,
            final Function<RoundTotals, List<KernelFailedException>> onEnd) {
        final LaunchPolicy policy = new LaunchPolicy(SLOTS, 1_000);
        final RoundHost host = new RoundHost(buffers, handler, policy);
        buffers.beginLaunch(groupCount, SLOTS, 1);
        return new RoundLaunch(
                thread,
                device.prepare(null, region, new Grid(groupCount, 1), SLOTS),
                host,
                groupCount,
                NoOpIdleStrategy.INSTANCE,
                onEnd);
    }

    private void replyAtOnce(final Request request) {
        handledCount.incrementAndGet();
        request.port().reply(0);
    }

    /** Always has blocks on their way. */
    private static final class MovingHandler implements RequestHandler {
        private final AtomicInteger moves = new AtomicInteger();

        @Override
        public void onRequest(final Request request) {
            request.port().reply(0);
        }

        @Override
        public int moveBlocks() {
            return moves.incrementAndGet();
        }

        @Override
        public boolean isMovingBlocks() {
            return true;
        }
    }

    private static GroupProgram sendsRequests(final int group) {
        return (memory, result) -> Report.request(REQUEST, 0, 0, 0);
    }

    private static GroupProgram endsAtOnce(final int group) {
        return (memory, result) -> Report.finished(0, 0, 0);
    }

    private static void parkFor(final long millis) {
        final long begin = System.nanoTime();
        while (System.nanoTime() - begin < TimeUnit.MILLISECONDS.toNanos(millis)) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }

    private static void awaitUninterruptibly(final CountDownLatch latch) {
        while (latch.getCount() > 0) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }
}
