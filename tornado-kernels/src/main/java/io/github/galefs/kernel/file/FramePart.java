package io.github.galefs.kernel.file;

/**
 * A frame and the number of its bytes to copy, packed into one long so that the leader publishes both by one broadcast.
 * A negative value is an error, which unpacks to a part of no bytes.
 *
 * <pre>
 *  63 62                             32 31                               0
 *  +-+---------------------------------+----------------------------------+
 *  |0| frame, from 0                   | bytes                            |
 *  +-+---------------------------------+----------------------------------+
 * </pre>
 */
final class FramePart {
    private FramePart() {}

    static long of(final long frame, final int length) {
        return (frame << Integer.SIZE) | length;
    }

    static long frame(final long part) {
        return part < 0 ? 0 : part >> Integer.SIZE;
    }

    static int length(final long part) {
        return part < 0 ? 0 : (int) part;
    }
}
