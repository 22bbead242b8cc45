package io.github.galefs.store.log;

/**
 * Where the payload of a block lies.
 *
 * @param segment  number of the segment of the data log, from 1.
 * @param offset   of the first byte in the segment's file; a multiple of {@link #ALIGNMENT} below 4 GiB.
 * @param length   bytes, from 1 to {@link #MAX_LENGTH}.
 * @param checksum CRC32C of the bytes.
 */
public record BlockLocation(int segment, long offset, int length, int checksum) {
    /** Every payload begins at a multiple of this many bytes, so that a device can fetch it from a map of the file. */
    public static final int ALIGNMENT = 4096;

    /** Longest payload in bytes. */
    public static final int MAX_LENGTH = 4 * 1024 * 1024;
}
