package io.github.galefs.file;

/**
 * An entry of a directory.
 *
 * @param name   the name, without the directory's path; 1 to 255 bytes of UTF-8.
 * @param status status of the file or directory that has the name.
 */
public record DirectoryEntry(String name, FileStatus status) {}
