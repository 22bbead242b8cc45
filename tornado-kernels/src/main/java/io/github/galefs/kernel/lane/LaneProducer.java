package io.github.galefs.kernel.lane;

import static io.github.galefs.kernel.lane.LaneDescriptor.BYTE_COUNT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.FD_OFFSET;
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

/** Producer side of a lane's ring. Called only by the leader of a work-group, which is the ring's single producer. */
public final class LaneProducer {
    private LaneProducer() {}

    /**
     * Returns whether {@link #publish} may be called.
     *
     * @param region   region that holds the lane.
     * @param lane     byte offset of this work-group's lane in the region.
     * @param position position of the producer, in bytes.
     * @return whether the ring can take one more record.
     */
    public static boolean canPublish(final long[] region, final long lane, final long position) {
        // Two records must be free, not one: publish also clears the header of the following record, which must have
        // been consumed.
        final long head = DeviceMemory.getLongVolatile(region, lane + HEAD_OFFSET);
        return position + 2 * RECORD_LENGTH - head <= RING_CAPACITY;
    }

    /**
     * Publishes one request. Requires {@link #canPublish}.
     *
     * @param region     region that holds the lane.
     * @param lane       byte offset of this work-group's lane in the region.
     * @param position   position of the producer, in bytes; the caller advances it by {@link
     *     LaneDescriptor#RECORD_LENGTH} afterwards.
     * @param operation  operation code, from 1.
     * @param fd         fd that the request concerns, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes to read or write.
     * @param openFlags  flags of an open, or 0.
     * @param pathLength bytes of the path in the lane's path buffer, or 0.
     */
    public static void publish(
            final long[] region,
            final long lane,
            final long position,
            final int operation,
            final int fd,
            final long fileOffset,
            final long byteCount,
            final int openFlags,
            final int pathLength) {
        final long record = lane + recordOffset(position);
        final long next = lane + recordOffset(position + RECORD_LENGTH);

        // The consumer stops at a length of 0. The next header is cleared before this record becomes visible; otherwise
        // the consumer would read on into a record of the previous pass over the ring.
        DeviceMemory.putLongVolatile(region, next, 0L);

        DeviceMemory.putIntVolatile(region, record + OPERATION_OFFSET, operation);
        DeviceMemory.putIntVolatile(region, record + TICKET_OFFSET, LaneDescriptor.ticket(position));
        DeviceMemory.putIntVolatile(region, record + FD_OFFSET, fd);
        DeviceMemory.putLongVolatile(region, record + FILE_OFFSET_OFFSET, fileOffset);
        DeviceMemory.putLongVolatile(region, record + BYTE_COUNT_OFFSET, byteCount);
        DeviceMemory.putIntVolatile(region, record + OPEN_FLAGS_OFFSET, openFlags);
        DeviceMemory.putIntVolatile(region, record + PATH_LENGTH_OFFSET, pathLength);

        // The length publishes the record: all stores above must be visible to the host before it.
        DeviceMemory.fence();
        DeviceMemory.putIntVolatile(region, record + LENGTH_OFFSET, RECORD_LENGTH);
    }
}
