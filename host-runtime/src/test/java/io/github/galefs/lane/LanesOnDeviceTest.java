package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneDescriptor.LENGTH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_CAPACITY;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.OnEachLiveDevice;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.request.RetryingHandler;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both ends of lanes together: kernels on each device, and the lane agent of the host. */
@OnEachLiveDevice
@Timeout(120)
class LanesOnDeviceTest {
    /** Records that fit into a ring before its consumer has read one; see LaneProducer. */
    private static final int CAPACITY = RING_CAPACITY / RECORD_LENGTH - 1;

    private static final Duration LONG_TIMEOUT = Duration.ofSeconds(60);
    private static final Kernel.Of2<long[], long[]> PUBLISH = LaneKernels::publish;
    private static final Kernel.Of3<long[], long[], long[]> CALL = LaneKernels::call;
    private static final Kernel.Of2<long[], long[]> CALL_BEFORE_AND_AFTER_A_GATE = LaneKernels::callBeforeAndAfterAGate;

    private static LiveDevice device;

    @Parameter
    private String deviceName;

    private final RecordCheck check = new RecordCheck();
    private LaneRig rig;

    @BeforeEach
    void openDevice() {
        if (device == null) {
            AssumedDevice.assumeLive(deviceName);
            device = (LiveDevice) AssumedDevice.open(deviceName);
        }
    }

    @AfterEach
    void closeRig() {
        if (rig != null) {
            rig.close();
        }
    }

    @AfterParameterizedClassInvocation
    static void closeDevice() {
        if (device != null) {
            device.close();
            device = null;
        }
    }

    /** Only the ring limits the kernel, so a consumer that polls continuously sees each record as early as possible. */
    @ParameterizedTest
    @CsvSource({"1, 2000000", "2, 500000", "8, 50000"})
    void shouldNeverShowAPartiallyWrittenRecord(final int groups, final int records) throws Exception {
        rig = new LaneRig(device, groups, LONG_TIMEOUT);
        final FutureTask<Void> consumer = start(() -> consume((long) groups * records));
        final long[] published = publish(0, records);
        consumer.get(10, TimeUnit.SECONDS);
        assertEquals(List.of(), check.wrong());
        assertArrayEquals(times(groups, records), published);
        assertEquals((long) groups * records, check.count());
    }

    /** Positions near 2^31 and 2^32 bytes, and near 2^32 requests, after which sequence numbers wrap around. */
    @ParameterizedTest
    @ValueSource(longs = {1L << 31, 1L << 32, 1L << 38, 1L << 62})
    void shouldContinueAcrossLargePositions(final long around) throws Exception {
        final int records = 10_000;
        final long first = around - records / 2 * RECORD_LENGTH;
        rig = new LaneRig(device, 2, LONG_TIMEOUT);
        rig.reset(first);
        final FutureTask<Void> consumer = start(() -> consume(2 * records));
        final long[] published = publish(first, records);
        consumer.get(10, TimeUnit.SECONDS);
        assertEquals(List.of(), check.wrong());
        assertArrayEquals(times(2, records), published);
        rig.reset(first);
        assertAllReplied(500, check);
        assertEquals(List.of(), check.wrong());
        assertEquals(2 * (records + 500), check.count());
    }

    @Test
    void shouldWaitWhileTheRingIsFullAndThenContinue() throws Exception {
        final int records = 1000;
        rig = new LaneRig(device, 2, LONG_TIMEOUT);
        final FutureTask<Void> consumer = start(() -> {
            awaitFullRings();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
            for (int i = 0; i < rig.groupCount(); i++) {
                assertFalse(
                        isPublished(i, CAPACITY), "the last record must stay free: its header terminates the others");
            }
            consume(2 * records);
        });
        final long[] published = publish(0, records);
        consumer.get(10, TimeUnit.SECONDS);
        assertEquals(List.of(), check.wrong());
        assertArrayEquals(times(2, records), published);
    }

    @ParameterizedTest
    @CsvSource({"1, 5000", "64, 100", "1000, 10", "1500, 5"})
    void shouldReplyToEachCallOfEachGroup(final int groups, final int calls) throws Exception {
        rig = new LaneRig(device, groups, LONG_TIMEOUT);
        assertAllReplied(calls, check);
        assertEquals(List.of(), check.wrong());
        assertEquals((long) groups * calls, check.count());
    }

    @Test
    void shouldLoseNoRequestWhenTheHostIsSlowAndDefersRequests() throws Exception {
        rig = new LaneRig(device, 64, LONG_TIMEOUT);
        final SplittableRandom random = new SplittableRandom(1);
        assertAllReplied(20, new RetryingHandler(request -> {
            final int chance = random.nextInt(100);
            if (chance < 3) {
                LockSupport.parkNanos(random.nextLong(TimeUnit.MILLISECONDS.toNanos(2)));
            }
            if (chance >= 30) {
                check.onRequest(request);
            }
            return chance >= 30;
        }));
        assertEquals(List.of(), check.wrong());
        assertEquals(64 * 20, check.count());
    }

    /** A call without a reply blocks the next one until the reply, so the host never reads the path of another call. */
    @Test
    void shouldTimeOutWhileTheHostIsStoppedAndContinueAfterItsStart() throws Exception {
        final int before = 5;
        final int after = 50;
        rig = new LaneRig(device, 1, Duration.ofMillis(100));
        final long[] replies = new long[before + after];
        final FutureTask<Void> kernel = start(
                () -> rig.launch(CALL_BEFORE_AND_AFTER_A_GATE, new long[] {before, after, rig.gateOffset()}, replies));
        rig.awaitArrivalAtTheGate();
        assertTrue(isPublished(0, 0));
        assertFalse(isPublished(0, 1));
        final LaneAgentRunner host = rig.serve(check);
        rig.openGate();
        kernel.get(60, TimeUnit.SECONDS);
        assertEquals(Optional.empty(), host.close());

        final long[] expected = new long[before + after];
        Arrays.fill(expected, 0, before, -Errno.ETIMEDOUT);
        assertArrayEquals(expected, replies, () -> Arrays.toString(replies));
        assertEquals(List.of(), check.wrong());
        assertEquals(1 + after, check.count(), "requests; the reply to the first one came too late");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16})
    void shouldTimeOutEachCallAndGiveItUpWhenTheHostHangs(final int groups) throws Exception {
        rig = new LaneRig(device, groups, Duration.ofMillis(20));
        final CountDownLatch kernelHasEnded = new CountDownLatch(1);
        final LaneAgentRunner host = rig.serve(_ -> await(kernelHasEnded));
        final long begin = System.nanoTime();
        assertNoneReplied(2, -Errno.ETIMEDOUT);
        final double seconds = (System.nanoTime() - begin) / 1e9;
        assertTrue(seconds < 60, "took " + seconds + " s");
        kernelHasEnded.countDown();
        assertEquals(Optional.empty(), host.close());
        for (int group = 0; group < groups; group++) {
            assertEquals(LaneDescriptor.ticket(0), rig.lane(group).getInt(LaneDescriptor.GIVEN_UP_OFFSET));
        }
    }

    /** A slow request is not a dead host: its heartbeat goes on. */
    @ParameterizedTest
    @ValueSource(ints = {1, 16})
    void shouldWaitFarBeyondTheLimitForAHostThatIsAlive(final int groups) throws Exception {
        rig = new LaneRig(device, groups, Duration.ofMillis(20));
        final long begin = System.nanoTime();
        assertAllReplied(1, new RetryingHandler(request -> {
            final boolean isDue = System.nanoTime() - begin > TimeUnit.SECONDS.toNanos(1);
            if (isDue) {
                check.onRequest(request);
            }
            return isDue;
        }));
        assertEquals(List.of(), check.wrong());
        assertEquals(groups, check.count());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64})
    void shouldReleaseAllGroupsWithinASecondWhenTheAgentFails(final int groups) throws Exception {
        rig = new LaneRig(device, groups, LONG_TIMEOUT);
        final IllegalStateException failure = new IllegalStateException("a bug of the host");
        final LaneAgentRunner host = rig.serve(_ -> {
            throw failure;
        });
        assertNoneReplied(100, -Errno.EINTR);
        assertTrue(rig.secondsSinceStop() < 1, "took " + rig.secondsSinceStop() + " s");
        assertSame(failure, host.close().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64})
    void shouldReleaseAllGroupsWithinASecondWhenTheAgentEnds(final int groups) throws Exception {
        rig = new LaneRig(device, groups, LONG_TIMEOUT);
        final LaneAgentRunner host = rig.serve(_ -> {});
        final FutureTask<Void> end = start(() -> {
            awaitRecord(0, 0);
            assertEquals(Optional.empty(), host.close());
        });
        assertNoneReplied(100, -Errno.EINTR);
        assertTrue(rig.secondsSinceStop() < 1, "took " + rig.secondsSinceStop() + " s");
        end.get(10, TimeUnit.SECONDS);
    }

    @Test
    void shouldReleaseGroupsThatWaitForAFullRingWhenTheStopWordIsSet() throws Exception {
        rig = new LaneRig(device, 2, LONG_TIMEOUT);
        final FutureTask<Void> stop = start(() -> {
            awaitFullRings();
            rig.stop();
        });
        assertArrayEquals(times(2, CAPACITY), publish(0, 1000));
        assertTrue(rig.secondsSinceStop() < 1, "took " + rig.secondsSinceStop() + " s");
        stop.get(10, TimeUnit.SECONDS);
    }

    private long[] publish(final long first, final int records) throws InterruptedException {
        final long[] published = new long[rig.groupCount()];
        rig.launch(PUBLISH, new long[] {first, records, device.pollsFor(LONG_TIMEOUT)}, published);
        return published;
    }

    /** Reads records as the lane agent does, without replies. */
    @SuppressWarnings("ThreadPriorityCheck") // The kernel may need this thread's processor.
    private void consume(final long count) {
        while (check.count() < count && check.wrong().isEmpty()) {
            final long before = check.count();
            for (int i = 0; i < rig.groupCount(); i++) {
                rig.lanes()
                        .lane(i)
                        .poll(request -> check.checkFields(request.port().group(), request));
            }
            if (check.count() == before) {
                Thread.yield();
            }
        }
        // No record is read from now on: release groups that wait for a full ring.
        rig.stop();
    }

    private void assertAllReplied(final int calls, final RequestHandler handler) throws InterruptedException {
        final long[] right = new long[rig.groupCount()];
        final long[] wrong = new long[rig.groupCount()];
        final LaneAgentRunner host = rig.serve(handler);
        rig.launch(CALL, new long[] {calls}, right, wrong);
        assertEquals(Optional.empty(), host.close());
        assertArrayEquals(times(rig.groupCount(), calls), right, () -> "wrong replies " + Arrays.toString(wrong));
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void assertNoneReplied(final int calls, final long reply) throws InterruptedException {
        final long[] right = new long[rig.groupCount()];
        final long[] wrong = new long[rig.groupCount()];
        rig.launch(CALL, new long[] {calls}, right, wrong);
        assertArrayEquals(new long[rig.groupCount()], right);
        assertArrayEquals(times(rig.groupCount(), reply), wrong);
    }

    private void awaitFullRings() {
        for (int i = 0; i < rig.groupCount(); i++) {
            awaitRecord(i, CAPACITY - 1);
        }
    }

    private void awaitRecord(final int lane, final int record) {
        while (!isPublished(lane, record)) {
            Thread.onSpinWait();
        }
    }

    private boolean isPublished(final int lane, final int record) {
        return rig.lane(lane).getIntVolatile(record * RECORD_LENGTH + LENGTH_OFFSET) == RECORD_LENGTH;
    }

    private static long[] times(final int count, final long value) {
        return LongStream.generate(() -> value).limit(count).toArray();
    }

    private static FutureTask<Void> start(final Step step) {
        final FutureTask<Void> task = new FutureTask<>(() -> {
            step.run();
            return null;
        });
        Thread.ofPlatform().daemon().start(task);
        return task;
    }

    @FunctionalInterface
    private interface Step {
        void run() throws InterruptedException;
    }
}
