package io.github.galefs.file;

import java.nio.file.Path;

/**
 * Location of a block's payload in a segment on this machine. The bytes of an extent never change. Compaction may
 * delete its segment: a process that has the segment open or mapped can still read the extent, any other must locate
 * the block again.
 *
 * @param blockOffset  offset of the block's first byte in the file, in bytes; a multiple of the block size.
 * @param validLength  bytes of the block that belong to the file; the rest of the block reads as zeros. 0 for a hole.
 * @param segment      path of the segment, for as long as its store is open; null for a hole.
 * @param position     offset of the payload in the segment, in bytes; a multiple of 4096.
 * @param storedLength bytes of payload, at least {@code validLength}; 0 for a hole.
 * @param checksum     CRC32C of the payload; 0 for a hole.
 * @param version      version of the file when the block was located.
 * @param size         size of the file in bytes when the block was located.
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
