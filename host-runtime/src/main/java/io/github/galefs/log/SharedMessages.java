package io.github.galefs.log;

import static io.github.galefs.kernel.check.ViolationDescriptor.END_OFFSET;
import static io.github.galefs.kernel.check.ViolationDescriptor.SITE_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.AREA_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.CAPACITY_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.log.LogDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.COUNT_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.DROPPED_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.LAUNCH_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.READY_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.RECORDS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.RECORD_LENGTH;

import java.lang.foreign.MemorySegment;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.agrona.concurrent.UnsafeBuffer;

/** Messages in memory that kernels share with the host: they are read while the kernel runs. */
public final class SharedMessages implements KernelMessages {
    /** Bound of the time for which requests wait meanwhile: some microseconds. */
    private static final int MESSAGES_PER_POLL = 64;

    private final UnsafeBuffer control;
    private final UnsafeBuffer area;
    private final int capacity;
    private final Consumer<String> sink;
    private MessageDelivery delivery;
    private int launch;
    private int next;

    /**
     * Creates messages in a region, and writes their control fields.
     *
     * @param region     shared with the device; all zeros where the area is.
     * @param areaOffset of the area in the region, a multiple of 64; {@link #byteLength} bytes.
     * @param capacity   messages of a launch, at least 1.
     * @param sink       receives each message; called by one thread at a time.
     */
    public SharedMessages(
            final MemorySegment region, final long areaOffset, final int capacity, final Consumer<String> sink) {
        control = new UnsafeBuffer(region.address() + CONTROL_OFFSET, CONTROL_LENGTH);
        area = new UnsafeBuffer(region.address() + areaOffset, (int) byteLength(capacity));
        this.capacity = capacity;
        this.sink = sink;
        control.putLong(AREA_OFFSET - CONTROL_OFFSET, areaOffset);
        control.putInt(CAPACITY_OFFSET - CONTROL_OFFSET, capacity);
    }

    /**
     * Returns the bytes of the area.
     *
     * @param capacity messages of a launch.
     * @return number of bytes.
     */
    public static long byteLength(final int capacity) {
        return RECORDS_OFFSET + (long) capacity * RECORD_LENGTH;
    }

    @Override
    public void beginLaunch() {
        delivery = new MessageDelivery(sink);
        next = 0;
        launch = launch == Integer.MAX_VALUE ? 1 : launch + 1;
        area.putInt(COUNT_OFFSET, 0);
        area.setMemory(SITE_OFFSET, END_OFFSET - SITE_OFFSET, (byte) 0);
        area.putInt(DROPPED_OFFSET, 0);
        control.putInt(LAUNCH_OFFSET - CONTROL_OFFSET, launch);
    }

    @Override
    public int poll() {
        return read(MESSAGES_PER_POLL);
    }

    /** {@inheritDoc} The kernel may still run; what it prints from then on is lost. */
    @Override
    public void endLaunch(final BooleanSupplier isStopped) {
        try {
            read(capacity);
        } finally {
            delivery.end(area.getIntVolatile(DROPPED_OFFSET), capacity, isStopped);
        }
    }

    private int read(final int limit) {
        final int first = next;
        // A record that was taken may not be complete yet; those that follow it wait for it, to stay in order.
        final int end = Math.min(Math.min(area.getIntVolatile(COUNT_OFFSET), capacity), next + limit);
        while (next < end && area.getIntVolatile(RECORDS_OFFSET + next * RECORD_LENGTH + READY_OFFSET) == launch) {
            final byte[] record = new byte[RECORD_LENGTH];
            area.getBytes(RECORDS_OFFSET + next * RECORD_LENGTH, record);
            delivery.add(record);
            next++;
        }
        return next - first;
    }
}
