package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.TableChanges;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.page.PageTable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Host and device side of the page table together. */
class PageTableTest {
    private static final int FRAMES = 16;
    private static final long HAZARD = 256;
    private static final long TABLE = 8192;
    private static final long FRAMES_OFFSET = 16_384;
    private static final int BLOCK_SHIFT = 12;
    private static final long REGION_LENGTH = FRAMES_OFFSET + ((long) FRAMES << BLOCK_SHIFT);

    /** Each step inserts or removes a block of one of few files, so that chains of slots occur. */
    @Property(tries = 300)
    void shouldFindExactlyTheInsertedBlocksOnBothSides(@ForAll("steps") final List<Integer> steps) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment memory = arena.allocate(REGION_LENGTH, 4096);
            final long[] region = RegionHandle.of(memory.address(), REGION_LENGTH);
            final PageTableWriter writer =
                    new PageTableWriter(memory, TableChanges.SHARED, TABLE, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT);
            final Map<Integer, Integer> resident = new HashMap<>();
            for (final int step : steps) {
                final int key = step % 24;
                final Integer frame = resident.remove(key);
                if (frame != null) {
                    writer.hide(frame);
                    writer.remove(frame);
                } else if (resident.size() < FRAMES) {
                    final int free = freeFrame(resident);
                    writer.insert(free, file(key), block(key));
                    resident.put(key, free);
                }
                for (int other = 0; other < 24; other++) {
                    final int expected = resident.getOrDefault(other, PageTable.NOT_RESIDENT);
                    assertEquals(expected, writer.find(file(other), block(other)));
                    assertEquals(expected, PageTable.protect(region, HAZARD, file(other), block(other)));
                    assertEquals(expected + 1, memory.get(ValueLayout.JAVA_INT, HAZARD));
                    PageTable.unprotect(region, HAZARD);
                }
            }
        }
    }

    @Provide
    Arbitrary<List<Integer>> steps() {
        return Arbitraries.integers().between(0, 10_000).list().ofMaxSize(100);
    }

    @Test
    @Timeout(10)
    void shouldNotFindAHiddenBlockUntilItIsShownAgain() {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment memory = arena.allocate(REGION_LENGTH, 4096);
            final long[] region = RegionHandle.of(memory.address(), REGION_LENGTH);
            final PageTableWriter writer =
                    new PageTableWriter(memory, TableChanges.SHARED, TABLE, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT);
            writer.insert(5, 1, 1L << 50);
            writer.hide(5);
            assertEquals(PageTable.NOT_RESIDENT, PageTable.protect(region, HAZARD, 1, 1L << 50));
            assertEquals(0, memory.get(ValueLayout.JAVA_INT, HAZARD));
            writer.show(5);
            assertEquals(5, PageTable.protect(region, HAZARD, 1, 1L << 50));
        }
    }

    /**
     * Tests the argument of {@link PageTable#protect}: one thread reads blocks through the table while this one assigns
     * the only two frames to one block after another. While a frame is protected, its content must be the block's.
     */
    @Test
    @Timeout(30)
    void shouldNeverProtectAFrameThatIsBeingReused() throws InterruptedException {
        try (Arena arena = Arena.ofShared()) {
            final MemorySegment memory = arena.allocate(REGION_LENGTH, 4096);
            final PageTableWriter writer =
                    new PageTableWriter(memory, TableChanges.SHARED, TABLE, FRAMES_OFFSET, 2, BLOCK_SHIFT);
            final AtomicBoolean done = new AtomicBoolean();
            final AtomicLong checked = new AtomicLong();
            final AtomicReference<String> wrong = new AtomicReference<>();
            final Thread reader = Thread.ofPlatform().start(() -> readBlocks(memory, done, checked, wrong));

            final long end = System.nanoTime() + 2_000_000_000L;
            for (long turn = 0; System.nanoTime() < end && wrong.get() == null; turn++) {
                final int frame = (int) (turn & 1);
                if (turn >= 2) {
                    evict(writer, memory, frame);
                }
                final long block = turn % 5;
                fill(memory, frame, block);
                writer.insert(frame, 1 + (int) (turn & 1), block);
            }
            done.set(true);
            reader.join();
            assertEquals(null, wrong.get());
            assertEquals(true, checked.get() > 1000, "only " + checked.get() + " hits, too few for a result");
        }
    }

    private static void evict(final PageTableWriter writer, final MemorySegment memory, final int frame) {
        writer.hide(frame);
        VarHandle.fullFence();
        while ((int) ValueLayout.JAVA_INT.varHandle().getVolatile(memory, HAZARD) == frame + 1) {
            Thread.onSpinWait();
        }
        writer.remove(frame);
    }

    private static void readBlocks(
            final MemorySegment memory,
            final AtomicBoolean done,
            final AtomicLong checked,
            final AtomicReference<String> wrong) {
        final long[] region = RegionHandle.of(memory.address(), REGION_LENGTH);
        for (long i = 0; !done.get() && wrong.get() == null; i++) {
            final long block = i % 5;
            final int file = 1 + (int) ((i / 5) & 1);
            final int frame = PageTable.protect(region, HAZARD, file, block);
            if (frame != PageTable.NOT_RESIDENT) {
                checkContent(memory, frame, block, wrong);
                checked.incrementAndGet();
                PageTable.unprotect(region, HAZARD);
            }
        }
    }

    private static void checkContent(
            final MemorySegment memory, final int frame, final long block, final AtomicReference<String> wrong) {
        final long begin = FRAMES_OFFSET + ((long) frame << BLOCK_SHIFT);
        for (long offset = begin; offset < begin + (1 << BLOCK_SHIFT); offset += 512) {
            final long content = memory.get(ValueLayout.JAVA_LONG, offset);
            if (content != block) {
                wrong.set("frame " + frame + " of block " + block + " has " + content + " at " + (offset - begin));
            }
        }
    }

    private static void fill(final MemorySegment memory, final int frame, final long block) {
        final long begin = FRAMES_OFFSET + ((long) frame << BLOCK_SHIFT);
        for (long offset = begin; offset < begin + (1 << BLOCK_SHIFT); offset += 512) {
            memory.set(ValueLayout.JAVA_LONG, offset, block);
        }
    }

    private static int freeFrame(final Map<Integer, Integer> resident) {
        int frame = 0;
        while (resident.containsValue(frame)) {
            frame++;
        }
        return frame;
    }

    private static int file(final int key) {
        return 1 + key % 3;
    }

    private static long block(final int key) {
        return key / 3 * (1L << 32);
    }
}
