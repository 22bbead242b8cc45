package io.github.galefs.kernel.lane;

import static io.github.galefs.kernel.lane.LaneDescriptor.BYTE_COUNT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.DESCRIPTOR_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.HEAD_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.LENGTH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.OPEN_FLAGS_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.OPERATION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_LENGTH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.TICKET_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.recordOffset;

import io.github.galefs.kernel.DeviceMemory;

/**
 * Device side of a lane's ring. Called by the leader of a work-group only, which makes it the ring's single producer.
 */
public final class LaneProducer {
    private LaneProducer() {}

    /**
     * Whether {@link #publish} may be called.
     *
     * @param region   that holds the lane.
     * @param lane     byte offset of this work-group's lane in the region.
     * @param position of the producer, in bytes.
     * @return whether the ring has room for one record more.
     */
    public static boolean hasRoom(final long[] region, final long lane, final long position) {
        // Two records must be free, not one: publish clears the header after its own, and that must not be one still
        // unread.
        final long head = DeviceMemory.getLongVolatile(region, lane + HEAD_OFFSET);
        return position + 2 * RECORD_LENGTH - head <= RING_CAPACITY;
    }

    /**
     * Publishes one request. The ring must have room.
     *
     * @param region     that holds the lane.
     * @param lane       byte offset of this work-group's lane in the region.
     * @param position   of the producer, in bytes; the caller adds {@link LaneDescriptor#RECORD_LENGTH} afterwards.
     * @param operation  operation code, from 1.
     * @param descriptor open file, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes asked for or offered.
     * @param openFlags  flags of an open, or 0.
     * @param pathLength bytes in the lane's path buffer, or 0.
     */
    public static void publish(
            final long[] region,
            final long lane,
            final long position,
            final int operation,
            final int descriptor,
            final long fileOffset,
            final long byteCount,
            final int openFlags,
            final int pathLength) {
        final long record = lane + recordOffset(position);
        final long next = lane + recordOffset(position + RECORD_LENGTH);

        // The consumer stops at a length of 0. Clear the next header before this record can be seen, or the consumer
        // would go on into whatever an earlier turn of the ring left there.
        DeviceMemory.putLongVolatile(region, next, 0L);

        DeviceMemory.putIntVolatile(region, record + OPERATION_OFFSET, operation);
        DeviceMemory.putIntVolatile(region, record + TICKET_OFFSET, LaneDescriptor.ticket(position));
        DeviceMemory.putIntVolatile(region, record + DESCRIPTOR_OFFSET, descriptor);
        DeviceMemory.putLongVolatile(region, record + FILE_OFFSET_OFFSET, fileOffset);
        DeviceMemory.putLongVolatile(region, record + BYTE_COUNT_OFFSET, byteCount);
        DeviceMemory.putIntVolatile(region, record + OPEN_FLAGS_OFFSET, openFlags);
        DeviceMemory.putIntVolatile(region, record + PATH_LENGTH_OFFSET, pathLength);

        // The length is what publishes: all of the above must be visible to the host before it.
        DeviceMemory.fence();
        DeviceMemory.putIntVolatile(region, record + LENGTH_OFFSET, RECORD_LENGTH);
    }
}
