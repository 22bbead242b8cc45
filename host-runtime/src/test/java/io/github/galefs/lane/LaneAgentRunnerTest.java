package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.SleepingIdleStrategy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The runner serves a launch on its own thread, or on the device's thread while the processors are busy. */
@Timeout(30)
class LaneAgentRunnerTest {
    private static final int SPINS = 100;
    private static final int AT_ONCE = 1;
    private static final int MANY = 64;
    private static final WaitLimits LIMITS = new WaitLimits(groups -> groups > MANY ? AT_ONCE : SPINS, 1);
    private static final int TICKET = LaneDescriptor.ticket(0);

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory = arena.allocate(CONTROL_LENGTH + Lanes.byteLength(1), 4096);
    private final Lanes lanes = new Lanes(memory, CONTROL_LENGTH, 1, 1);
    private final AtomicLong now = new AtomicLong();

    /** Nanoseconds that pass with each look at the clock. */
    private final AtomicLong tick = new AtomicLong();

    /** As on busy processors. */
    private final AtomicLong yieldMillis = new AtomicLong(8);

    private final ProcessorLoad load =
            new ProcessorLoad(() -> now.addAndGet(tick.get()), () -> pass(yieldMillis.get()), () -> 0.8);

    private int posted;

    private final AtomicInteger stops = new AtomicInteger();
    private LaneAgentRunner runner;

    LaneAgentRunnerTest() {
        lanes.reset(1);
    }

    @AfterEach
    void close() {
        if (runner != null) {
            runner.close();
        }
        arena.close();
    }

    private void pass(final long millis) {
        now.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private void makeBusy() {
        load.measure(0);
        load.measure(0);
        assertTrue(load.isBusy());
    }

    private void start(final RequestHandler handler, final WaitLimits limits, final IdleStrategy idle) {
        start(handler, limits, Duration.ofSeconds(20), idle);
    }

    private void start(
            final RequestHandler handler,
            final WaitLimits limits,
            final Duration hostTimeout,
            final IdleStrategy idle) {
        runner = LaneAgentRunner.start(
                new LaneAgent(lanes, handler, this::stop), limits, load, hostTimeout, idle, this::stop);
    }

    private void stop() {
        stops.incrementAndGet();
        lanes.stop(Errno.EINTR);
    }

    private int spinLimit() {
        return memory.get(ValueLayout.JAVA_INT, CONTROL_LENGTH + LaneDescriptor.SPIN_LIMIT_OFFSET);
    }

    private int givenUp() {
        return memory.get(ValueLayout.JAVA_INT, CONTROL_LENGTH + LaneDescriptor.GIVEN_UP_OFFSET);
    }

    /** Publishes the next request of the work-group, as its leader does. */
    private void post() {
        final int position = posted++ * LaneDescriptor.RECORD_LENGTH;
        final int record = LaneDescriptor.recordOffset(position);
        set(record + LaneDescriptor.OPERATION_OFFSET, 1);
        set(record + LaneDescriptor.TICKET_OFFSET, LaneDescriptor.ticket(position));
        set(LaneDescriptor.POSITION_OFFSET, position + LaneDescriptor.RECORD_LENGTH);
        VarHandle.releaseFence();
        set(record + LaneDescriptor.LENGTH_OFFSET, LaneDescriptor.RECORD_LENGTH);
        VarHandle.fullFence();
        lanes.doorbells().putByteVolatile(0, (byte) 1);
    }

    private void set(final int offset, final int value) {
        memory.set(ValueLayout.JAVA_INT, CONTROL_LENGTH + offset, value);
    }

    private static void await(final BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(100_000);
        }
    }

    @Test
    void shouldLeaveItToItsOwnThreadToServeWhileTheProcessorsAreIdle() {
        start(request -> request.port().reply(7), LIMITS, new SleepingIdleStrategy());
        assertEquals(SPINS, spinLimit());
        post();
        await(() -> runner.hasReply(0));
        assertEquals(7, runner.takeReply(0));
        assertEquals(0, runner.serve());
    }

    @Test
    void shouldServeOnTheCallersThreadWhileTheProcessorsAreBusy() {
        makeBusy();
        final AtomicReference<Thread> server = new AtomicReference<>();
        start(
                request -> {
                    server.set(Thread.currentThread());
                    request.port().reply(7);
                },
                LIMITS,
                new SleepingIdleStrategy());
        assertEquals(AT_ONCE, spinLimit());
        // Sometimes the agent's own thread is faster.
        for (int i = 0; i < 1_000 && !Thread.currentThread().equals(server.get()); i++) {
            post();
            while (!runner.hasReply(0)) {
                runner.serve();
            }
        }
        assertSame(Thread.currentThread(), server.get());
    }

    @Test
    void shouldFollowTheLoad() {
        tick.set(TimeUnit.MICROSECONDS.toNanos(100));
        yieldMillis.set(0);
        start(_ -> {}, LIMITS, new SleepingIdleStrategy());
        assertEquals(SPINS, spinLimit());
        yieldMillis.set(8);
        await(() -> spinLimit() == AT_ONCE);
        yieldMillis.set(0);
        await(() -> spinLimit() == SPINS);
    }

    @Test
    void shouldFollowTheNumberOfGroupsThatRunAtATime() {
        yieldMillis.set(0);
        start(_ -> {}, LIMITS, new SleepingIdleStrategy());
        assertEquals(SPINS, spinLimit());
        runner.onPass(MANY + 1);
        await(() -> spinLimit() == AT_ONCE);
        runner.onPass(MANY);
        await(() -> spinLimit() == SPINS);
    }

    @Test
    void shouldFollowTheNumberOfGroupsWhileTheAgentAlwaysHasWork() {
        start(new AlwaysAtWork(), LIMITS, new SleepingIdleStrategy());
        runner.onPass(MANY + 1);
        await(() -> spinLimit() == AT_ONCE);
    }

    @Test
    void shouldLetGroupsPollOnBusyProcessorsWhereNoneSuspends() {
        makeBusy();
        start(_ -> {}, WaitLimits.NEVER_SUSPEND, new SleepingIdleStrategy());
        assertEquals(LaneDescriptor.NEVER_SUSPENDS, spinLimit());
    }

    @Test
    void shouldTellThatTheLaunchWasStopped() {
        start(_ -> {}, LIMITS, new SleepingIdleStrategy());
        assertFalse(runner.isStopped());
        runner.stop();
        assertTrue(runner.isStopped());
        runner.close();
        lanes.reset(1);
        assertFalse(runner.isStopped());
    }

    @Test
    void shouldNeverMeasureTheLoadForADeviceWhoseGroupsDoNotSuspend() {
        final AtomicInteger pauses = new AtomicInteger();
        start(_ -> {}, WaitLimits.NEVER_SUSPEND, new IdleStrategy() {
            @Override
            public void idle() {
                pauses.incrementAndGet();
                LockSupport.parkNanos(100_000);
            }

            @Override
            public void idle(final int workCount) {
                idle();
            }

            @Override
            public void reset() {}
        });
        await(() -> pauses.get() > 100);
        assertFalse(load.isBusy());
        assertEquals(LaneDescriptor.NEVER_SUSPENDS, spinLimit());
    }

    @Test
    void shouldTakeTheErrorOfAStopAndGiveTheRequestUp() {
        start(_ -> {}, LIMITS, new SleepingIdleStrategy());
        post();
        assertFalse(runner.hasReply(0));
        runner.stop();
        assertTrue(runner.hasReply(0));
        assertEquals(-Errno.EINTR, runner.takeReply(0));
        assertEquals(TICKET, givenUp());
    }

    @Test
    void shouldGiveUpAHostThatHangsAndComeBackToItWhenItGoesOn() {
        final AtomicBoolean hangs = new AtomicBoolean(true);
        start(_ -> await(() -> !hangs.get()), LIMITS, Duration.ofMillis(50), new SleepingIdleStrategy());
        post();
        await(() -> {
            runner.serve();
            return runner.hasReply(0);
        });
        assertEquals(-Errno.ETIMEDOUT, runner.takeReply(0));
        assertEquals(TICKET, givenUp());
        hangs.set(false);
        await(() -> {
            runner.serve();
            return !runner.hasReply(0);
        });
        assertEquals(0, stops.get());
    }

    @Test
    void shouldStopTheLaunchAndReportWhenTheAgentFailsOnTheCallersThread() {
        makeBusy();
        final IllegalStateException failure = new IllegalStateException("a bug of the host");
        start(
                _ -> {
                    throw failure;
                },
                LIMITS,
                new SleepingIdleStrategy());
        post();
        await(() -> {
            runner.serve();
            return runner.hasReply(0);
        });
        assertTrue(stops.get() > 0);
        assertEquals(-Errno.EINTR, runner.takeReply(0));
        assertEquals(Optional.of(failure), runner.close());
        runner = null;
    }

    /** The caller's thread may be in a long call to the file service. */
    @Test
    void shouldEndOnlyWhenNoThreadIsInTheAgent() throws Exception {
        makeBusy();
        final AtomicBoolean isIn = new AtomicBoolean();
        final AtomicBoolean mayLeave = new AtomicBoolean();
        start(
                request -> {
                    if (Thread.currentThread().getName().equals("device")) {
                        isIn.set(true);
                        await(mayLeave::get);
                    }
                    request.port().reply(0);
                },
                LIMITS,
                new SleepingIdleStrategy());
        final Thread device = Thread.ofPlatform().daemon().name("device").start(() -> {
            while (!mayLeave.get()) {
                runner.serve();
            }
        });
        while (!isIn.get()) {
            post();
            await(() -> isIn.get() || runner.hasReply(0));
        }
        final Thread closing = Thread.ofPlatform().daemon().start(runner::close);
        assertFalse(closing.join(Duration.ofMillis(200)));
        mayLeave.set(true);
        assertTrue(closing.join(Duration.ofSeconds(10)));
        device.join();
        final int beats = (int) lanes.heartbeat();
        runner.serve();
        assertEquals(beats, lanes.heartbeat());
        runner = null;
    }

    /** Serves requests that never come. */
    private static final class AlwaysAtWork implements RequestHandler {
        @Override
        public void onRequest(final Request request) {
            throw new AssertionError("a request");
        }

        @Override
        public int doWork() {
            return 1;
        }
    }
}
