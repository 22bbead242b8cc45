package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.group.GroupStateDescriptor.MAPPED_FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.MAPPED_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.call.HostCall;

/**
 * Begin of a mapping, and its end where the kernel has forgotten that. A work-group that has ended must not hold a
 * frame, for which others wait, or whose {@code gmap} returns {@code -ENOMEM}.
 *
 * <p>A kernel that calls {@link #begin} is compiled with a call of {@link #endGroup} at its end. The JVM device makes
 * that call itself.
 */
public final class MappingEnd {
    /** Result of {@link #endGroup} for a work-group without a mapping. */
    public static final long NOT_MAPPED = -1;

    private MappingEnd() {}

    /**
     * Returns the number of the check that tells where the mapping is in the source. A constant in a compiled kernel.
     *
     * @return 1 in Java, and in a kernel without checks.
     */
    public static int site() {
        return 1;
    }

    /**
     * Records that the work-group has a mapping. Called by the leader.
     *
     * @param region     the file system.
     * @param fileOffset offset in the file of the first mapped byte.
     * @param site       from {@link #site}.
     */
    @OutOfLine
    static void begin(final long[] region, final long fileOffset, final int site) {
        final long state = HostCall.state(region);
        DeviceMemory.putInt(region, state + MAPPED_OFFSET, site);
        DeviceMemory.putLong(region, state + MAPPED_FILE_OFFSET_OFFSET, fileOffset);
    }

    /**
     * Releases the frame of a work-group that has ended with a mapping. The state goes on to tell so to the host.
     * Called by one work-item when all others of the group have returned from the kernel.
     *
     * @param region the file system.
     * @return offset in the file of the mapping, or {@link #NOT_MAPPED}.
     */
    @OutOfLine
    public static long endGroup(final long[] region) {
        final long state = HostCall.state(region);
        final int site = DeviceMemory.getInt(region, state + MAPPED_OFFSET);
        if (site == 0) {
            return NOT_MAPPED;
        }
        final long fileOffset = DeviceMemory.getLong(region, state + MAPPED_FILE_OFFSET_OFFSET);
        report(region, site, fileOffset);
        BlockAccess.releaseMapped(region);
        return fileOffset;
    }

    /**
     * Reports a mapping that was left open. In a compiled kernel with checks a violation; otherwise nothing.
     *
     * @param region     the file system.
     * @param site       from {@link #site}.
     * @param fileOffset offset in the file of the mapping.
     */
    @SuppressWarnings("unused")
    public static void report(final long[] region, final int site, final long fileOffset) {
        // The JVM device reports what endGroup returns.
    }
}
