package io.github.galefs.file;

/**
 * One name in a directory.
 *
 * @param name   the name, without its directory; 1 to 255 bytes of UTF-8.
 * @param status what it names.
 */
public record DirectoryEntry(String name, FileStatus status) {}
