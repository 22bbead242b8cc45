package io.github.galefs.store.log;

/**
 * Location of a block's payload in the data log.
 *
 * @param segment  number of the segment, from 1.
 * @param offset   offset of the payload in the segment's file, in bytes; a multiple of {@link #ALIGNMENT} below 4 GiB.
 * @param length   length of the payload in bytes, from 1 to {@link #MAX_LENGTH}.
 * @param checksum CRC32C of the payload.
 */
public record BlockLocation(int segment, long offset, int length, int checksum) {
    /** Alignment of a payload in its file, in bytes, so that a device can fetch it from a map of the file. */
    public static final int ALIGNMENT = 4096;

    /** Length of the longest payload, in bytes. */
    public static final int MAX_LENGTH = 4 * 1024 * 1024;
}
