package io.github.galefs.place;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.HostReach;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Pieces of mapped memory that a device reaches, of which each serves all blocks in it. To admit one costs time for
 * each call and each page: on an H100, whose driver admits one at a time, 16 MiB take 0.5 ms.
 *
 * <p>Thread-safe: workers admit, the agent dismisses.
 */
final class Windows {
    /** Length of a window, at an address that is a multiple of it; shorter at the ends of a map. */
    static final long LENGTH = 16 << 20;

    private static final Logger LOGGER = LoggerFactory.getLogger(Windows.class);
    private static final long PAGE_LENGTH = 4096;

    private final HostReach reach;
    private final long limit;

    /** Bytes of the windows of all sessions. */
    private final AtomicLong inProcess;

    private final Runnable onRefused;
    private final Map<Long, Window> windows = new HashMap<>();

    /** Written under the lock, read without: a worker holds it while the driver admits a window. */
    private volatile long byteLength;

    private volatile boolean refused;

    private boolean closed;

    /** A window, and the uses of it. */
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
     * @param inProcess counts them.
     * @param onRefused run once, by whoever admits memory that the device refuses.
     */
    Windows(final HostReach reach, final long limit, final AtomicLong inProcess, final Runnable onRefused) {
        this.reach = reach;
        this.limit = limit;
        this.inProcess = inProcess;
        this.onRefused = onRefused;
    }

    long regionAddress() {
        return reach.regionAddress();
    }

    /** Returns whether one more window may be too much. */
    boolean areFull() {
        return inProcess.get() + LENGTH > limit;
    }

    /** Returns whether the device has refused memory: then it is not asked again. */
    boolean areRefused() {
        return refused;
    }

    long byteLength() {
        return byteLength;
    }

    /**
     * Lets kernels read bytes, until {@link #release}.
     *
     * @param bytes part of a map.
     * @param map   all of it, from a page's first byte on.
     * @return false, with nothing done, if there is no room, or the device refuses.
     */
    synchronized boolean acquire(final MemorySegment bytes, final MemorySegment map) {
        final long firstBegin = bytes.address() & -LENGTH;
        final long end = bytes.address() + bytes.byteSize();
        long begin = firstBegin;
        try {
            while (begin < end && use(begin, map)) {
                begin += LENGTH;
            }
        } finally {
            if (begin < end) {
                release(firstBegin, begin, map);
            }
        }
        return begin >= end;
    }

    /** Ends what {@link #acquire} began. No round may be running that reads the bytes. */
    synchronized void release(final MemorySegment bytes, final MemorySegment map) {
        release(bytes.address() & -LENGTH, bytes.address() + bytes.byteSize(), map);
    }

    /** Dismisses all windows, whoever uses them, and admits no more. No round may be running. */
    synchronized void close() {
        closed = true;
        final List<Window> all = List.copyOf(windows.values());
        windows.clear();
        dismiss(all);
    }

    /** Dismisses all, also if some fail, as they do after a fault of a kernel. */
    private void dismiss(final List<Window> unused) {
        unused.forEach(window -> setByteLength(byteLength - window.memory.byteSize()));
        CloseHelper.closeAll(unused.stream()
                .<AutoCloseable>map(window -> () -> reach.dismiss(window.memory))
                .toList());
    }

    private void setByteLength(final long newByteLength) {
        inProcess.addAndGet(newByteLength - byteLength);
        byteLength = newByteLength;
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
        // Known before the driver has it: there may be no memory for that afterwards.
        windows.put(first, window);
        setByteLength(byteLength + length);
        boolean admitted = false;
        try {
            // Counted before it is compared: other sessions admit windows at the same time.
            if (inProcess.get() <= limit) {
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
                setByteLength(byteLength - length);
            }
        }
        return admitted ? window : null;
    }

    private void release(final long firstBegin, final long end, final MemorySegment map) {
        final List<Window> unused = new ArrayList<>();
        for (long begin = firstBegin; begin < end; begin += LENGTH) {
            final long first = first(begin, map);
            final Window window = windows.get(first);
            if (window != null && --window.uses == 0) {
                windows.remove(first);
                unused.add(window);
            }
        }
        dismiss(unused);
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
