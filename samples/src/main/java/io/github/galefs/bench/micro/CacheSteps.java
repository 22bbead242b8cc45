package io.github.galefs.bench.micro;

import io.github.galefs.cache.EvictionPolicy;
import io.github.galefs.cache.FifoEviction;
import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.TableChanges;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.page.PageTable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Operations of the block cache with 4096 frames, all filled. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class CacheSteps {
    private static final int FRAME_COUNT = 4096;
    private static final int BLOCK_SHIFT = 16;
    private static final int FILE = 1;
    private static final long HAZARD_OFFSET = 4096;
    private static final long TABLE_OFFSET = HAZARD_OFFSET + LaneDescriptor.LANE_STRIDE;
    private static final long PAGE_SIZE = 4096;

    private Arena arena;
    private long[] region;
    private EvictionPolicy eviction;
    private long block;
    private int evictedFrame;

    /** Creates the state; JMH sets it up. */
    public CacheSteps() {}

    /** Fills the page table and the policy. */
    @Setup
    public void open() {
        arena = Arena.ofShared();
        final long length = TABLE_OFFSET + PageTableWriter.byteLength(FRAME_COUNT);
        final MemorySegment memory = arena.allocate(length, PAGE_SIZE);
        final PageTableWriter table =
                new PageTableWriter(memory, TableChanges.SHARED, TABLE_OFFSET, length, FRAME_COUNT, BLOCK_SHIFT);
        eviction = new FifoEviction(FRAME_COUNT);
        for (int frame = 0; frame < FRAME_COUNT; frame++) {
            table.insert(frame, FILE, frame);
            eviction.onFilled(frame);
        }
        region = RegionHandle.of(memory.address(), length);
    }

    /** Frees the memory. */
    @TearDown
    public void close() {
        arena.close();
    }

    /**
     * A kernel's page-table lookup with hazard word, and the release of the frame.
     *
     * @return the frame.
     */
    @Benchmark
    public int pageTableHit() {
        block = (block + 1) & (FRAME_COUNT - 1);
        final int frame = PageTable.protect(region, HAZARD_OFFSET, FILE, block);
        PageTable.unprotect(region, HAZARD_OFFSET);
        return frame;
    }

    /**
     * The policy's choice of a frame, and the notice that it is filled again.
     *
     * @return the frame.
     */
    @Benchmark
    public int fifoEviction() {
        eviction.evict(1, this::take);
        eviction.onFilled(evictedFrame);
        return evictedFrame;
    }

    private boolean take(final int frame) {
        evictedFrame = frame;
        return true;
    }
}
