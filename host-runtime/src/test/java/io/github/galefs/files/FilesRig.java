package io.github.galefs.files;

import static io.github.galefs.kernel.lane.LaneDescriptor.BYTE_COUNT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.FD_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.OPEN_FLAGS_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.OPERATION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_LENGTH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.cache.EvictionPolicy;
import io.github.galefs.cache.FifoEviction;
import io.github.galefs.cache.FrameProtection;
import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.TableChanges;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.kernel.page.PageTable;
import io.github.galefs.place.Places;
import io.github.galefs.request.FrameGrants;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.HeldTasks;
import io.github.galefs.transfer.InPlaceBlocks;
import io.github.galefs.transfer.SharedFrames;
import io.github.galefs.transfer.TransferEngine;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import org.agrona.BitUtil;
import org.agrona.concurrent.CachedNanoClock;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.UnsafeBuffer;

/** Requests for files, as work-groups send them, with a service whose calls are made when a test says so. */
final class FilesRig implements AutoCloseable {
    static final int BLOCK_SIZE = 4096;

    private static final int BLOCK_SHIFT = 12;
    private static final int PAGE_TABLE_OFFSET = 8192;

    /** Of the hazard word with which {@link #isHit} looks a block up. */
    private static final long HAZARD = 256;

    private final Arena arena = Arena.ofShared();
    private final HeldTasks tasks = new HeldTasks();
    private final UnsafeBuffer entry = new UnsafeBuffer(new byte[RECORD_LENGTH]);
    private final Map<Integer, Group> groups = new HashMap<>();
    private final Counters counters = new Counters();
    private final MemorySegment frames;
    private final long[] handle;
    private final TransferEngine engine;
    private final OpenFiles openFiles;
    private final CachedNanoClock nanoClock = new CachedNanoClock();
    private final FileRequests requests;
    private boolean failsEvictions;

    FilesRig(final FileService service, final int frameCount, final int maxOpenFiles) {
        final int fdCount = maxOpenFiles + OpenFiles.FIRST_FD;
        final long fileTableOffset = BitUtil.align(PAGE_TABLE_OFFSET + PageTableWriter.byteLength(frameCount), 64);
        final long framesOffset = BitUtil.align(fileTableOffset + FileTable.byteLength(fdCount), BLOCK_SIZE);
        final MemorySegment region = arena.allocate(framesOffset + ((long) frameCount << BLOCK_SHIFT), BLOCK_SIZE);
        handle = RegionHandle.of(region.address(), region.byteSize());
        frames = region.asSlice(framesOffset);
        engine = new TransferEngine(
                service, new SharedFrames(frames, BLOCK_SHIFT, InPlaceBlocks.NONE), BLOCK_SHIFT, tasks, counters);
        final BlockCache cache = new BlockCache(
                new PageTableWriter(
                        region, TableChanges.SHARED, PAGE_TABLE_OFFSET, framesOffset, frameCount, BLOCK_SHIFT),
                eviction(frameCount),
                FrameProtection.NONE,
                new FrameGrants(frameCount),
                new Places(),
                engine,
                counters);
        openFiles = new OpenFiles(
                service, cache, engine, new FileTable(region, TableChanges.SHARED, fileTableOffset, fdCount));
        requests = new FileRequests(openFiles, cache, BLOCK_SHIFT, () -> 0, nanoClock, counters);
        beginLaunch();
    }

    void beginLaunch() {
        beginLaunch(1);
    }

    void beginLaunch(final int groupCount) {
        requests.beginLaunch(groupCount);
    }

    /** Looks a block up as a work-group does before it sends a request. */
    boolean isHit(final int fd, final long block) throws FileServiceException {
        final int frame = PageTable.protect(
                handle, HAZARD, openFiles.get(fd).file().cached().number(), block);
        PageTable.unprotect(handle, HAZARD);
        return frame >= 0;
    }

    long fetchedBytes() {
        return counters.snapshot().get(Metric.BYTES_FETCHED);
    }

    /** Lets time pass in small steps, after each of which the agent works. */
    void pass(final Duration time) {
        for (long millis = 0; millis < time.toMillis(); millis++) {
            nanoClock.advance(TimeUnit.MILLISECONDS.toNanos(1));
            requests.doWork();
        }
    }

    /** Lets time pass as for a process that was stopped. */
    void jump(final Duration time) {
        nanoClock.advance(time.toNanos());
        requests.doWork();
    }

    void holdMappings(final Duration wait) {
        requests.holdMappings(wait);
    }

    OpenFiles openFiles() {
        return openFiles;
    }

    void failEvictions(final boolean fails) {
        failsEvictions = fails;
    }

    void open(final int group, final String path, final int flags) {
        final byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
        group(group).path = bytes;
        entry.putInt(OPEN_FLAGS_OFFSET, flags);
        entry.putInt(PATH_LENGTH_OFFSET, bytes.length);
        send(group, FileOperation.OPEN);
    }

    /** Opens a file and returns its fd. */
    int opened(final int group, final String path, final int flags) {
        open(group, path, flags);
        completeAll();
        return (int) result(group);
    }

    void close(final int group, final int fd) {
        entry.putInt(FD_OFFSET, fd);
        send(group, FileOperation.CLOSE);
    }

    void flush(final int group, final int fd) {
        entry.putInt(FD_OFFSET, fd);
        send(group, FileOperation.FLUSH);
    }

    void read(final int group, final int fd, final long offset, final long byteCount) {
        transfer(group, FileOperation.READ, fd, offset, byteCount);
    }

    /** Reads a byte, and names blocks by a list of any bytes and any length. */
    void readListed(final int group, final int fd, final long offset, final byte[] list, final int length) {
        group(group).path = list;
        entry.putInt(PATH_LENGTH_OFFSET, length);
        transfer(group, FileOperation.READ_LISTED, fd, offset, 1);
    }

    void map(final int group, final int fd, final long offset, final long byteCount) {
        transfer(group, FileOperation.MAP, fd, offset, byteCount);
    }

    void write(final int group, final int fd, final long offset, final long byteCount) {
        transfer(group, FileOperation.WRITE, fd, offset, byteCount);
    }

    /** Writes into a granted frame. */
    void put(final int group, final int offset, final int value) {
        frames.set(ValueLayout.JAVA_BYTE, (result(group) << BLOCK_SHIFT) + offset, (byte) value);
    }

    /** Returns a byte of a granted frame. */
    int get(final int group, final int offset) {
        return frames.get(ValueLayout.JAVA_BYTE, (result(group) << BLOCK_SHIFT) + offset);
    }

    void release(final int group) {
        requests.onReleased(group(group).request);
    }

    /** The work-group has stopped waiting for the reply to its latest request, and has not seen it. */
    void stopWaiting(final int group) {
        group(group).givenUp = group(group).request.tag();
    }

    /** The next reply to the work-group fails. */
    void failReply(final int group) {
        group(group).failsReply = true;
    }

    boolean hasReply(final int group) {
        return group(group).result != null;
    }

    long result(final int group) {
        if (!hasReply(group)) {
            throw new AssertionError("work-group " + group + " waits");
        }
        return group(group).result;
    }

    /** Makes the call of the service that has waited for the longest. */
    void runFirst() {
        tasks.runFirst();
    }

    /** Returns whether replies will come without a release by any work-group. */
    boolean isBusy() {
        return requests.isBusy();
    }

    boolean hasCalls() {
        return !tasks.isEmpty();
    }

    /** As {@link #runFirst}; then does what follows. */
    void completeFirst() {
        work();
        runFirst();
        work();
    }

    /** Makes the call of the service that has waited for the shortest time; then does what follows. */
    void completeLast() {
        work();
        tasks.runLast();
        work();
    }

    /** Makes all calls of the service, and those that follow, until there are none. */
    void completeAll() {
        work();
        while (!tasks.isEmpty()) {
            tasks.runAll();
            work();
        }
    }

    /** Does one turn of the work. */
    void workOnce() {
        requests.doWork();
    }

    void work() {
        int idle = 0;
        while (idle < 2) {
            idle = requests.doWork() > 0 ? 0 : idle + 1;
        }
    }

    /** Ends the launch; calls of the service are made while it waits for them. */
    List<Throwable> endLaunch() {
        return requests.endLaunch(new IdleStrategy() {
            @Override
            public void idle(final int workCount) {
                idle();
            }

            @Override
            public void idle() {
                tasks.runAll();
            }

            @Override
            public void reset() {}
        });
    }

    @Override
    public void close() {
        engine.close();
        arena.close();
    }

    private void transfer(final int group, final int operation, final int fd, final long offset, final long byteCount) {
        entry.putInt(FD_OFFSET, fd);
        entry.putLong(FILE_OFFSET_OFFSET, offset);
        entry.putLong(BYTE_COUNT_OFFSET, byteCount);
        send(group, operation);
    }

    private void send(final int index, final int operation) {
        final Group group = group(index);
        group.result = null;
        entry.putInt(OPERATION_OFFSET, operation);
        group.request.read(entry, 0, group.request.tag() + 1);
        requests.onRequest(group.request);
    }

    private EvictionPolicy eviction(final int frameCount) {
        final EvictionPolicy fifo = new FifoEviction(frameCount);
        return new EvictionPolicy() {
            @Override
            public void onFilled(final int frame) {
                fifo.onFilled(frame);
            }

            @Override
            public int evict(final int limit, final IntPredicate evict) {
                if (failsEvictions) {
                    throw new IllegalStateException("the test");
                }
                return fifo.evict(limit, evict);
            }
        };
    }

    private Group group(final int index) {
        return groups.computeIfAbsent(index, Group::new);
    }

    /** A work-group. */
    private static final class Group implements ReplyPort {
        private final int index;
        private final Request request = new Request(this);
        private byte[] path;
        private Long result;
        private int givenUp;
        private boolean failsReply;

        Group(final int index) {
            this.index = index;
        }

        @Override
        public int group() {
            return index;
        }

        @Override
        public boolean copyPath(final byte[] destination, final int length) {
            if (length < 0 || length > destination.length) {
                return false;
            }
            System.arraycopy(path, 0, destination, 0, length);
            return true;
        }

        @Override
        public void reply(final long newResult) {
            if (result != null) {
                throw new AssertionError("work-group " + index + " has two replies");
            }
            if (failsReply) {
                failsReply = false;
                throw new OutOfMemoryError("the test");
            }
            result = newResult;
        }

        @Override
        public boolean hasReleased() {
            return false;
        }

        @Override
        public boolean hasGivenUp() {
            return givenUp == request.tag();
        }

        @Override
        public boolean mayHaveGivenUp(final int tag) {
            return givenUp >= tag;
        }
    }
}
