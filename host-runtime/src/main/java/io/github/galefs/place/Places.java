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
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import org.agrona.collections.Int2ObjectHashMap;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * The blocks that kernels find in the rows of their files: where the file service has them, or in frames. Frames are
 * faster, so a file is placed only if it has more blocks than there are frames, or when those have not sufficed. While a
 * launch runs, workers place one chunk of such an open file after another; blocks that are read before, or cannot be
 * placed, are fetched into frames. What is placed stays so when the file is closed, until its room is needed.
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

    /** Turns from one look for memory that the file service wants back to the next. */
    private static final int LOOK_INTERVAL = 4096;

    /** Offsets before the region that stand for errors of calls, see {@code DeviceFile.LOWEST_ERROR}. */
    private static final long ERROR_OFFSETS = 4096;

    private final PlaceTable table;
    private final int frameCount;
    private final int blockShift;
    private final MappedBlocks files;
    private final Windows windows;
    private final int chunkShift;
    private final TransferEngine engine;
    private final AtomicCounter blocksInPlace;
    private final Int2ObjectHashMap<PlacedFile> byNumber = new Int2ObjectHashMap<>();

    /** The same files, the most recently opened last. */
    private final Set<PlacedFile> inOrder = new LinkedHashSet<>();

    /** Open files of which not all chunks were tried. */
    private final Deque<PlacedFile> waiting = new ArrayDeque<>();

    /** Open files whose blocks are kept in frames for the time being. */
    private final Deque<PlacedFile> resting = new ArrayDeque<>();

    /** Files whose rows are given up, with what lies in them. */
    private final Deque<PlacedFile> forgotten = new ArrayDeque<>();

    private PlaceListener listener = PlaceListener.NONE;
    private boolean isPaused = true;
    private boolean isGivingUp;
    private int calls;
    private int turns;

    /**
     * Creates rows without places.
     *
     * @param table      of the places.
     * @param frameCount number of frames.
     * @param blockShift base-2 logarithm of the bytes in a block and in a frame.
     * @param files      service of the files.
     * @param reach      of the device into the memory of the host.
     * @param limit      bytes of the service's memory that the device is given, at most.
     * @param engine     makes calls of the service.
     * @param counters   count blocks in place.
     */
    public Places(
            final PlaceTable table,
            final int frameCount,
            final int blockShift,
            final FileService files,
            final HostReach reach,
            final long limit,
            final TransferEngine engine,
            final Counters counters) {
        this.table = table;
        this.frameCount = frameCount;
        this.blockShift = blockShift;
        this.files = files instanceof final MappedBlocks mapped ? mapped : null;
        this.windows = new Windows(reach, limit);
        final int serviceBlock = files instanceof final ExtentLocator locator ? locator.blockSize() : 1;
        this.chunkShift = Math.max(blockShift, Integer.numberOfTrailingZeros(serviceBlock));
        this.engine = engine;
        this.blocksInPlace = counters.counter(Metric.BLOCKS_IN_PLACE);
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
        turns = 0;
    }

    /** Begins no more calls. */
    public void pause() {
        isPaused = true;
    }

    /**
     * Gives a file a row, or makes it known that it is open again.
     *
     * @param owner of the row.
     * @param size  of the file, in bytes.
     */
    public void open(final PlaceOwner owner, final long size) {
        if (windows == null || files == null) {
            return;
        }
        PlacedFile file = byNumber.get(owner.number());
        if (file == null) {
            file = newFile(owner, size);
        }
        if (file != null) {
            byNumber.put(file.number, file);
            inOrder.remove(file);
            inOrder.add(file);
            if (!file.isOpen) {
                file.isOpen = true;
                // What could not be placed before, or was given up, is tried again.
                file.nextChunk = 0;
                (listener.hasRoomFor(file.placeCount) ? resting : waiting).add(file);
            }
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
        if (turns++ % LOOK_INTERVAL == 0 && areAnyOutdated()) {
            isGivingUp = true;
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
        int started = 0;
        while (!isPaused && calls < MAX_CALLS && !waiting.isEmpty() && !windows.areRefused() && hasRoom(mayGiveUp)) {
            started += start(waiting.poll());
        }
        return started;
    }

    /** Gives up memory that the file service wants back. No work-group may have a reply that names a place. */
    public void giveUpOutdated() {
        for (final PlacedFile file : inOrder) {
            for (int chunk = 0; chunk < file.chunkCount(); chunk++) {
                if (file.chunk(chunk) != null && !file.chunk(chunk).isCurrent()) {
                    giveUp(file, chunk);
                }
            }
        }
    }

    /** Gives up all memory of the file service. No round may be running, and nothing may be on its way. */
    public void close() {
        forgotten.addAll(inOrder);
        byNumber.clear();
        inOrder.clear();
        waiting.clear();
        resting.clear();
        try {
            giveUpForgotten();
        } finally {
            closeWindows();
        }
    }

    /** Also of calls whose end nobody has heard of. */
    private void closeWindows() {
        if (windows != null) {
            windows.close();
        }
    }

    /** Takes what a call has placed. */
    void onPlaced(final PlacedFile file, final int firstChunk, final MappedBlock[] chunks) {
        calls--;
        final boolean isKnown = byNumber.get(file.number) == file;
        for (int i = 0; i < chunks.length; i++) {
            if (chunks[i] != null) {
                file.setChunk(firstChunk + i, chunks[i]);
                if (isKnown) {
                    place(file, firstChunk + i);
                } else {
                    giveUp(file, firstChunk + i);
                }
            }
        }
        listener.onPlaced(file.owner);
    }

    private void removeFromQueues(final PlacedFile file) {
        waiting.remove(file);
        resting.remove(file);
    }

    private void place(final PlacedFile file, final int chunk) {
        for (int block = file.firstBlock(chunk); block < file.endBlock(chunk); block++) {
            if (!listener.isInFrame(file.number, block)) {
                table.put(file.firstPlace + block, placeOf(file, block));
                blocksInPlace.incrementRelease();
            }
        }
    }

    private int start(final PlacedFile file) {
        while (file.nextChunk < file.chunkCount() && file.chunk(file.nextChunk) != null) {
            file.nextChunk++;
        }
        final int first = file.nextChunk;
        final int most = (int) Math.max(1, CALL_LENGTH >> chunkShift);
        while (file.nextChunk < file.chunkCount()
                && file.nextChunk < first + most
                && file.chunk(file.nextChunk) == null) {
            file.nextChunk++;
        }
        if (file.nextChunk == first) {
            return 0;
        }
        if (file.nextChunk < file.chunkCount()) {
            waiting.add(file);
        }
        calls++;
        file.owner.onPlacing();
        engine.call(new PlacingCall(this, files, windows, file, first, file.nextChunk - first));
        return 1;
    }

    /** Returns whether there is room for one more window; closed files give theirs up, the least recently opened first. */
    private boolean hasRoom(final boolean mayGiveUp) {
        final Iterator<PlacedFile> oldest = inOrder.iterator();
        while (windows.areFull() && oldest.hasNext()) {
            final PlacedFile file = oldest.next();
            if (!file.isOpen && file.isPlaced() && mayGiveUp) {
                giveUp(file);
            }
        }
        return !windows.areFull();
    }

    private PlacedFile newFile(final PlaceOwner owner, final long size) {
        final long blocks = size >> blockShift;
        if (blocks == 0 || blocks > Integer.MAX_VALUE) {
            return null;
        }
        final int first = table.take((int) blocks);
        if (first == PlaceTable.NONE) {
            forgetOldest();
            return null;
        }
        return new PlacedFile(owner, first, (int) blocks, blockShift, chunkShift);
    }

    /** Makes room for the rows of files that are opened later. */
    private void forgetOldest() {
        inOrder.stream().filter(file -> !file.isOpen).findFirst().ifPresent(file -> forget(file.number));
    }

    private void giveUpForgotten() {
        while (!forgotten.isEmpty()) {
            final PlacedFile file = forgotten.poll();
            giveUp(file);
            table.giveBack(file.firstPlace, file.placeCount);
        }
    }

    private void giveUp(final PlacedFile file) {
        for (int chunk = 0; chunk < file.chunkCount() && file.isPlaced(); chunk++) {
            if (file.chunk(chunk) != null) {
                giveUp(file, chunk);
            }
        }
    }

    private void giveUp(final PlacedFile file, final int chunk) {
        final MappedBlock block = file.chunk(chunk);
        file.setChunk(chunk, null);
        try (block) {
            windows.release(block.bytes(), block.map());
        }
        if (byNumber.get(file.number) == file) {
            for (int index = file.firstBlock(chunk); index < file.endBlock(chunk); index++) {
                if (!listener.isInFrame(file.number, index)) {
                    table.put(file.firstPlace + index, 0);
                }
            }
        }
    }

    private boolean areAnyOutdated() {
        for (final PlacedFile file : inOrder) {
            for (int chunk = 0; chunk < file.chunkCount(); chunk++) {
                if (file.chunk(chunk) != null && !file.chunk(chunk).isCurrent()) {
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
