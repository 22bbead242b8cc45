package io.github.galefs.mount;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of what is used of libfuse's {@code fuse_conn_info}, by which kernel and mount agree how to talk: at 20 the
 * capabilities that the kernel has, at 24 those that the mount wants, and at 36 what its times are multiples of, in
 * nanoseconds; 4 bytes each.
 */
final class ConnectionDescriptor {
    private static final long OFFERED_OFFSET = 20;
    private static final long WANTED_OFFSET = 24;
    private static final long TIME_GRANULARITY_OFFSET = 36;

    private ConnectionDescriptor() {}

    /** Does without capabilities that libfuse would take. */
    static void decline(final MemorySegment connection, final int capabilities) {
        final int wanted = connection.get(ValueLayout.JAVA_INT, WANTED_OFFSET);
        connection.set(ValueLayout.JAVA_INT, WANTED_OFFSET, wanted & ~capabilities);
    }

    /** Asks for a capability; whether the kernel has it. */
    static boolean accept(final MemorySegment connection, final int capability) {
        final boolean offered = (connection.get(ValueLayout.JAVA_INT, OFFERED_OFFSET) & capability) != 0;
        if (offered) {
            final int wanted = connection.get(ValueLayout.JAVA_INT, WANTED_OFFSET);
            connection.set(ValueLayout.JAVA_INT, WANTED_OFFSET, wanted | capability);
        }
        return offered;
    }

    static void setTimeGranularity(final MemorySegment connection, final int nanos) {
        connection.set(ValueLayout.JAVA_INT, TIME_GRANULARITY_OFFSET, nanos);
    }
}
