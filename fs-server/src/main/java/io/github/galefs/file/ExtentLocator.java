package io.github.galefs.file;

/** A service whose bytes lie in files of this machine, and which tells where, so that they need not be copied. */
public interface ExtentLocator {
    /**
     * Where the block at an offset of a file lies now.
     *
     * @param handle     open for reading.
     * @param fileOffset any offset in the block, from 0.
     * @return its extent; a hole past the end of the file, too.
     * @throws FileServiceException EBADF; EINVAL for a negative offset.
     */
    Extent locate(long handle, long fileOffset) throws FileServiceException;

    /**
     * Bytes of a block.
     *
     * @return a power of two.
     */
    int blockSize();
}
