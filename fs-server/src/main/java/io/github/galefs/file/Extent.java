package io.github.galefs.file;

import java.nio.file.Path;

/**
 * Where the payload of a block of a file lies on this machine. The bytes of an extent never change. Its segment may be
 * deleted when it is compacted: whoever has it open or mapped by then goes on with it, and who comes later asks anew.
 *
 * @param blockOffset  offset of the block's first byte in the file; a multiple of the block size.
 * @param validLength  bytes of the block that the file has; what follows in the block is zeros. 0 for a hole.
 * @param segment      file that holds the payload; null for a hole.
 * @param position     of the payload in the segment; a multiple of 4096.
 * @param storedLength bytes of payload, at least {@code validLength}; 0 for a hole.
 * @param checksum     CRC32C of the stored bytes.
 * @param version      of the file, now.
 * @param size         of the file, now.
 */
public record Extent(
        long blockOffset,
        int validLength,
        Path segment,
        long position,
        int storedLength,
        int checksum,
        long version,
        long size) {}
