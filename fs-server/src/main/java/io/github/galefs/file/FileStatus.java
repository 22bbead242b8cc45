package io.github.galefs.file;

/**
 * What a server knows about a file or directory.
 *
 * @param fileId             identifies the file as long as the server's store exists; never used again for another
 *     file.
 * @param directory          whether this is a directory.
 * @param permissions        POSIX's permission bits, 0 to 07777. The service keeps them for programs that look at them,
 *                           and does not go by them.
 * @param size               bytes, from 0; 0 for a directory.
 * @param allocated          bytes of payload that the store holds for it; less than {@code size} for a file with holes.
 * @param modificationMillis time of the last change, milliseconds since 1970-01-01T00:00Z.
 * @param version            grows by one with each change to the file's bytes or size, so two equal versions of one
 *                           file have equal contents.
 */
public record FileStatus(
        long fileId,
        boolean directory,
        int permissions,
        long size,
        long allocated,
        long modificationMillis,
        long version) {}
