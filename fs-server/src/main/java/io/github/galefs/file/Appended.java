package io.github.galefs.file;

/**
 * What an append did.
 *
 * @param offset  of the first appended byte in the file: its size before.
 * @param version of the file after the append.
 */
public record Appended(long offset, long version) {}
