package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.HostReach;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.TableChanges;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.place.PlaceCounters;
import io.github.galefs.place.PlaceTable;
import io.github.galefs.place.Places;
import io.github.galefs.request.FrameGrants;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.request.WriteGrants;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.HeldTasks;
import io.github.galefs.transfer.InPlaceBlocks;
import io.github.galefs.transfer.RecordingFiles;
import io.github.galefs.transfer.SharedFrames;
import io.github.galefs.transfer.TransferEngine;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A cache of one file. The test decides when calls of the file service run. Each request has its own work-group. */
final class CacheRig implements AutoCloseable, FrameRequests {
    static final int FILE = 1;
    static final long HAZARD = 256;

    private static final long TABLE = 8192;
    private static final long PLACES_OFFSET = 28_672;
    static final int PLACE_COUNT = 64;
    private static final long FRAMES_OFFSET = 32_768;
    private static final int BLOCK_SHIFT = 12;
    private static final long HANDLE = 5;
    private static final int MAX_TURNS = 10_000;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory;
    private final long[] region;
    private final CachedFile file = new CachedFile(FILE, 0);
    private final HeldTasks tasks = new HeldTasks();
    private final RecordingFiles files = new RecordingFiles(BLOCK_SHIFT);
    private final Counters counters = new Counters();
    private final TransferEngine engine;
    private final BlockCache cache;
    private final Places places;
    private final Map<Integer, Group> groups = new HashMap<>();
    private final WriteGrants writeGrants = new WriteGrants();
    private volatile boolean refusesMemory;
    private long nanosToAdmit;
    private int windows;

    CacheRig(final int frameCount, final FrameProtection protection) {
        this(frameCount, protection, _ -> new Places());
    }

    /** A cache for a device that reaches the memory of the host, with room for places behind its page table. */
    static CacheRig withPlaces(final int frameCount) {
        return withPlaces(frameCount, Long.MAX_VALUE, Optional.empty());
    }

    /** The same with a limit of the bytes that the device is given. */
    static CacheRig withPlaces(final int frameCount, final long limit) {
        return withPlaces(frameCount, limit, Optional.empty());
    }

    /** The same for kernels whose reads of places are counted. */
    static CacheRig withPlaces(final int frameCount, final Optional<PlaceCounters> reads) {
        return withPlaces(frameCount, Long.MAX_VALUE, reads);
    }

    private static CacheRig withPlaces(final int frameCount, final long limit, final Optional<PlaceCounters> reads) {
        return new CacheRig(frameCount, FrameProtection.NONE, rig -> {
            final PlaceTable table =
                    new PlaceTable(rig.memory, TableChanges.SHARED, PLACES_OFFSET, PLACE_COUNT, frameCount);
            return new Places(
                    table, frameCount, BLOCK_SHIFT, rig.files, rig.new Reach(), limit, rig.engine, rig.counters, reads);
        });
    }

    private CacheRig(
            final int frameCount, final FrameProtection protection, final Function<CacheRig, Places> placesOf) {
        final long length = FRAMES_OFFSET + ((long) frameCount << BLOCK_SHIFT);
        memory = arena.allocate(length, 4096);
        region = RegionHandle.of(memory.address(), length);
        file.setHandles(HANDLE, HANDLE);
        engine = new TransferEngine(
                files,
                new SharedFrames(memory.asSlice(FRAMES_OFFSET), BLOCK_SHIFT, InPlaceBlocks.of(files, new Region())),
                BLOCK_SHIFT,
                tasks,
                counters);
        places = placesOf.apply(this);
        cache = new BlockCache(
                new PageTableWriter(memory, TableChanges.SHARED, TABLE, FRAMES_OFFSET, frameCount, BLOCK_SHIFT),
                new FifoEviction(frameCount),
                protection,
                new FrameGrants(frameCount),
                places,
                engine,
                counters);
    }

    /** Sets what it costs to give memory to the device, however much it is. */
    void setNanosToAdmit(final long nanos) {
        nanosToAdmit = nanos;
    }

    /** Returns the number of windows that the device was given and that were not dismissed. */
    int windows() {
        return windows;
    }

    /** Returns what kernels find in a place. */
    long place(final int index) {
        return memory.get(ValueLayout.JAVA_LONG, PLACES_OFFSET + (long) index * Long.BYTES);
    }

    /** Returns where a frame's own memory lies, relative to the region. */
    static long frameMemory(final int frame) {
        return FRAMES_OFFSET + ((long) frame << BLOCK_SHIFT);
    }

    int heat(final long block) {
        return places.heat(file.number(), block);
    }

    long promotedBlocks() {
        return counters.snapshot().get(Metric.BLOCKS_PROMOTED);
    }

    /** Makes blocks stay in memory of the service. */
    void serveInPlace() {
        files.serveInPlace(arena.allocate(1L << BLOCK_SHIFT, 4096));
    }

    RecordingFiles files() {
        return files;
    }

    MemorySegment memory() {
        return memory;
    }

    long[] region() {
        return region;
    }

    CachedFile file() {
        return file;
    }

    BlockCache cache() {
        return cache;
    }

    long hits() {
        return counters.snapshot().get(Metric.CACHE_HITS);
    }

    /** Requests a block for reading. */
    void request(final int group, final long block) {
        begin(group, block, 0, 0);
    }

    /** Requests a block for a mapping. */
    void map(final int group, final long block) {
        final Group mapping = new Group(group);
        mapping.block = block;
        mapping.maps = true;
        groups.put(group, mapping);
        onRetry(mapping.request);
    }

    Request grantReading(final int group, final long block) {
        begin(group, block, 0, 0);
        complete();
        return groups.get(group).request;
    }

    void readAndRelease(final long block) {
        cache.release(grantReading(1000, block));
    }

    /** Grants a range of a block for writing, as far as the block's content is there or comes. */
    Request grantWriting(final int group, final long block, final int begin, final int end) {
        begin(group, block, begin, end);
        if (outcome(group) == null) {
            complete();
        }
        if (outcome(group) == null) {
            throw new AssertionError("block " + block + " is not granted");
        }
        return groups.get(group).request;
    }

    /** The work-group has stopped waiting, and does not use its grant. */
    void giveUp(final int group) {
        groups.get(group).hasGivenUp = true;
    }

    /** Releases what a work-group was granted. */
    void release(final int group) {
        cache.release(groups.get(group).request);
    }

    boolean isGrantedForWriting(final int group, final long block, final int begin, final int end) {
        begin(group, block, begin, end);
        return outcome(group) != null;
    }

    /** Returns "frame N", an error's name, or null while the request waits. */
    String outcome(final int group) {
        return groups.get(group).outcome;
    }

    /** Returns the calls of the service since the last look. */
    List<String> calls() {
        return files.takeCalls();
    }

    /** Lets the cache work until nothing more happens without an end of a call. */
    void work() {
        int idle = 0;
        int turns = 0;
        while (idle < 2) {
            idle = cache.doWork(this) > 0 ? 0 : idle + 1;
            assertTrue(++turns < MAX_TURNS, "the cache works without an end");
        }
    }

    /** Makes calls of the service fail that read or write a block. */
    void failBlock(final long block) {
        files.failBlock(block);
    }

    /** What goes on with a work-group's request fails, once. */
    void failRequest(final int group) {
        groups.get(group).failsOnce = true;
    }

    /** Asks for another block with the request that a work-group has sent. */
    void requestAgain(final int group, final long block) {
        groups.get(group).block = block;
        onRetry(groups.get(group).request);
    }

    /** Releases whatever work-groups were granted. */
    void releaseAll() {
        for (final Group group : groups.values()) {
            if (group.request.grantedFrame() >= 0) {
                cache.release(group.request);
            }
        }
    }

    /** The request of a work-group cannot be granted a frame any more. */
    void refuse(final int group) {
        groups.get(group).isRefused = true;
    }

    /** The work-group has released its frame, and makes no other request. */
    void publishRelease(final int group) {
        groups.get(group).hasReleased = true;
    }

    long misses() {
        return counters.snapshot().get(Metric.CACHE_MISSES);
    }

    long evictions() {
        return counters.snapshot().get(Metric.CACHE_EVICTIONS);
    }

    /** Lets the device refuse to read the service's memory. */
    void refuseMemory() {
        refusesMemory = true;
    }

    long refusals() {
        return counters.snapshot().get(Metric.IN_PLACE_REFUSALS);
    }

    /** Makes the calls that the cache has started, in a random order; and what follows. */
    void complete() {
        work();
        tasks.runAll();
        work();
    }

    /** Runs the calls of the service; the cache does not hear of their ends. */
    void runCalls() {
        tasks.runAll();
    }

    /** As {@link #complete}, but all calls fail. */
    void fail(final FileServiceException failure) {
        files.setFailure(failure);
        complete();
        files.setFailure(null);
    }

    @Override
    public void onReady(final Request request, final int frame) {
        final Group group = (Group) request.port();
        group.failOnce();
        if (group.isRefused) {
            group.outcome = "refused";
        } else if (group.end == 0) {
            cache.grantForReading(request, frame);
            group.outcome = "frame " + frame;
        } else if (cache.grantForWriting(request, frame, group.begin, group.end, writeGrants)) {
            group.outcome = "frame " + frame;
        }
    }

    @Override
    public void onFailed(final Request request, final FileServiceException failure) {
        ((Group) request.port()).outcome = failure.error().name();
    }

    @Override
    public void onRetry(final Request request) {
        final Group group = (Group) request.port();
        group.failOnce();
        final int frame = group.maps
                ? cache.findForMapping(request, file, group.block)
                : cache.find(request, file, group.block, content(group));
        if (frame == BlockCache.REFUSED) {
            onRefused(request);
        } else if (frame != BlockCache.WAITING) {
            onReady(request, frame);
        }
    }

    @Override
    public void onRefused(final Request request) {
        final Group group = (Group) request.port();
        group.failOnce();
        group.outcome = "ENOMEM";
    }

    @Override
    public void close() {
        while (!engine.isIdle()) {
            complete();
        }
        engine.close();
        arena.close();
    }

    private void begin(final int index, final long block, final int begin, final int end) {
        final Group group = new Group(index);
        group.block = block;
        group.begin = begin;
        group.end = end;
        groups.put(index, group);
        onRetry(group.request);
    }

    private static BlockContent content(final Group group) {
        if (group.end == 0) {
            return BlockContent.IN_PLACE;
        }
        return group.end - group.begin == 1 << BLOCK_SHIFT ? BlockContent.REPLACED : BlockContent.NEEDED;
    }

    /** What kernels have. */
    private final class Region implements SharedMemory {
        @Override
        public MemorySegment segment() {
            return memory;
        }

        @Override
        public long[] handle() {
            return region;
        }

        @Override
        public void reach(final MemorySegment outer) {
            RegionHandle.reach(region, outer.address(), outer.byteSize());
        }

        @Override
        public void close() {}
    }

    /** A work-group. */
    private static final class Group implements ReplyPort {
        private final int index;
        private final Request request = new Request(this);
        private long block;
        private int begin;
        private int end;
        private boolean maps;
        private boolean isRefused;
        private boolean hasReleased;
        private boolean hasGivenUp;
        private boolean failsOnce;
        private String outcome;

        Group(final int index) {
            this.index = index;
        }

        void failOnce() {
            if (failsOnce) {
                failsOnce = false;
                throw new OutOfMemoryError("the test");
            }
        }

        @Override
        public int group() {
            return index;
        }

        @Override
        public boolean copyPath(final byte[] destination, final int length) {
            return false;
        }

        @Override
        public void reply(final long result) {
            outcome = "result " + result;
        }

        @Override
        public boolean hasReleased() {
            return hasReleased;
        }

        @Override
        public boolean hasGivenUp() {
            return hasGivenUp;
        }

        @Override
        public boolean mayHaveGivenUp(final int tag) {
            return hasGivenUp;
        }
    }

    /** Reach of a device whose kernels run in this process. */
    private final class Reach implements HostReach {
        @Override
        public long regionAddress() {
            return memory.address();
        }

        @Override
        public long nanosToAdmit(final long byteLength) {
            return byteLength == 0 ? 0 : nanosToAdmit;
        }

        @Override
        public void admit(final MemorySegment admitted) {
            if (refusesMemory) {
                throw new DeviceRefusedException("no");
            }
            windows++;
        }

        @Override
        public void dismiss(final MemorySegment dismissed, final Runnable afterwards) {
            windows--;
            afterwards.run();
        }
    }
}
