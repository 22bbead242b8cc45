package io.github.galefs.file;

/**
 * Result of {@link FileService#append}.
 *
 * @param offset  offset of the first appended byte in the file: the file's size before the append.
 * @param version version of the file after the append.
 */
public record Appended(long offset, long version) {}
