package io.github.galefs.file;

/**
 * An entry of a directory.
 *
 * @param name   the name, without the directory's path; 1 to 255 bytes of UTF-8, or to
 *     {@link NameEscapes#MAX_SHOWN_LENGTH} with escapes.
 * @param status status of the file or directory that has the name. A link to a file has the status of the file. Of a
 *     name that is not served, the status is that of the name itself, with a size of 0, and no directory's.
 * @param kind   what the name is.
 */
public record DirectoryEntry(String name, FileStatus status, NameKind kind) {
    /**
     * Creates an entry of a file service without links.
     *
     * @param name   the name.
     * @param status status of the file or directory.
     */
    public DirectoryEntry(final String name, final FileStatus status) {
        this(name, status, status.directory() ? NameKind.DIRECTORY : NameKind.FILE);
    }
}
