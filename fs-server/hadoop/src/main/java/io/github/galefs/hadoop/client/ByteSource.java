package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;

/** Bytes of a file that is to be written. */
public interface ByteSource {
    /**
     * Returns the number of bytes.
     *
     * @return the number.
     */
    long length();

    /**
     * Copies bytes to the beginning of a buffer.
     *
     * @param offset offset of the first byte; the range lies within the source.
     * @param buffer receives the bytes.
     * @param length number of bytes.
     * @throws FileServiceException if they cannot be read.
     */
    void copy(long offset, byte[] buffer, int length) throws FileServiceException;
}
