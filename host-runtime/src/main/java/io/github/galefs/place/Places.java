package io.github.galefs.place;

import io.github.galefs.device.HostReach;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.TransferEngine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.agrona.CloseHelper;
import org.agrona.collections.Int2ObjectHashMap;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * The blocks that kernels find in the rows of their files: where the file service has them, or in frames. Frames are
 * faster, so a file is placed only if it has more blocks than there are frames, or when those have not sufficed. While
 * a launch runs, workers place one chunk of such an open file after another; blocks that are read before, or cannot be
 * placed, are fetched into frames. What is placed stays so when the file is closed, until its room is needed.
 *
 * <p>To place a file takes time: CUDA's driver registers memory more slowly than it copies it once, and other calls of
 * the driver wait meanwhile. On an H200, the first pass over 960 MiB takes 26 ms by copies, and 54 ms beside the
 * registration. So a file is placed only when its requests have waited for the time that this takes. A file that is
 * read once, and faster than that, is copied. The others cost about twice the better way at most (Karlin, Manasse,
 * Rudolph, Sleator: "Competitive snoopy caching", 1988).
 *
 * <p>Used by one thread at a time, between rounds. Memory is given up only while no work-group has a reply that names a
 * place.
 */
public final class Places {
    /** No block is in place, nor is any in the row of a file. */
    public static final int NOT_PLACED = -1;

    /** Calls in progress: to check blocks takes longer than to admit them, which the driver does one by one. */
    private static final int MAX_CALLS = 4;

    /** Bytes of a call. */
    private static final long CALL_LENGTH = Windows.LENGTH;

    /** Time from one look for memory that the file service wants back to the next: a turn may be as long as a round. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time in which all that a file has in place is checked again. */
    private static final long CHECK_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** Offsets before the region that stand for errors of calls, see {@code DeviceFile.LOWEST_ERROR}. */
    private static final long ERROR_OFFSETS = 4096;

    /** Bytes that the sessions of this process have in place. */
    private static final PinnedBytes IN_PROCESS = new PinnedBytes();

    private final PlaceTable table;
    private final int frameCount;
    private final int blockShift;
    private final MappedBlocks files;
    private final Windows windows;
    private final int chunkShift;
    private final TransferEngine engine;
    private final AtomicCounter blocksInPlace;

    /** Null if no block is ever in place. */
    private final Promotion promotion;

    private final Int2ObjectHashMap<PlacedFile> byNumber = new Int2ObjectHashMap<>();

    /** The same files, the most recently opened last. */
    private final Set<PlacedFile> inOrder = new LinkedHashSet<>();

    /** Open files of which not all chunks were tried. */
    private final SequencedSet<PlacedFile> waiting = new LinkedHashSet<>();

    /** Open files whose blocks are kept in frames for the time being. */
    private final Set<PlacedFile> resting = new LinkedHashSet<>();

    /** Files whose rows are given up, with what lies in them. */
    private final Deque<PlacedFile> forgotten = new ArrayDeque<>();

    private PlaceListener listener = PlaceListener.NONE;

    /** Read by workers. */
    private volatile boolean isPaused = true;

    private boolean isGivingUp;
    private final Set<PlacingCall> calls = new HashSet<>();

    /** Whether a file was closed since the last vain look for what closed files have in place. */
    private boolean mayGainRoom;

    private long nextLook;

    private boolean isChecking;

    /** When a file may be due for a check. */
    private long nextCheck = System.nanoTime();

    /**
     * Creates rows without places.
     *
     * @param table      of the places.
     * @param frameCount number of frames.
     * @param blockShift base-2 logarithm of the bytes in a block and in a frame.
     * @param files      service of the files.
     * @param reach      of the device into the memory of the host.
     * @param limit      bytes of the service's memory that devices are given, those of other sessions among them.
     * @param engine     makes calls of the service.
     * @param counters   count blocks in place, and refusals.
     * @param reads      counts what kernels read in places, owned by this; or empty, and no block moves into a frame
     *                   for that.
     */
    public Places(
            final PlaceTable table,
            final int frameCount,
            final int blockShift,
            final FileService files,
            final HostReach reach,
            final long limit,
            final TransferEngine engine,
            final Counters counters,
            final Optional<PlaceCounters> reads) {
        this.table = table;
        this.frameCount = frameCount;
        this.blockShift = blockShift;
        this.files = files instanceof final MappedBlocks mapped ? mapped : null;
        this.windows =
                new Windows(reach, limit, IN_PROCESS, counters.counter(Metric.IN_PLACE_REFUSALS)::incrementRelease);
        final int serviceBlock = files instanceof final ExtentLocator locator ? locator.blockSize() : 1;
        this.chunkShift = Math.max(blockShift, Integer.numberOfTrailingZeros(serviceBlock));
        this.engine = engine;
        this.blocksInPlace = counters.counter(Metric.BLOCKS_IN_PLACE);
        this.promotion = reads.map(read -> new Promotion(table, read, blockShift, counters))
                .orElse(null);
    }

    /** Creates rows for a device whose kernels look up frames only. */
    public Places() {
        table = null;
        frameCount = 0;
        blockShift = 0;
        files = null;
        windows = null;
        chunkShift = 0;
        engine = null;
        blocksInPlace = null;
        promotion = null;
    }

    /**
     * Sets who is told what has been done.
     *
     * @param newListener of the cache.
     */
    public void setListener(final PlaceListener newListener) {
        listener = newListener;
    }

    /** Begins a launch: chunks are placed from now on. */
    public void resume() {
        isPaused = false;
        nextLook = System.nanoTime();
    }

    /** Begins no more calls, and moves no more blocks into frames. */
    public void pause() {
        isPaused = true;
    }

    /**
     * Gives a file a row, or makes it known that it is open again.
     *
     * @param owner of the row.
     * @param size  of the file, in bytes.
     * @return whether the row is new: then {@link #onWriter} is to be called for each block that was written and is not
     *     written back.
     */
    public boolean open(final PlaceOwner owner, final long size) {
        if (windows == null || files == null) {
            return false;
        }
        final PlacedFile known = byNumber.get(owner.number());
        final PlacedFile file = known == null ? newFile(owner, size) : known;
        if (file != null) {
            byNumber.put(file.number, file);
            inOrder.remove(file);
            inOrder.add(file);
            if (!file.isOpen) {
                file.isOpen = true;
                nextCheck = System.nanoTime();
                // What could not be placed before, or was given up, is tried again.
                file.nextChunk = 0;
                if (file.isPaid()) {
                    enqueue(file);
                }
            }
        }
        return file != null && known == null;
    }

    private void enqueue(final PlacedFile file) {
        (listener.hasRoomFor(file.placeCount) ? resting : waiting).add(file);
    }

    /**
     * Makes it known that a work-group has asked for a block, or that blocks are about to arrive.
     *
     * @param number of the file.
     */
    public void onWait(final int number) {
        final PlacedFile file = byNumber.get(number);
        if (file != null && file.isOpen && file.pay()) {
            file.nextChunk = 0;
            enqueue(file);
        }
    }

    /**
     * Makes it known that no work-group has a file open.
     *
     * @param number of the file.
     */
    public void close(final int number) {
        final PlacedFile file = byNumber.get(number);
        if (file != null) {
            file.isOpen = false;
            mayGainRoom = true;
            removeFromQueues(file);
        }
    }

    /**
     * Gives up the row of a file: no lookup uses its number any more.
     *
     * @param number of the file.
     */
    public void forget(final int number) {
        final PlacedFile file = byNumber.remove(number);
        if (file != null) {
            inOrder.remove(file);
            removeFromQueues(file);
            if (promotion != null) {
                promotion.forget(file);
            }
            forgotten.add(file);
            isGivingUp = true;
        }
    }

    /**
     * Returns the first place of a file.
     *
     * @param number of the file.
     * @return index of the place; any if it has none.
     */
    public int firstPlace(final int number) {
        final PlacedFile file = byNumber.get(number);
        return file == null ? 0 : file.firstPlace;
    }

    /**
     * Returns the places of a file.
     *
     * @param number of the file.
     * @return number of places, from 0.
     */
    public int placeCount(final int number) {
        final PlacedFile file = byNumber.get(number);
        return file == null ? 0 : file.placeCount;
    }

    /**
     * Finds a block.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     * @return what stands for its place instead of a frame's number; or {@link #NOT_PLACED}.
     */
    public int find(final int number, final long block) {
        final PlacedFile file = byNumber.get(number);
        return file != null && block < file.placeCount && table.isSet(file.firstPlace + (int) block)
                ? frameCount + file.firstPlace + (int) block
                : NOT_PLACED;
    }

    /**
     * Puts a frame into the row of its block's file.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     * @param place  of the frame relative to the region; or 0 while kernels must not find the block.
     */
    public void onFrame(final int number, final long block, final long place) {
        final PlacedFile file = byNumber.get(number);
        if (file != null && block < file.placeCount) {
            table.put(file.firstPlace + (int) block, place);
        }
    }

    /**
     * Takes a frame out of the row of its block's file: kernels find the block again where the service has it.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     */
    public void onFrameRemoved(final int number, final long block) {
        final PlacedFile file = byNumber.get(number);
        if (file != null && block < file.placeCount) {
            table.put(file.firstPlace + (int) block, placeOf(file, (int) block));
        }
    }

    /**
     * Makes it known that a work-group writes to a block: what the service has is not the block's content any more.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     */
    public void onWriter(final int number, final long block) {
        final PlacedFile file = byNumber.get(number);
        if (file != null && block < file.placeCount) {
            file.markReplaced((int) block);
        }
    }

    /**
     * Returns how much kernels have read a block lately.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     * @return a sum of units, from 0, that is halved each second; or {@link #NOT_PLACED} if that is not known.
     */
    public int heat(final int number, final long block) {
        final PlacedFile file = byNumber.get(number);
        if (file == null || block >= file.placeCount) {
            return NOT_PLACED;
        }
        return file.heat == null ? NOT_PLACED : file.heat.of((int) block);
    }

    /**
     * Makes it known that a block could not be fetched into a frame.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     */
    public void onFetchFailed(final int number, final long block) {
        final PlacedFile file = byNumber.get(number);
        if (file != null && block < file.placeCount && file.heat != null) {
            file.heat.forget((int) block);
        }
    }

    /**
     * Makes it known that a block is damaged: kernels do not find it in place any more.
     *
     * @param number of the file.
     * @param block  index of the block in it.
     */
    public void onDamaged(final int number, final long block) {
        final PlacedFile file = byNumber.get(number);
        if (file != null && block < file.placeCount && file.isInPlace((int) block)) {
            file.markDamaged((int) block);
            isGivingUp = true;
        }
    }

    /**
     * Returns whether memory is to be given up, for which replies must not name places.
     *
     * @return true until {@link #doWork} has done so.
     */
    public boolean isGivingUp() {
        return isGivingUp;
    }

    /**
     * Returns whether any block is in place.
     *
     * @return false if the device has no memory of the file service.
     */
    public boolean areAny() {
        return windows != null && windows.byteLength() > 0;
    }

    /**
     * Goes on.
     *
     * @param mayGiveUp whether no work-group has a reply that names a place.
     * @return amount of work; 0 if there was nothing to do.
     */
    public int doWork(final boolean mayGiveUp) {
        if (windows == null) {
            return 0;
        }
        if (System.nanoTime() - nextLook >= 0) {
            nextLook = System.nanoTime() + LOOK_NANOS;
            isGivingUp |= areAnyOutdated();
        }
        if (!isChecking && !isPaused && System.nanoTime() - nextCheck >= 0) {
            checkNext();
        }
        if (isGivingUp && mayGiveUp) {
            giveUpOutdated();
            giveUpForgotten();
            isGivingUp = false;
        }
        if (!resting.isEmpty() && !listener.hasRoomFor(1)) {
            waiting.addAll(resting);
            resting.clear();
        }
        int started = isPaused || promotion == null ? 0 : promotion.doWork(inOrder, areAny(), listener);
        while (!isPaused
                && calls.size() < MAX_CALLS
                && !waiting.isEmpty()
                && !windows.areRefused()
                && hasRoom(mayGiveUp)) {
            started += start(waiting.removeFirst());
        }
        return started;
    }

    /** Gives up memory that the file service wants back. No work-group may have a reply that names a place. */
    public void giveUpOutdated() {
        inOrder.forEach(file -> giveUp(file, block -> !file.isGood(block)));
    }

    /** Gives up all memory of the file service. No round may be running; calls may be on their way. */
    public void close() {
        forgotten.addAll(inOrder);
        byNumber.clear();
        inOrder.clear();
        waiting.clear();
        resting.clear();
        final List<AutoCloseable> all = new ArrayList<>();
        all.add(this::giveUpForgotten);
        if (promotion != null) {
            all.add(promotion::close);
        }
        if (windows != null) {
            all.add(windows::close);
        }
        calls.forEach(call -> all.add(call::abandon));
        calls.clear();
        CloseHelper.closeAll(all);
    }

    /** Returns whether calls should place nothing more: nobody reads it. May be called from any thread. */
    boolean isPaused() {
        return isPaused;
    }

    /** Takes what a call has placed. */
    void onPlaced(final PlacingCall call, final PlacedFile file, final int firstChunk, final MappedBlock[] chunks) {
        final boolean isAwaited = calls.remove(call);
        file.setOnTheirWay(firstChunk, chunks.length, false);
        try {
            for (int i = 0; isAwaited && i < chunks.length; i++) {
                if (chunks[i] != null) {
                    file.setChunk(firstChunk + i, chunks[i]);
                }
            }
            if (byNumber.get(file.number) == file) {
                placeAll(file, firstChunk, chunks.length);
            } else if (!forgotten.contains(file)) {
                // A forgotten file keeps its chunks, this call's among them, until no reply can name them.
                giveUp(file, _ -> true);
            }
        } finally {
            mayGainRoom |= !file.isOpen;
            listener.onPlaced(file.owner);
        }
    }

    /** Takes what a check has found: a chunk in place is damaged, and so may be copies of its blocks. */
    void onDamaged(final PlacedFile file, final int chunk) {
        file.markDamaged(file.chunk(chunk));
        for (int block = file.firstBlock(chunk); block < file.endBlock(chunk); block++) {
            listener.onDamaged(file.number, block);
        }
    }

    /** Takes the end of a check. It has checked fewer chunks than it was to if the launch has ended meanwhile. */
    void onChecked(final PlacedFile file, final int firstChunk, final int count, final long nanosPerChunk) {
        isChecking = false;
        file.firstUnchecked = firstChunk + count;
        file.nextCheck = System.nanoTime() + nanosPerChunk * count;
        isGivingUp |= file.hasDamaged();
        listener.onPlaced(file.owner);
    }

    /** Begins to check what is in place of the open file that has waited for the longest; one call at a time. */
    private void checkNext() {
        final long now = System.nanoTime();
        nextCheck = now + LOOK_NANOS;
        PlacedFile next = null;
        for (final PlacedFile file : inOrder) {
            if (file.isOpen && file.isPlaced() && (next == null || file.nextCheck - next.nextCheck < 0)) {
                next = file;
            }
        }
        if (next == null) {
            return;
        }
        if (now - next.nextCheck < 0) {
            nextCheck = Math.min(nextCheck, next.nextCheck);
            return;
        }
        final int first = next.firstToCheck();
        final int count = next.countPlaced(first, chunksOfCall());
        final CheckingCall call = new CheckingCall(this, files, next, first, count, CHECK_NANOS / next.placedChunks());
        nextCheck = now;
        isChecking = true;
        next.owner.onPlacing();
        engine.call(call);
    }

    private int chunksOfCall() {
        return (int) Math.max(1, CALL_LENGTH >> chunkShift);
    }

    private void placeAll(final PlacedFile file, final int firstChunk, final int count) {
        for (int chunk = firstChunk; chunk < firstChunk + count; chunk++) {
            if (file.chunk(chunk) != null) {
                place(file, chunk);
            }
        }
    }

    private void removeFromQueues(final PlacedFile file) {
        waiting.remove(file);
        resting.remove(file);
    }

    private void place(final PlacedFile file, final int chunk) {
        for (int block = file.firstBlock(chunk); block < file.endBlock(chunk); block++) {
            if (!listener.ownsPlace(file.number, block)) {
                table.put(file.firstPlace + block, placeOf(file, block));
                blocksInPlace.incrementRelease();
            }
        }
    }

    private int start(final PlacedFile file) {
        while (file.nextChunk < file.chunkCount() && !file.isWanted(file.nextChunk)) {
            file.nextChunk++;
        }
        final int first = file.nextChunk;
        final int most = chunksOfCall();
        while (file.nextChunk < file.chunkCount() && file.nextChunk < first + most && file.isWanted(file.nextChunk)) {
            file.nextChunk++;
        }
        final int count = file.nextChunk - first;
        if (count == 0) {
            return 0;
        }
        final PlacingCall call = new PlacingCall(this, files, windows, file, first, count);
        calls.add(call);
        file.setOnTheirWay(first, count, true);
        if (file.nextChunk < file.chunkCount()) {
            waiting.add(file);
        }
        file.owner.onPlacing();
        engine.call(call);
        return 1;
    }

    /**
     * Returns whether there is room for one more window; closed files give theirs up, the least recently opened first.
     */
    private boolean hasRoom(final boolean mayGiveUp) {
        if (windows.areFull() && mayGainRoom && mayGiveUp) {
            final Iterator<PlacedFile> oldest = inOrder.iterator();
            while (windows.stayFull() && oldest.hasNext()) {
                final PlacedFile file = oldest.next();
                if (!file.isOpen) {
                    giveUp(file, _ -> true);
                }
            }
            mayGainRoom = oldest.hasNext();
        }
        return !windows.areFull();
    }

    /** Returns a file with as many places as there can be; or null, and closed files make room for later ones. */
    private PlacedFile newFile(final PlaceOwner owner, final long size) {
        final int count = (int) Math.min(table.placeCount(), size >> blockShift);
        if (count == 0) {
            return null;
        }
        final int first = table.take(count);
        if (first == PlaceTable.NONE) {
            forgetOldest();
            return null;
        }
        final PlacedFile file = new PlacedFile(owner, first, count, blockShift, chunkShift);
        file.owe(windows.nanosToAdmit((long) count << blockShift));
        return file;
    }

    private void forgetOldest() {
        inOrder.stream().filter(file -> !file.isOpen).findFirst().ifPresent(file -> forget(file.number));
    }

    private void giveUpForgotten() {
        final List<AutoCloseable> all = new ArrayList<>();
        for (final PlacedFile file : forgotten) {
            all.add(() -> giveUp(file, _ -> true));
            all.add(() -> table.giveBack(file.firstPlace, file.placeCount));
        }
        forgotten.clear();
        CloseHelper.closeAll(all);
    }

    /**
     * Gives up chunks, also if the driver fails for some of them: first in the row, then for good. To place them again
     * takes time.
     */
    private void giveUp(final PlacedFile file, final Predicate<MappedBlock> isUnwanted) {
        final List<AutoCloseable> unwanted = new ArrayList<>();
        long byteLength = 0;
        for (int chunk = 0; chunk < file.chunkCount() && file.isPlaced(); chunk++) {
            final MappedBlock block = file.chunk(chunk);
            if (block != null && isUnwanted.test(block)) {
                file.setChunk(chunk, null);
                empty(file, chunk);
                unwanted.add(() -> windows.release(block));
                byteLength += file.chunkLength(chunk);
            }
        }
        file.owe(windows.nanosToAdmit(byteLength));
        CloseHelper.closeAll(unwanted);
    }

    private void empty(final PlacedFile file, final int chunk) {
        final boolean isKnown = byNumber.get(file.number) == file;
        for (int block = file.firstBlock(chunk); isKnown && block < file.endBlock(chunk); block++) {
            if (!listener.ownsPlace(file.number, block)) {
                table.put(file.firstPlace + block, 0);
            }
        }
    }

    private boolean areAnyOutdated() {
        for (final PlacedFile file : inOrder) {
            for (int chunk = 0; chunk < file.chunkCount(); chunk++) {
                if (file.chunk(chunk) != null && !file.isGood(file.chunk(chunk))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the place of a block in the service's memory, relative to the region; or 0. */
    private long placeOf(final PlacedFile file, final int block) {
        final long address = file.address(block);
        final long place = address - windows.regionAddress();
        final boolean isError = place < 0 && place + (1L << blockShift) + ERROR_OFFSETS > 0;
        return address == 0 || isError ? 0 : place;
    }
}
