package io.github.galefs.file;

/**
 * What a server knows about a file or directory.
 *
 * @param fileId             identifies the file as long as the server's store exists; never used again for another
 *     file.
 * @param directory          whether this is a directory.
 * @param size               bytes, from 0; 0 for a directory.
 * @param allocated          bytes of payload that the store holds for it; less than {@code size} for a file with holes.
 * @param modificationMillis time of the last change, milliseconds since 1970-01-01T00:00Z.
 * @param version            grows by one with each change to the file's bytes or size, so two equal versions of one
 *                           file have equal contents.
 */
public record FileStatus(
        long fileId, boolean directory, long size, long allocated, long modificationMillis, long version) {}
