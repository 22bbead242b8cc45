package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
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
    void shouldEvictTheFrameThatWasFilledFirst() {
        final FifoEviction eviction = filled(3, 1, 2);
        assertEquals(3, eviction.evict(frame -> true));
        eviction.onFilled(3);
        assertEquals(1, eviction.evict(frame -> true));
        assertEquals(2, eviction.evict(frame -> true));
        assertEquals(3, eviction.evict(frame -> true));
        assertEquals(EvictionPolicy.NONE, eviction.evict(frame -> true));
    }

    @Test
    @Timeout(10)
    void shouldKeepThePositionOfAFrameThatCannotBeEvicted() {
        final FifoEviction eviction = filled(0, 1, 2);
        assertEquals(1, eviction.evict(frame -> frame != 0));
        assertEquals(EvictionPolicy.NONE, eviction.evict(frame -> false));
        assertEquals(0, eviction.evict(frame -> true));
        assertEquals(2, eviction.evict(frame -> true));
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
                assertEquals(
                        removeFirstEvictable(queue, step), eviction.evict(candidate -> ((step >> candidate) & 1) == 0));
            }
        }
    }

    @Provide
    Arbitrary<List<Integer>> steps() {
        return Arbitraries.integers().between(0, 1 << (FRAMES + 3)).list().ofMaxSize(200);
    }

    private static int removeFirstEvictable(final Deque<Integer> queue, final int step) {
        final Iterator<Integer> frames = queue.iterator();
        while (frames.hasNext()) {
            final int frame = frames.next();
            if (((step >> frame) & 1) == 0) {
                frames.remove();
                return frame;
            }
        }
        return EvictionPolicy.NONE;
    }

    private static FifoEviction filled(final int... frames) {
        final FifoEviction eviction = new FifoEviction(FRAMES);
        for (final int frame : frames) {
            eviction.onFilled(frame);
        }
        return eviction;
    }
}
