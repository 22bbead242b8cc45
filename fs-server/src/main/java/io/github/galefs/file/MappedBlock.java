package io.github.galefs.file;

import java.lang.foreign.MemorySegment;

/**
 * Bytes of a file as they were when {@link MappedBlocks#map} returned, in memory of the file service. They stay
 * accessible and do not change until {@link #close()}: a later change of the file is not visible here, its removal and
 * the compaction of its service change nothing, and neither does the end of the handle or of the service.
 *
 * <p>Safe for use by several threads. Holds no lock, so it may be kept for any time; but it may keep disk space from
 * being freed: see {@link #isCurrent()}. One that is never closed is never unmapped.
 *
 * <p>The system may drop a page that was read and read it again from the disk. If the disk fails then, or another
 * program has cut the file, a copy of a memory segment throws an {@link InternalError}, and any other access, such as
 * that of native code, may end the process.
 */
public interface MappedBlock extends AutoCloseable {
    /**
     * Returns the bytes. Each call may create a view.
     *
     * @return the bytes, read-only, at an address that is a multiple of 8. Not to be accessed after {@link #close()}:
     *     the memory may be gone or, as long as other blocks keep it, still be there.
     * @throws IllegalStateException if this block is closed.
     */
    MemorySegment bytes();

    /**
     * Returns the map that the bytes are a part of, which has other blocks, too, and stays as long as this one is open.
     *
     * @return all of the map, from the beginning of a page on; or the bytes themselves if nothing is known around them.
     */
    MemorySegment map();

    /**
     * Returns whether nothing speaks for closing this block. Once false, it stays false. The bytes are valid
     * nevertheless; but the service needs the disk space that they keep occupied, or is closed. A user that keeps many
     * blocks asks from time to time, and closes those that are not current: until then, changes may fail with ENOSPC.
     *
     * @return false if the bytes should be given up, or are: this block is closed.
     */
    boolean isCurrent();

    /** Ends the access. A second call does nothing. */
    @Override
    void close();
}
