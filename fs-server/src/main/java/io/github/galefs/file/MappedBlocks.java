package io.github.galefs.file;

import java.util.Arrays;

/**
 * Implemented by a file service that can give access to bytes of a file where they are stored, without a copy. Safe for
 * use by several threads.
 *
 * <p>A decorator of such a service does not implement this interface, unless it says so: its own reads would be
 * bypassed. Users test for it by {@code instanceof}, as for {@link ExtentLocator}.
 */
public interface MappedBlocks {
    /**
     * Maps bytes of a file, after the checks that a read of them makes. Every page of them has been read by then.
     *
     * <p>Null is no error: the caller reads the bytes instead, and may try again later. The result is null if the bytes
     * are not in memory as one piece, all of it the file's: some are in a hole or past the end of the file, or they lie
     * in several blocks. It is also null if {@code length} is 0, if {@code fileOffset} is not a multiple of 8, and as
     * long as the implementation keeps as much mapped as it may, or needs the disk space of these bytes.
     *
     * @param handle     handle that is open for reading.
     * @param fileOffset offset of the first byte in the file, in bytes, from 0.
     * @param length     number of bytes, from 0.
     * @return the bytes as they are at present, to be closed by the caller; or null.
     * @throws FileServiceException EBADF for an unknown handle or one not open for reading; EINVAL for a negative
     *     {@code fileOffset} or {@code length}; EIO, also for data that fails its checksum.
     */
    MappedBlock map(long handle, long fileOffset, int length) throws FileServiceException;

    /**
     * Maps consecutive parts of a file, each as by the other method, perhaps of different versions of the file.
     *
     * @param handle     handle that is open for reading.
     * @param fileOffset offset of the first part in the file, in bytes, from 0.
     * @param length     number of bytes of each part, from 0.
     * @param blocks     receives the parts, or null for one that is not mapped; if this throws, it has those that the
     *     caller has to close, and all others are null.
     * @param count      number of parts, from 0, at most the length of {@code blocks}.
     * @throws FileServiceException as from the other method.
     */
    default void map(
            final long handle, final long fileOffset, final int length, final MappedBlock[] blocks, final int count)
            throws FileServiceException {
        Arrays.fill(blocks, 0, count, null);
        for (int i = 0; i < count; i++) {
            blocks[i] = map(handle, fileOffset + (long) i * length, length);
        }
    }
}
