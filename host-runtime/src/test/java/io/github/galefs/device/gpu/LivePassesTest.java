package io.github.galefs.device.gpu;

import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_GROUP_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESULT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESUME_OFFSET;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveHost;
import io.github.galefs.kernel.lane.PassDescriptor;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The passes run the right work-groups. A function stands for the device: it writes the slots as a kernel does. */
@Timeout(30)
class LivePassesTest {
    private static final int SLOTS = 3;
    private static final int SUSPENDED = 1;

    private final MemorySegment table = Arena.ofAuto().allocate(PassDescriptor.byteLength(SLOTS), Long.BYTES);
    private final Host host = new Host();

    /** Work-groups of each pass. */
    private final List<List<Integer>> passes = new ArrayList<>();

    /** Results with which work-groups have resumed. */
    private final Map<Integer, Long> results = new TreeMap<>();

    private LivePasses newPasses(final int groups) {
        return new LivePasses("kernel", table, host, groups, SLOTS);
    }

    /** Runs a launch; the function returns the resume point with which a work-group returns. */
    private void run(final LivePasses launch, final IntUnaryOperator kernel) {
        launch.run(count -> {
            final List<Integer> groups = new ArrayList<>();
            for (int position = 0; position < count; position++) {
                groups.add(runGroup(position, kernel));
            }
            passes.add(groups);
        });
    }

    private int runGroup(final int position, final IntUnaryOperator kernel) {
        final long slot =
                PassDescriptor.slotOffset(table.get(JAVA_INT, PassDescriptor.positionOffset(SLOTS, position)));
        final int group = table.get(JAVA_INT, slot + ENTRY_GROUP_OFFSET);
        if (table.get(JAVA_INT, slot + ENTRY_RESUME_OFFSET) == SUSPENDED) {
            results.put(group, table.get(JAVA_LONG, slot + ENTRY_RESULT_OFFSET));
        }
        table.set(JAVA_INT, slot + PassDescriptor.NEXT_RESUME_OFFSET, kernel.applyAsInt(group));
        return group;
    }

    @Test
    void shouldRunAllGroupsInOnePassWhenNoneSuspends() {
        run(newPasses(SLOTS), _ -> PassDescriptor.FINISHED);
        assertEquals(List.of(List.of(0, 1, 2)), passes);
    }

    @Test
    void shouldStartGroupsAsSlotsBecomeFree() {
        run(newPasses(2 * SLOTS + 1), _ -> PassDescriptor.FINISHED);
        assertEquals(List.of(SLOTS, SLOTS, 1), host.passSizes);
        assertEquals(List.of(List.of(0, 1, 2), List.of(3, 4, 5), List.of(6)), groupsInOrder());
    }

    @Test
    void shouldResumeOnlyGroupsThatHaveTheirReplies() {
        host.replied.add(1);
        final Set<Integer> begun = ConcurrentHashMap.newKeySet();
        run(newPasses(SLOTS), group -> {
            if (group == 1 && !begun.add(1)) {
                host.replied.addAll(Set.of(0, 2));
            }
            return (group == 1 && host.replied.size() < SLOTS) || (group != 1 && begun.add(group))
                    ? SUSPENDED
                    : PassDescriptor.FINISHED;
        });
        assertEquals(List.of(List.of(0, 1, 2), List.of(1), List.of(0, 2)), groupsInOrder());
        assertEquals(Map.of(0, Host.result(0), 1, Host.result(1), 2, Host.result(2)), results);
    }

    /** Nobody tells of these replies. */
    @Test
    void shouldResumeAGroupAtOnceThatHadItsReplyBeforeItSuspended() {
        host.replied.add(0);
        final AtomicInteger runs = new AtomicInteger();
        final int suspensions = 1_000;
        final long begin = System.nanoTime();
        run(newPasses(1), _ -> runs.incrementAndGet() <= suspensions ? SUSPENDED : PassDescriptor.FINISHED);
        final long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
        assertEquals(suspensions + 1, runs.get());
        assertTrue(millis < 5_000, suspensions + " suspensions took " + millis + " ms");
    }

    @Test
    void shouldWakeUpWhenTheReplyComesFromAnotherThread() throws Exception {
        final LivePasses launch = newPasses(1);
        final AtomicInteger runs = new AtomicInteger();
        final int replies = 1_000;
        final Thread agent = Thread.ofPlatform().daemon().start(() -> {
            for (int reply = 1; reply <= replies; reply++) {
                awaitRuns(runs, reply);
                host.replied.add(0);
                launch.onReply();
            }
        });
        final long begin = System.nanoTime();
        run(launch, _ -> {
            host.replied.clear();
            return runs.incrementAndGet() <= replies ? SUSPENDED : PassDescriptor.FINISHED;
        });
        agent.join();
        final long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - begin);
        assertEquals(replies + 1, runs.get());
        assertTrue(micros < 5_000_000, replies + " replies took " + micros + " us");
    }

    /** A stop wakes nobody up. */
    @Test
    void shouldResumeGroupsWithinAMomentWhenTheLaunchIsStopped() {
        final LivePasses launch = newPasses(1);
        final AtomicInteger runs = new AtomicInteger();
        final Thread stop = Thread.ofPlatform().daemon().start(() -> {
            awaitRuns(runs, 1);
            host.replied.add(0);
        });
        run(launch, _ -> runs.incrementAndGet() == 1 ? SUSPENDED : PassDescriptor.FINISHED);
        assertTrue(stop.isDaemon());
        assertEquals(2, runs.get());
    }

    /** A million work-groups would take seconds. */
    @Test
    void shouldBeginNoMoreGroupsWhenTheLaunchIsStopped() {
        run(newPasses(100 * SLOTS), group -> {
            host.isStopped |= group == 4;
            host.replied.addAll(Set.of(3, 5));
            return group == 4 || group < SLOTS || group > 5 || results.containsKey(group)
                    ? PassDescriptor.FINISHED
                    : SUSPENDED;
        });
        assertEquals(List.of(List.of(0, 1, 2), List.of(3, 4, 5), List.of(3, 5)), groupsInOrder());
    }

    /** While processors are busy, nobody else serves the work-groups. */
    @Test
    void shouldServeTheGroupsWhileAllWait() {
        final LivePasses launch = newPasses(1);
        host.onServe = () -> {
            host.replied.add(0);
            launch.onReply();
        };
        final AtomicInteger runs = new AtomicInteger();
        run(launch, _ -> runs.incrementAndGet() == 1 ? SUSPENDED : PassDescriptor.FINISHED);
        assertEquals(2, runs.get());
    }

    @Test
    void shouldFailWhenAGroupHasNeitherEndedNorSuspended() {
        final KernelFailedException failure =
                assertThrows(KernelFailedException.class, () -> run(newPasses(1), _ -> 0));
        assertTrue(failure.getMessage().contains("neither ended nor suspended"), failure::getMessage);
    }

    private List<List<Integer>> groupsInOrder() {
        return passes.stream().map(pass -> pass.stream().sorted().toList()).toList();
    }

    private static void awaitRuns(final AtomicInteger runs, final int count) {
        while (runs.get() < count) {
            Thread.onSpinWait();
        }
    }

    private static final class Host implements LiveHost {
        private final Set<Integer> replied = ConcurrentHashMap.newKeySet();
        private Runnable onServe = () -> {};
        private final List<Integer> passSizes = new ArrayList<>();
        private boolean isStopped;

        static Long result(final int group) {
            return 100L + group;
        }

        @Override
        public void stop() {}

        @Override
        public boolean isStopped() {
            return isStopped;
        }

        @Override
        public void onPass(final int groups) {
            passSizes.add(groups);
        }

        @Override
        public int serve() {
            onServe.run();
            return 0;
        }

        @Override
        public boolean hasReply(final int group) {
            return replied.contains(group);
        }

        @Override
        public long takeReply(final int group) {
            return result(group);
        }
    }
}
