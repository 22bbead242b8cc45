package io.github.galefs.client;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Compares the checksum of a block that was read from a segment with the one that the server has named. */
final class BlockChecksum {
    private BlockChecksum() {}

    /**
     * Checks a block.
     *
     * @param extent of the block, as the server has located it.
     * @param found  CRC32C of its bytes.
     * @throws FileServiceException EIO if it is another one.
     */
    static void require(final Extent extent, final int found) throws FileServiceException {
        if (found != extent.checksum()) {
            throw new FileServiceException(
                    PosixError.EIO,
                    String.format(
                            "the block at offset %d is damaged: CRC32C %08x instead of %08x",
                            extent.blockOffset(), found, extent.checksum()));
        }
    }
}
