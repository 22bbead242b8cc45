package io.github.galefs.kernel.round;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LaunchConstant;

/** Device side of a round: writes the work-group's record. Called only by the leader of a work-group. */
public final class RoundClient {
    private RoundClient() {}

    /**
     * Returns the work-group's position in the round.
     *
     * @return the position, from 0.
     * @throws IllegalStateException always, in Java: rounds run compiled kernels only.
     */
    @SuppressWarnings("DoNotCallSuggester")
    public static int position() {
        throw new IllegalStateException("rounds run compiled kernels only");
    }

    /**
     * Returns the work-group's slot.
     *
     * @return the slot, from 0.
     * @throws IllegalStateException always, in Java: rounds run compiled kernels only.
     */
    @SuppressWarnings("DoNotCallSuggester")
    public static int slot() {
        throw new IllegalStateException("rounds run compiled kernels only");
    }

    /**
     * Returns the error with which the device has stopped the launch.
     *
     * @param region region that holds the stop word.
     * @return 0 while the launch runs, otherwise {@code -EINTR}.
     */
    public static int stopError(final long[] region) {
        final int stop = DeviceMemory.getInt(region, LaunchConstant.getLong(region, RoundDescriptor.STOP_OFFSET));
        return stop == 0 ? 0 : -Errno.EINTR;
    }

    /**
     * Returns the offset of the work-group's state.
     *
     * @param region region that holds the states.
     * @return byte offset in the region.
     */
    public static long state(final long[] region) {
        return LaunchConstant.getLong(region, RoundDescriptor.STATES_OFFSET)
                + (long) slot() * RoundDescriptor.STATE_LENGTH;
    }

    /**
     * Returns the offset of the path buffer of the work-group's position.
     *
     * @param region region that holds the path buffers.
     * @return byte offset in the region.
     */
    public static long path(final long[] region) {
        return LaunchConstant.getLong(region, RoundDescriptor.PATHS_OFFSET)
                + (long) position() * RoundDescriptor.PATH_CAPACITY;
    }

    /**
     * Writes the work-group's record, but for its resume point and tag, which the wait adds.
     *
     * @param region     region that holds the records.
     * @param operation  operation code.
     * @param fd         fd that the request concerns, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes to read or write.
     * @param openFlags  flags of an open, or 0.
     * @param pathLength bytes of the path in the path buffer, or 0.
     */
    public static void write(
            final long[] region,
            final int operation,
            final int fd,
            final long fileOffset,
            final long byteCount,
            final int openFlags,
            final int pathLength) {
        final long record = LaunchConstant.getLong(region, RoundDescriptor.RECORDS_OFFSET)
                + (long) position() * RoundDescriptor.RECORD_LENGTH;
        DeviceMemory.putInt(region, record + RoundDescriptor.RECORD_LENGTH_OFFSET, RoundDescriptor.RECORD_LENGTH);
        DeviceMemory.putInt(region, record + RoundDescriptor.RECORD_OPERATION_OFFSET, operation);
        DeviceMemory.putInt(region, record + RoundDescriptor.RECORD_FD_OFFSET, fd);
        DeviceMemory.putLong(region, record + RoundDescriptor.RECORD_FILE_OFFSET_OFFSET, fileOffset);
        DeviceMemory.putLong(region, record + RoundDescriptor.RECORD_BYTE_COUNT_OFFSET, byteCount);
        DeviceMemory.putInt(region, record + RoundDescriptor.RECORD_OPEN_FLAGS_OFFSET, openFlags);
        DeviceMemory.putInt(region, record + RoundDescriptor.RECORD_PATH_LENGTH_OFFSET, pathLength);
    }
}
