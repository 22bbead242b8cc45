package io.github.galefs.file;

/**
 * Implemented by a file service whose blocks are stored in segments on this machine. Users that know where a block is
 * stored can map it or send it from its segment, rather than copy it. Safe for use by several threads.
 */
public interface ExtentLocator {
    /**
     * Locates the block at an offset of a file.
     *
     * @param handle     handle that is open for reading.
     * @param fileOffset offset of any byte of the block in the file, from 0.
     * @return its extent at present; a hole past the end of the file.
     * @throws FileServiceException EBADF for an unknown handle or one not open for reading; EINVAL for a negative
     *     {@code fileOffset}.
     */
    Extent locate(long handle, long fileOffset) throws FileServiceException;

    /**
     * Returns the size of a block in bytes.
     *
     * @return a power of two.
     */
    int blockSize();
}
