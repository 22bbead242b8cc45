package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** The bytes of one version of a file in Hadoop's file system. Any number of threads may read simultaneously. */
public interface VersionReader {
    /**
     * Reads bytes into several places; see {@link io.github.galefs.file.FileService#read(long, long, List)}.
     *
     * @param offset       offset of the first byte, from 0.
     * @param destinations receive the bytes.
     * @return bytes read, fewer than there is place for if the version ends first.
     * @throws FileServiceException ESTALE if the version is gone; the file system's failures.
     */
    int read(long offset, List<MemorySegment> destinations) throws FileServiceException;

    /**
     * Ends the use of the version.
     *
     * @throws FileServiceException EIO.
     */
    void close() throws FileServiceException;
}
