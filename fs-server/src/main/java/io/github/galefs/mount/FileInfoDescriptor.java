package io.github.galefs.mount;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of libfuse's {@code fuse_file_info}, by which the kernel and a mount speak of an open file.
 *
 * <pre>
 *     0 +----------------------+----------------------+
 *       | flags of open(2)     | bits                 |
 *    16 +----------------------+----------------------+
 *       | number that the mount gave the open file    |
 *       +---------------------------------------------+
 *
 *  bits: 0 written from the page cache   1 past the page cache   2 the page cache is good
 * </pre>
 */
final class FileInfoDescriptor {
    private static final long FLAGS_OFFSET = 0;
    private static final long BITS_OFFSET = 4;
    private static final long NUMBER_OFFSET = 16;

    private static final int FROM_PAGE_CACHE = 1;
    private static final int PAST_CACHE = 1 << 1;
    private static final int KEEP_CACHE = 1 << 2;

    private FileInfoDescriptor() {}

    static int flags(final MemorySegment file) {
        return file.get(ValueLayout.JAVA_INT, FLAGS_OFFSET);
    }

    /** Whether a write is of a page that was changed in a mapping. */
    static boolean isFromPageCache(final MemorySegment file) {
        return (file.get(ValueLayout.JAVA_INT, BITS_OFFSET) & FROM_PAGE_CACHE) != 0;
    }

    /** Has the kernel hand over reads and writes as programs make them, of a file that is being opened. */
    static void setPastCache(final MemorySegment file) {
        file.set(ValueLayout.JAVA_INT, BITS_OFFSET, file.get(ValueLayout.JAVA_INT, BITS_OFFSET) | PAST_CACHE);
    }

    /** Lets the kernel keep what it has cached of a file that is being opened. */
    static void setKeepCache(final MemorySegment file) {
        file.set(ValueLayout.JAVA_INT, BITS_OFFSET, file.get(ValueLayout.JAVA_INT, BITS_OFFSET) | KEEP_CACHE);
    }

    static long number(final MemorySegment file) {
        return file.get(ValueLayout.JAVA_LONG, NUMBER_OFFSET);
    }

    static void setNumber(final MemorySegment file, final long number) {
        file.set(ValueLayout.JAVA_LONG, NUMBER_OFFSET, number);
    }
}
