package io.github.galefs.kernel.file;

/**
 * The frame of a block and how many bytes of it are meant, in one long: what a leader tells the others in one
 * broadcast. An error, which is negative, is a part of no bytes.
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
