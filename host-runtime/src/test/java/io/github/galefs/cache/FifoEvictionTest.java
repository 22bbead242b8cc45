package io.github.galefs.cache;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class FifoEvictionTest {
    private static final int FRAMES = 8;

    @Test
    @Timeout(10)
    void shouldEvictTheFramesThatWereFilledFirst() {
        final FifoEviction eviction = filled(3, 1, 2);
        assertEquals(List.of(3), evict(eviction, 1, _ -> true));
        eviction.onFilled(3);
        assertEquals(List.of(1, 2), evict(eviction, 2, _ -> true));
        assertEquals(List.of(3), evict(eviction, 2, _ -> true));
        assertEquals(List.of(), evict(eviction, 2, _ -> true));
    }

    @Test
    @Timeout(10)
    void shouldKeepThePositionOfAFrameThatCannotBeEvicted() {
        final FifoEviction eviction = filled(0, 1, 2);
        assertEquals(List.of(1), evict(eviction, 1, frame -> frame != 0));
        assertEquals(List.of(), evict(eviction, 1, _ -> false));
        assertEquals(List.of(0, 2), evict(eviction, 2, _ -> true));
    }

    @Test
    @Timeout(10)
    void shouldEvictNeighboursTogetherInTheOrderOfTheirLatestFill() {
        final FifoEviction eviction = new FifoEviction(FRAMES, 2);
        List.of(2, 7, 6, 0, 3).forEach(eviction::onFilled);
        assertEquals(List.of(6), evict(eviction, 1, _ -> true));
        assertEquals(List.of(7, 0, 2), evict(eviction, 3, _ -> true));
        assertEquals(List.of(3), evict(eviction, 3, _ -> true));
        assertEquals(List.of(), evict(eviction, 1, _ -> true));
    }

    @Test
    @Timeout(10)
    void shouldGoOnWithWhatALimitHasLeftOfARunAlsoWhenTheRunHasBeenFilledAgain() {
        final FifoEviction eviction = new FifoEviction(6, 3);
        List.of(0, 1, 2, 3, 4, 5).forEach(eviction::onFilled);
        assertEquals(List.of(0, 1), evict(eviction, 2, _ -> true));
        List.of(0, 1).forEach(eviction::onFilled);
        assertEquals(List.of(2, 3), evict(eviction, 2, _ -> true));
        assertEquals(List.of(4, 5, 0, 1), evict(eviction, 6, _ -> true));
    }

    @Test
    @Timeout(10)
    void shouldOfferEachFrameOnceWhenALimitHasLeftARun() {
        final FifoEviction eviction = new FifoEviction(6, 3);
        List.of(0, 1, 2, 3).forEach(eviction::onFilled);
        assertEquals(List.of(0), evict(eviction, 1, _ -> true));
        eviction.onFilled(0);
        final List<Integer> offered = new ArrayList<>();
        eviction.evict(6, frame -> offered.add(frame) && frame == 6);
        assertEquals(List.of(1, 2, 3, 0), offered);
    }

    /** Frames in use make batches end within runs. */
    @Test
    @Timeout(10)
    void shouldEvictEachFrameInTurnWhicheverAreInUse() {
        final int frames = 4096;
        final int passes = 20;
        final Random random = new Random(1);
        for (final int inUse : List.of(0, 1, 7, 64)) {
            final Set<Integer> used = random.ints(inUse, 0, frames).boxed().collect(toSet());
            final int[] evictions = new int[frames];
            final FrameTable table = new FrameTable(frames);
            final FifoEviction eviction = FifoEviction.inRuns(frames, 64 << 10);
            for (int fill = 0; fill < passes * frames; fill++) {
                if (table.freeCount() == 0) {
                    eviction.evict(64, frame -> !used.contains(frame) && ++evictions[frame] > 0 && freed(table, frame));
                }
                eviction.onFilled(table.take(new CachedFile(1, 0), fill));
            }
            for (int frame = 0; frame < frames; frame++) {
                assertTrue(used.contains(frame) || evictions[frame] > passes / 2, "frame " + frame + ", " + inUse);
            }
        }
    }

    @Test
    @Timeout(10)
    void shouldEvictTheFramesOfAShorterLastRun() {
        final FifoEviction eviction = new FifoEviction(5, 4);
        List.of(4, 1, 0).forEach(eviction::onFilled);
        assertEquals(List.of(4, 0, 1), evict(eviction, 8, _ -> true));
    }

    @Test
    @Timeout(10)
    void shouldQueueFramesOneByOneInASmallCache() {
        final FifoEviction eviction = FifoEviction.inRuns(127, 4096);
        List.of(1, 0).forEach(eviction::onFilled);
        assertEquals(List.of(1, 0), evict(eviction, 8, _ -> true));
    }

    /**
     * Blocks that are fetched by one transfer need neighbouring frames. Transfers complete in any order, as those of
     * several workers do.
     */
    @Test
    @Timeout(10)
    void shouldKeepNeighboursTogetherHoweverOftenFramesAreUsedAgain() {
        final int frames = 4096;
        final FrameTable table = new FrameTable(frames);
        final FifoEviction eviction = FifoEviction.inRuns(frames, 64 << 10);
        final Random random = new Random(1);
        int copies = 0;
        int taken = 0;
        for (int step = 0; step < 1000; step++) {
            final List<List<Integer>> transfers = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                transfers.add(take(table, eviction, 1 + random.nextInt(32)));
                copies += copies(transfers.getLast());
                taken += transfers.getLast().size();
            }
            Collections.shuffle(transfers, random);
            transfers.forEach(transfer -> transfer.forEach(eviction::onFilled));
        }
        assertTrue(copies < taken / 8, copies + " copies of " + taken + " blocks");
    }

    private static List<Integer> take(final FrameTable table, final FifoEviction eviction, final int count) {
        final CachedFile file = new CachedFile(1, 0);
        final List<Integer> frames = new ArrayList<>();
        while (frames.size() < count) {
            if (table.freeCount() == 0) {
                eviction.evict(64, frame -> freed(table, frame));
            }
            frames.add(table.take(file, frames.size()));
        }
        return frames;
    }

    private static int copies(final List<Integer> frames) {
        int copies = 1;
        for (int i = 1; i < frames.size(); i++) {
            copies += frames.get(i) == frames.get(i - 1) + 1 ? 0 : 1;
        }
        return copies;
    }

    private static boolean freed(final FrameTable table, final int frame) {
        table.free(frame);
        return true;
    }

    /** Each step fills an empty frame, or evicts while the frames of the step's set bits cannot be evicted. */
    @Property(tries = 500)
    void shouldBehaveAsAQueueWithAnyFramesThatCannotBeEvicted(@ForAll("steps") final List<Integer> steps) {
        final FifoEviction eviction = new FifoEviction(FRAMES);
        final Deque<Integer> queue = new ArrayDeque<>();
        for (final int step : steps) {
            final int frame = step % FRAMES;
            if (!queue.contains(frame)) {
                eviction.onFilled(frame);
                queue.add(frame);
            } else {
                final int limit = 1 + frame % 3;
                assertEquals(
                        removeFirstEvictable(queue, limit, step),
                        evict(eviction, limit, candidate -> isEvictable(step, candidate)));
            }
        }
    }

    @Provide
    Arbitrary<List<Integer>> steps() {
        return Arbitraries.integers().between(0, 1 << (FRAMES + 3)).list().ofMaxSize(200);
    }

    private static List<Integer> removeFirstEvictable(final Deque<Integer> queue, final int limit, final int step) {
        final List<Integer> first = queue.stream()
                .filter(frame -> isEvictable(step, frame))
                .limit(limit)
                .toList();
        queue.removeAll(first);
        return first;
    }

    private static boolean isEvictable(final int step, final int frame) {
        return ((step >> frame) & 1) == 0;
    }

    private static List<Integer> evict(final FifoEviction eviction, final int limit, final IntPredicate evict) {
        final List<Integer> evicted = new ArrayList<>();
        final int count = eviction.evict(limit, frame -> evict.test(frame) && evicted.add(frame));
        assertEquals(evicted.size(), count);
        return evicted;
    }

    private static FifoEviction filled(final int... frames) {
        final FifoEviction eviction = new FifoEviction(FRAMES);
        for (final int frame : frames) {
            eviction.onFilled(frame);
        }
        return eviction;
    }
}
