package io.github.galefs.transfer;

import java.lang.foreign.MemorySegment;

/**
 * Implemented by a file service that has bytes of files in pinned memory. The device copies blocks from there, without
 * a copy by the host.
 */
public interface PinnedSource {
    /**
     * Returns bytes of a file where they lie.
     *
     * @param handle     of the file, open for reading.
     * @param fileOffset offset of the first byte.
     * @param length     number of bytes; fewer are returned only at the end of the file.
     * @return memory that stays valid and unchanged while the file is open; or null, and the bytes must be read.
     */
    MemorySegment pinned(long handle, long fileOffset, int length);
}
