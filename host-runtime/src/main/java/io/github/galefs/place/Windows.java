package io.github.galefs.place;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.HostReach;
import io.github.galefs.file.MappedBlock;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.CloseHelper;
import org.agrona.LangUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Pieces of mapped memory that a device reaches. A window serves all blocks in it. Its admission costs time for each
 * call and each page: on an H100, whose driver admits one window at a time, 16 MiB take 0.5 ms.
 *
 * <p>The device may release a window late, as its driver waits for kernels of other sessions. Until then the window
 * counts as pinned, and its map stays.
 *
 * <p>Thread-safe: workers admit, the agent dismisses. No lock is held while a window is dismissed.
 */
final class Windows {
    /** Length of a window, at an address that is a multiple of it; shorter at the ends of a map. */
    static final long LENGTH = 16 << 20;

    private static final Logger LOGGER = LoggerFactory.getLogger(Windows.class);
    private static final long PAGE_LENGTH = 4096;

    private final HostReach reach;
    private final long limit;

    /** Of the windows of all sessions. */
    private final PinnedBytes bytes;

    private final Runnable onRefused;
    private final Map<Long, Window> windows = new HashMap<>();

    /** Bytes of the windows that were not dismissed. */
    private final AtomicLong byteLength = new AtomicLong();

    private volatile boolean refused;

    private boolean closed;

    /** A window and the number of blocks that use it. */
    private static final class Window {
        final MemorySegment memory;
        int uses;

        Window(final MemorySegment memory) {
            this.memory = memory;
        }
    }

    /**
     * Creates no windows.
     *
     * @param limit     bytes of all windows that are counted together, at most.
     * @param bytes     counts them.
     * @param onRefused run once, by whoever admits memory that the device refuses.
     */
    Windows(final HostReach reach, final long limit, final PinnedBytes bytes, final Runnable onRefused) {
        this.reach = reach;
        this.limit = limit;
        this.bytes = bytes;
        this.onRefused = onRefused;
    }

    /** Returns what it costs to admit as many bytes, or all that there is room for. */
    long nanosToAdmit(final long length) {
        return reach.nanosToAdmit(Math.min(length, limit));
    }

    long regionAddress() {
        return reach.regionAddress();
    }

    /** Returns whether one more window may be too much. */
    boolean areFull() {
        return bytes.pinned() + LENGTH > limit;
    }

    /** Returns whether one more window may be too much even when the device has released all that were dismissed. */
    boolean stayFull() {
        return bytes.kept() + LENGTH > limit;
    }

    /** Returns whether the device has refused memory: then it is not asked again. */
    boolean areRefused() {
        return refused;
    }

    long byteLength() {
        return byteLength.get();
    }

    /**
     * Lets kernels read a block until {@link #release}.
     *
     * @return whether they may; false if there is no room or the device refuses. Then the block is closed, as it is
     *     after an exception: at once or when the device has released its windows.
     */
    boolean acquire(final MappedBlock block) {
        final List<Window> unused = new ArrayList<>();
        final boolean acquired;
        try {
            acquired = useAll(block, unused);
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, () -> dismiss(unused, block::close));
            throw e;
        }
        if (!acquired) {
            dismiss(unused, block::close);
        }
        return acquired;
    }

    private synchronized boolean useAll(final MappedBlock block, final List<Window> unused) {
        final long firstBegin = firstBegin(block);
        final long end = end(block);
        long begin = firstBegin;
        try {
            while (begin < end && use(begin, block.map())) {
                begin += LENGTH;
            }
        } finally {
            if (begin < end) {
                endUse(firstBegin, begin, block.map(), unused);
            }
        }
        return begin >= end;
    }

    /**
     * Ends what {@link #acquire} began, and closes the block when the device has released its windows. No round may be
     * running that reads the block.
     */
    void release(final MappedBlock block) {
        final List<Window> unused = new ArrayList<>();
        endUse(firstBegin(block), end(block), block.map(), unused);
        dismiss(unused, block::close);
    }

    /** Admits no more windows. */
    synchronized void close() {
        closed = true;
    }

    private static long firstBegin(final MappedBlock block) {
        return block.bytes().address() & -LENGTH;
    }

    private static long end(final MappedBlock block) {
        return block.bytes().address() + block.bytes().byteSize();
    }

    /** Dismisses all, also if some fail, as they do after a fault of a kernel. */
    private void dismiss(final List<Window> unused, final Runnable afterwards) {
        if (unused.isEmpty()) {
            afterwards.run();
            return;
        }
        final AtomicInteger left = new AtomicInteger(unused.size());
        Throwable failure = null;
        for (final Window window : unused) {
            try {
                dismiss(window.memory, () -> {
                    if (left.decrementAndGet() == 0) {
                        afterwards.run();
                    }
                });
            } catch (final RuntimeException | Error e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            LangUtil.rethrowUnchecked(failure);
        }
    }

    private void dismiss(final MemorySegment memory, final Runnable afterwards) {
        byteLength.addAndGet(-memory.byteSize());
        bytes.onDismissed(memory.byteSize());
        reach.dismiss(memory, () -> {
            bytes.onReleased(memory.byteSize());
            afterwards.run();
        });
    }

    private boolean use(final long begin, final MemorySegment map) {
        Window window = windows.get(first(begin, map));
        if (window == null) {
            window = admit(begin, map);
        }
        if (window != null) {
            window.uses++;
        }
        return window != null;
    }

    private Window admit(final long begin, final MemorySegment map) {
        final long mapEnd = (map.address() + map.byteSize() + PAGE_LENGTH - 1) & -PAGE_LENGTH;
        final long first = first(begin, map);
        final long length = Math.min(begin + LENGTH, mapEnd) - first;
        if (closed || refused) {
            return null;
        }
        final Window window = new Window(pages(first, length));
        byteLength.addAndGet(length);
        bytes.onAdmitted(length);
        boolean admitted = false;
        try {
            // Known before the driver has it: there may be no memory for that afterwards.
            windows.put(first, window);
            // Counted before it is compared: other sessions admit windows at the same time.
            if (bytes.pinned() <= limit) {
                reach.admit(window.memory);
                admitted = true;
            }
        } catch (final DeviceRefusedException e) {
            refused = true;
            onRefused.run();
            LOGGER.warn("blocks are copied to the device, which cannot read them in place: {}", e.getMessage());
        } finally {
            if (!admitted) {
                windows.remove(first);
                byteLength.addAndGet(-length);
                bytes.onDismissed(length);
                bytes.onReleased(length);
            }
        }
        return admitted ? window : null;
    }

    private synchronized void endUse(
            final long firstBegin, final long end, final MemorySegment map, final List<Window> unused) {
        for (long begin = firstBegin; begin < end; begin += LENGTH) {
            final long first = first(begin, map);
            final Window window = windows.get(first);
            if (--window.uses == 0) {
                windows.remove(first);
                unused.add(window);
            }
        }
    }

    /** Returns the address at which a map's window begins: two maps may lie in the same range of addresses. */
    private static long first(final long begin, final MemorySegment map) {
        return Math.max(begin, map.address());
    }

    /** The last page of a map reaches behind the end of its file. */
    @SuppressWarnings("restricted")
    private static MemorySegment pages(final long address, final long length) {
        return MemorySegment.ofAddress(address).reinterpret(length);
    }
}
