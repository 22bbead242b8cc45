package io.github.galefs.mount;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of the used fields of libfuse's {@code fuse_conn_info}, which negotiates the protocol between kernel and
 * mount. Each field has 4 bytes: the kernel's capabilities at 20, the capabilities that the mount wants at 24, and the
 * granularity of the mount's times, in nanoseconds, at 36.
 *
 * @see <a href="https://libfuse.github.io/doxygen/structfuse__conn__info.html">fuse_conn_info</a>
 */
final class ConnectionDescriptor {
    static final long CAPABLE_OFFSET = 20;
    static final long WANT_OFFSET = 24;
    static final long TIME_GRANULARITY_OFFSET = 36;

    private ConnectionDescriptor() {}

    /** Removes capabilities that libfuse has requested by default. */
    static void decline(final MemorySegment connection, final int capabilities) {
        final int wanted = connection.get(ValueLayout.JAVA_INT, WANT_OFFSET);
        connection.set(ValueLayout.JAVA_INT, WANT_OFFSET, wanted & ~capabilities);
    }

    /** Requests a capability if the kernel has it, and returns whether it has. */
    static boolean accept(final MemorySegment connection, final int capability) {
        final boolean capable = (connection.get(ValueLayout.JAVA_INT, CAPABLE_OFFSET) & capability) != 0;
        if (capable) {
            final int wanted = connection.get(ValueLayout.JAVA_INT, WANT_OFFSET);
            connection.set(ValueLayout.JAVA_INT, WANT_OFFSET, wanted | capability);
        }
        return capable;
    }

    static void setTimeGranularity(final MemorySegment connection, final int nanos) {
        connection.set(ValueLayout.JAVA_INT, TIME_GRANULARITY_OFFSET, nanos);
    }
}
