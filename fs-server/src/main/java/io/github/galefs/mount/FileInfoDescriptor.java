package io.github.galefs.mount;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Layout of libfuse's {@code fuse_file_info}: an open file or directory in requests and replies.
 *
 * <pre>
 *     0 +----------------------+----------------------+
 *       | flags of open(2)     | bits                 |
 *     8 +----------------------+----------------------+
 *       | (padding)                                   |
 *    16 +---------------------------------------------+
 *       | fh, the mount's number of the open file     |
 *       +---------------------------------------------+
 *
 *  bits: 0 writepage   1 direct_io   2 keep_cache
 * </pre>
 *
 * @see <a href="https://libfuse.github.io/doxygen/structfuse__file__info.html">fuse_file_info</a>
 */
final class FileInfoDescriptor {
    static final long FLAGS_OFFSET = 0;
    static final long BITS_OFFSET = 4;
    static final long FH_OFFSET = 16;

    private static final int WRITEPAGE = 1;
    private static final int DIRECT_IO = 1 << 1;
    private static final int KEEP_CACHE = 1 << 2;

    private FileInfoDescriptor() {}

    static int flags(final MemorySegment fileInfo) {
        return fileInfo.get(ValueLayout.JAVA_INT, FLAGS_OFFSET);
    }

    /** Returns whether a write comes from the page cache, as for a page that was changed through a mapping. */
    static boolean isFromPageCache(final MemorySegment fileInfo) {
        return (fileInfo.get(ValueLayout.JAVA_INT, BITS_OFFSET) & WRITEPAGE) != 0;
    }

    /** Lets reads and writes of a file that is being opened bypass the page cache, as programs issue them. */
    static void setDirectIo(final MemorySegment fileInfo) {
        setBit(fileInfo, DIRECT_IO);
    }

    /** Lets the kernel keep its cached pages of a file that is being opened. */
    static void setKeepCache(final MemorySegment fileInfo) {
        setBit(fileInfo, KEEP_CACHE);
    }

    static long fh(final MemorySegment fileInfo) {
        return fileInfo.get(ValueLayout.JAVA_LONG, FH_OFFSET);
    }

    static void setFh(final MemorySegment fileInfo, final long fh) {
        fileInfo.set(ValueLayout.JAVA_LONG, FH_OFFSET, fh);
    }

    private static void setBit(final MemorySegment fileInfo, final int bit) {
        fileInfo.set(ValueLayout.JAVA_INT, BITS_OFFSET, fileInfo.get(ValueLayout.JAVA_INT, BITS_OFFSET) | bit);
    }
}
