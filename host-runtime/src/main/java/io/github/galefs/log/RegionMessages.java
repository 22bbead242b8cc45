package io.github.galefs.log;

import static io.github.galefs.kernel.check.ViolationDescriptor.SITE_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.AREA_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.CAPACITY_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.log.LogDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.COUNT_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.DROPPED_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.LAUNCH_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.RECORDS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.RECORD_LENGTH;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Messages in the memory of a device that shares none with the host: they are copied between rounds, from time to time,
 * and after the last round. Their area lies behind the mirror, as kernels keep the counts from round to round.
 */
public final class RegionMessages implements KernelMessages, AutoCloseable {
    /** Time between two looks: a look is a copy, which takes some microseconds. */
    private static final Duration PERIOD = Duration.ofMillis(50);

    private static final int MESSAGES_PER_COPY = 256;

    private final DeviceRegion region;
    private final long areaOffset;
    private final int capacity;
    private final Consumer<String> sink;
    private final PinnedMemory pinned;
    private MessageDelivery delivery;
    private int launch;
    private int next;
    private int dropped;
    private long latestLook;

    /** Whether the kernel's checks have found a violation. */
    private boolean isViolated;

    /** Whether the counts on the device are 0, as after a launch that has printed nothing. */
    private boolean isClear;

    /**
     * Creates messages in a region, and writes their control fields.
     *
     * @param region     of the device.
     * @param areaOffset of the area in the region, behind the mirror, a multiple of 64; as many bytes as those of
     *                   {@link SharedMessages#byteLength}.
     * @param capacity   messages of a launch, at least 1.
     * @param sink       receives each message; called by one thread at a time.
     */
    public RegionMessages(
            final DeviceRegion region, final long areaOffset, final int capacity, final Consumer<String> sink) {
        this.region = region;
        this.areaOffset = areaOffset;
        this.capacity = capacity;
        this.sink = sink;
        region.mirror().set(ValueLayout.JAVA_LONG, AREA_OFFSET, areaOffset);
        region.mirror().set(ValueLayout.JAVA_INT, CAPACITY_OFFSET, capacity);
        pinned = region.allocatePinned((long) MESSAGES_PER_COPY * RECORD_LENGTH);
    }

    @Override
    public void beginLaunch() {
        delivery = new MessageDelivery(sink);
        next = 0;
        dropped = 0;
        launch = launch == Integer.MAX_VALUE ? 1 : launch + 1;
        latestLook = System.nanoTime();
        region.mirror().set(ValueLayout.JAVA_INT, LAUNCH_OFFSET, launch);
        region.update(CONTROL_OFFSET, CONTROL_LENGTH);
        if (!isClear) {
            region.awaitCopy(region.clear(areaOffset, RECORDS_OFFSET));
        }
        // Unless the end of the launch finds otherwise, which one that is given up does not reach.
        isClear = false;
    }

    /** {@inheritDoc} No round may be running. */
    @Override
    public int poll() {
        final long now = System.nanoTime();
        if (now - latestLook < PERIOD.toNanos()) {
            return 0;
        }
        latestLook = now;
        return read();
    }

    /** {@inheritDoc} No round may be running. */
    @Override
    public void endLaunch(final BooleanSupplier isStopped) {
        try {
            read();
            isClear = next == 0 && dropped == 0 && !isViolated;
        } finally {
            delivery.end(dropped, capacity, isStopped);
        }
    }

    /** Frees memory. To be called before the region is closed. */
    @Override
    public void close() {
        pinned.close();
    }

    private int read() {
        final int first = next;
        final MemorySegment counts = copy(areaOffset, RECORDS_OFFSET);
        final int end = Math.min(counts.get(ValueLayout.JAVA_INT, COUNT_OFFSET), capacity);
        dropped = counts.get(ValueLayout.JAVA_INT, DROPPED_OFFSET);
        isViolated = counts.get(ValueLayout.JAVA_INT, SITE_OFFSET) != 0;
        while (next < end) {
            final int count = Math.min(end - next, MESSAGES_PER_COPY);
            final MemorySegment records =
                    copy(areaOffset + RECORDS_OFFSET + (long) next * RECORD_LENGTH, (long) count * RECORD_LENGTH);
            for (int i = 0; i < count; i++) {
                delivery.add(
                        records.asSlice((long) i * RECORD_LENGTH, RECORD_LENGTH).toArray(ValueLayout.JAVA_BYTE));
            }
            next += count;
        }
        return next - first;
    }

    private MemorySegment copy(final long offset, final long byteLength) {
        final MemorySegment copied = pinned.segment().asSlice(0, byteLength);
        region.awaitCopy(region.copyOut(offset, copied));
        return copied;
    }
}
