package io.github.galefs.call;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Device;
import io.github.galefs.device.Dimensions;
import io.github.galefs.device.Grid;
import io.github.galefs.device.ImpatientDevice;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClDriver;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.lane.ProcessorLoad;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.request.RetryingHandler;
import io.github.galefs.round.LaunchPolicy;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Kernels that wait in every kind of control flow give the same results, bit for bit, on the JVM device and in both
 * forms of the wait on OpenCL, whenever they suspend.
 */
@Tag("opencl")
@Timeout(300)
class WaitsOnDeviceTest {
    private static final int NEVER_BY_CALLS = 1_000_000;

    /** A rig for live devices, which have no rounds. */
    private static final WaitRig LIVE = new WaitRig(1, 1, new LaunchPolicy(1, 0));

    private static final Map<String, Kernel.Of2<long[], long[]>> BY_NAME = new TreeMap<>(Map.ofEntries(
            kernel("nestedLoops", WaitKernels::nestedLoops),
            kernel("underConditions", WaitKernels::underConditions),
            kernel("helpers", WaitKernels::helpers),
            kernel("valuesOfAllKinds", WaitKernels::valuesOfAllKinds),
            kernel("swappedValues", WaitKernels::swappedValues),
            kernel("elementsAcrossWaits", WaitKernels::elementsAcrossWaits),
            kernel("groups", WaitKernels::groups),
            kernel("earlyReturns", WaitKernels::earlyReturns),
            kernel("idsAfterWaits", WaitKernels::idsAfterWaits),
            kernel("localArrays", GroupWaitKernels::localArrays),
            kernel("localArraysInBranches", GroupWaitKernels::localArraysInBranches),
            kernel("groupOperations", GroupWaitKernels::groupOperations),
            kernel("localAtomics", GroupWaitKernels::localAtomics),
            kernel("dimensions", GroupWaitKernels::dimensions)));

    static final List<String> KERNELS = List.copyOf(BY_NAME.keySet());

    /** Work-items of a group in kernels that use what work-items share. */
    private static final List<Integer> LOCAL_SIZES = List.of(1, 8, 64);

    static final List<String> KERNELS_OF_GROUPS =
            List.of("localArrays", "localArraysInBranches", "groupOperations", "localAtomics", "dimensions");

    private static Device jvm;
    private static Device suspended;

    private static Map.Entry<String, Kernel.Of2<long[], long[]>> kernel(
            final String name, final Kernel.Of2<long[], long[]> kernel) {
        return Map.entry(name, kernel);
    }

    @BeforeAll
    static void open() {
        suspended = OpenClDriver.openRounds(AssumedDevice.openCl(), CacheFolder.ofUser());
        jvm = new JvmDevice();
    }

    @AfterAll
    static void close() {
        if (suspended != null) {
            suspended.close();
            jvm.close();
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenEveryRequestSuspends(final String kernel) throws Exception {
        for (final int groups : List.of(1, 3, 64)) {
            check(suspended, kernel, new WaitRig(64, NEVER_BY_CALLS, new LaunchPolicy(64, 0)), groups, 7, groups);
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenEveryWaitSuspends(final String kernel) throws Exception {
        check(suspended, kernel, new WaitRig(64, 0, new LaunchPolicy(1, 0)), 33, 6, 5);
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenWaitsSuspendAtRandom(final String kernel) throws Exception {
        final long seed = System.nanoTime();
        final Random random = new Random(seed);
        for (int run = 0; run < 12; run++) {
            final WaitRig rig =
                    new WaitRig(1 + random.nextInt(40), random.nextInt(5), new LaunchPolicy(1 + random.nextInt(40), 0));
            final int groups = 1 + random.nextInt(100);
            try {
                check(suspended, kernel, rig, groups, 1 + random.nextInt(9), random.nextInt());
            } catch (final AssertionError e) {
                throw new AssertionError("seed " + seed + ", run " + run + ", " + rig + ", " + groups + " groups", e);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameInGroupsOfSeveralWorkItems(final String kernel) throws Exception {
        final WaitRig everyWait = new WaitRig(16, 0, new LaunchPolicy(1, 0));
        final WaitRig someWaits = new WaitRig(16, NEVER_BY_CALLS, new LaunchPolicy(1, 0));
        for (final int localSize :
                AssumedDevice.openCl().type() == OpenClDeviceType.GPU ? List.of(3, 32, 256) : List.of(3)) {
            check(suspended, kernel, everyWait, new Grid(20, localSize), 5, 13, WaitsOnDeviceTest::reply);
            check(suspended, kernel, someWaits, new Grid(20, localSize), 5, 14, WaitsOnDeviceTest::reply);
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS_OF_GROUPS")
    void shouldKeepWhatWorkItemsShareWhenEveryWaitSuspends(final String kernel) throws Exception {
        final WaitRig everyWait = new WaitRig(7, 0, new LaunchPolicy(1, 0));
        for (final int localSize : LOCAL_SIZES) {
            check(suspended, kernel, everyWait, new Grid(20, localSize), 5, 13, WaitsOnDeviceTest::reply);
        }
        final Grid plane = new Grid(new Dimensions(5, 3), new Dimensions(4, 2));
        check(suspended, kernel, everyWait, plane, 4, 14, WaitsOnDeviceTest::reply);
    }

    @ParameterizedTest
    @FieldSource("KERNELS_OF_GROUPS")
    void shouldKeepWhatWorkItemsShareWhenTheKernelPolls(final String kernel) throws Exception {
        try (Device live = openLive()) {
            for (final int localSize : LOCAL_SIZES) {
                check(live, kernel, LIVE, new Grid(20, localSize), 5, 13, WaitsOnDeviceTest::reply);
            }
            final Grid space = new Grid(new Dimensions(5, 2, 2), new Dimensions(2, 2, 2));
            check(live, kernel, LIVE, space, 4, 14, WaitsOnDeviceTest::reply);
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenTheHostDefersRequests(final String kernel) throws Exception {
        check(
                suspended,
                kernel,
                new WaitRig(16, 2, new LaunchPolicy(4, 1_000)),
                new Grid(50, 1),
                5,
                11,
                new RetryingHandler(new ReplyToEveryThird()));
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenTheKernelPolls(final String kernel) throws Exception {
        try (Device live = openLive()) {
            check(live, kernel, LIVE, 33, 6, 3);
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenLiveGroupsSuspendAtOnce(final String kernel) throws Exception {
        try (Device live = new ImpatientDevice(openLive(), () -> 1)) {
            for (final int groups : List.of(1, 3, 64)) {
                check(live, kernel, LIVE, groups, 7, groups);
            }
        }
    }

    /** Some replies come while the work-group polls, some later; the host may change the limit at any time. */
    @ParameterizedTest
    @FieldSource("KERNELS")
    void shouldComputeTheSameWhenSomeWaitsOfLiveGroupsSuspend(final String kernel) throws Exception {
        final Random random = new Random(1);
        try (Device live = new ImpatientDevice(openLive(), () -> 1 + random.nextInt(2_000))) {
            for (int run = 0; run < 10; run++) {
                check(live, kernel, LIVE, new Grid(50, 1), 5, run, new RetryingHandler(new ReplyToEveryThird()));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("KERNELS_OF_GROUPS")
    void shouldKeepWhatWorkItemsShareWhenLiveGroupsSuspend(final String kernel) throws Exception {
        try (Device live = new ImpatientDevice(openLive(), () -> 1)) {
            for (final int localSize : LOCAL_SIZES) {
                check(live, kernel, LIVE, new Grid(20, localSize), 5, 13, WaitsOnDeviceTest::reply);
            }
            final Grid space = new Grid(new Dimensions(5, 2, 2), new Dimensions(2, 2, 2));
            check(live, kernel, LIVE, space, 4, 14, WaitsOnDeviceTest::reply);
        }
    }

    /**
     * Work-group 0 has suspended at once, since the processors were busy. Then they are idle, and work-group 1 polls
     * for a reply that comes when work-group 0 has gone on.
     */
    @Test
    @Timeout(60)
    void shouldGoOnWhenAPollingGroupWaitsForAnotherThatHasSuspended() throws Exception {
        final EndOfLoad handler = new EndOfLoad();
        final Grid grid = new Grid(2, 1);
        final long[] expected = new long[grid.globalSize() * WaitKernels.RESULTS];
        final long[] actual = expected.clone();
        final long[] args = {6, 1};
        final Kernel kernel = BY_NAME.get("nestedLoops");
        LIVE.run(jvm, new KernelCall(kernel, List.of(args, expected)), grid, WaitsOnDeviceTest::reply);
        try (LiveDevice live = openLive()) {
            WaitRig.runLive(
                    live,
                    new KernelCall(kernel, List.of(args, actual)),
                    grid,
                    new RetryingHandler(handler),
                    handler.load);
        }
        assertArrayEquals(expected, actual);
        assertTrue(handler.requests(0) > 2 && handler.requests(1) > 3);
    }

    private static LiveDevice openLive() {
        return OpenClDriver.openLive(AssumedDevice.liveOpenCl(), CacheFolder.ofUser());
    }

    @Test
    void shouldRunMoreGroupsThanSlots() throws Exception {
        check(suspended, "idsAfterWaits", new WaitRig(100, NEVER_BY_CALLS, new LaunchPolicy(50, 0)), 20_000, 3, 1);
    }

    private static void check(
            final Device device,
            final String kernel,
            final WaitRig rig,
            final int groups,
            final long work,
            final long seed)
            throws InterruptedException {
        check(device, kernel, rig, new Grid(groups, 1), work, seed, WaitsOnDeviceTest::reply);
    }

    private static void check(
            final Device device,
            final String kernel,
            final WaitRig rig,
            final Grid grid,
            final long work,
            final long seed,
            final RequestHandler handler)
            throws InterruptedException {
        final long[] expected = new long[grid.globalSize() * WaitKernels.RESULTS];
        final long[] actual = expected.clone();
        final long[] args = {work, seed};
        rig.run(jvm, new KernelCall(BY_NAME.get(kernel), List.of(args, expected)), grid, WaitsOnDeviceTest::reply);
        rig.run(device, new KernelCall(BY_NAME.get(kernel), List.of(args, actual)), grid, handler);
        assertArrayEquals(expected, actual, () -> kernel + " in " + grid);
    }

    private static void reply(final Request request) {
        if (request.operation() != WaitKernels.ASK) {
            throw new AssertionError("operation " + request.operation());
        }
        request.port().reply(WaitKernels.answer(request.fileOffset()));
    }

    /** Ends the load at the second request of work-group 1. */
    private static final class EndOfLoad implements Predicate<Request> {
        private static final long YIELD_NANOS = TimeUnit.MILLISECONDS.toNanos(8);

        /** Time for the host to see that the processors are idle. */
        private static final long DELAY_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

        /** How far the clock is ahead. */
        private final AtomicLong ahead = new AtomicLong();

        private final ProcessorLoad load =
                new ProcessorLoad(() -> System.nanoTime() + ahead.get(), this::giveWay, () -> 0.8);
        private final List<Set<Integer>> tags = List.of(new HashSet<>(), new HashSet<>());
        private volatile long endedAt;

        private void giveWay() {
            if (endedAt == 0) {
                ahead.addAndGet(YIELD_NANOS);
            }
        }

        int requests(final int group) {
            return tags.get(group).size();
        }

        @Override
        public boolean test(final Request request) {
            final int group = request.port().group();
            tags.get(group).add(request.tag());
            if (requests(1) == 2 && endedAt == 0) {
                endedAt = System.nanoTime();
                ahead.addAndGet(TimeUnit.MINUTES.toNanos(1));
            }
            final boolean replies = group == 0 ? requests(0) > 1 || requests(1) > 2 : mayReplyToPolling();
            if (replies) {
                reply(request);
            }
            return replies;
        }

        private boolean mayReplyToPolling() {
            return switch (requests(1)) {
                case 1 -> load.isBusy();
                case 2 -> System.nanoTime() - endedAt > DELAY_NANOS;
                default -> requests(0) > 1;
            };
        }
    }

    /** Replies to some requests only when they are tried again. */
    private static final class ReplyToEveryThird implements Predicate<Request> {
        private int count;

        @Override
        public boolean test(final Request request) {
            count++;
            final boolean replies = count % 3 == 0;
            if (replies) {
                reply(request);
            }
            return replies;
        }
    }
}
