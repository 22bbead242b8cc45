package io.github.galefs.server;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

/** Derives the default memory budget of a server from the limits of the JVM. */
final class DefaultMemory {
    private static final long MIN_BYTES = ServerContext.MIN_MEMORY;
    private static final long MAX_BYTES = 1L << 30;

    /** The part of each limit that the buffers may take, as a divisor: the store and the JVM need the rest. */
    private static final int SHARE = 4;

    private DefaultMemory() {}

    /** A quarter of the smaller of heap and direct memory, from 16 MiB to 1 GiB. */
    static long bytes() {
        return bytes(Runtime.getRuntime().maxMemory(), maxDirectMemory());
    }

    /** @param maxDirect most direct memory in bytes; 0 if it is as much as the heap's. */
    static long bytes(final long maxHeap, final long maxDirect) {
        final long smaller = maxDirect == 0 ? maxHeap : Math.min(maxHeap, maxDirect);
        return Math.clamp(smaller / SHARE, MIN_BYTES, MAX_BYTES);
    }

    private static long maxDirectMemory() {
        final HotSpotDiagnosticMXBean options = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        return options == null
                ? 0
                : Long.parseLong(options.getVMOption("MaxDirectMemorySize").getValue());
    }
}
