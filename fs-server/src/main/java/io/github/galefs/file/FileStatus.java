package io.github.galefs.file;

/**
 * Status of a file or directory at one moment.
 *
 * @param fileId             id of the file, never reused for another file of the same store. A file in a snapshot has
 *                           another id than the present file.
 * @param directory          whether this is a directory.
 * @param permissions        POSIX permission bits, 0 to 07777. The service stores them and does not enforce them.
 * @param size               size in bytes, from 0; 0 for a directory.
 * @param allocated          bytes of payload that are stored for the file; less than {@code size} for a file with
 *                           holes.
 * @param modificationMillis time of the last change, in milliseconds since 1970-01-01T00:00Z; negative before.
 * @param version            increases by one with each change to the file's bytes or size: equal versions of one file
 *                           have equal contents.
 */
public record FileStatus(
        long fileId,
        boolean directory,
        int permissions,
        long size,
        long allocated,
        long modificationMillis,
        long version) {}
