package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;

/** Bytes of a file that is to be written. */
interface ByteSource {
    /** Returns the number of bytes. */
    long length();

    /** Copies bytes from an offset to the beginning of a buffer; the range lies within the source. */
    void copy(long offset, byte[] buffer, int length) throws FileServiceException;
}
