package io.github.galefs.store.directory;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/**
 * Layout of the file {@code durable}: one word, which is stored at once, so that no reader and no crash finds half of a
 * change.
 *
 * <pre>
 *  0 +----------------------------------+---------------+
 *    | number of a record, 48 bits      | check, 16 bits |
 *  8 +----------------------------------+---------------+
 *    | unused, 0                                         |
 * 4096 +-------------------------------------------------+
 * </pre>
 *
 * The word is little-endian, with the number in its upper bits. The check is the lower half of the CRC32C of the
 * number's 8 bytes.
 */
final class DurableMarkDescriptor {
    /** Length of the file, in bytes. */
    static final int LENGTH = 4096;

    private static final int CHECK_BITS = 16;
    private static final long CHECK_MASK = (1L << CHECK_BITS) - 1;
    private static final VarHandle WORD =
            ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN).varHandle();

    private DurableMarkDescriptor() {}

    /**
     * Stores the number, with release semantics.
     *
     * @param file   map of the file.
     * @param number number of a record, from 0 to 2^47-1.
     */
    static void put(final MemorySegment file, final long number) {
        WORD.setRelease(file, 0L, (number << CHECK_BITS) | check(number));
    }

    /**
     * Returns the number.
     *
     * @param file the file, or a copy of its first 8 bytes at an aligned address.
     * @return the number; 0 if the check is wrong.
     */
    static long get(final MemorySegment file) {
        final long word = (long) WORD.getAcquire(file, 0L);
        final long number = word >>> CHECK_BITS;
        return (word & CHECK_MASK) == check(number) ? number : 0;
    }

    private static long check(final long number) {
        final CRC32C checksum = new CRC32C();
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            checksum.update((int) (number >>> shift));
        }
        return checksum.getValue() & CHECK_MASK;
    }
}
