package io.github.galefs.file;

/**
 * Implemented by a file service with segments on this machine that other processes may map, as clients of its server
 * do. Safe for use by several threads.
 */
public interface PinnedExtents {
    /**
     * Locates the block at an offset of a file and pins its segment. The block's checksum is not checked: that is up to
     * the user, who maps the segment.
     *
     * @param handle     handle that is open for reading.
     * @param fileOffset offset of any byte of the block in the file, from 0.
     * @return the extent at present, to be closed by the caller; null for a hole, past the end of the file, and as long
     *     as as many blocks are pinned as may be, or the service needs the disk space of this segment.
     * @throws FileServiceException EBADF for an unknown handle or one not open for reading; EINVAL for a negative
     *     {@code fileOffset}; EIO.
     */
    PinnedExtent pin(long handle, long fileOffset) throws FileServiceException;
}
