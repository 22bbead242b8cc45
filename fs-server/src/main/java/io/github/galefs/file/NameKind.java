package io.github.galefs.file;

/** What a name in a directory is. A file service without links has files and directories only. */
public enum NameKind {
    /** A file that has this name only. */
    FILE("a file"),
    /** A file that also has other names, by hard links. All of them have the same {@link FileStatus#fileId()}. */
    SHARED_FILE("a file"),
    /** A directory. */
    DIRECTORY("a directory"),
    /** A symbolic link to a file, which can be opened by it. */
    FILE_LINK("a symbolic link to a file"),
    /** A symbolic link to a directory, to nothing, or to what the file service refuses. */
    OTHER_LINK("a symbolic link that leads to no file"),
    /** A named pipe. */
    PIPE("a named pipe"),
    /** A socket. */
    SOCKET("a socket"),
    /** A character or block device. */
    DEVICE("a device");

    private final String description;

    NameKind(final String description) {
        this.description = description;
    }

    /**
     * Returns what the kind is called.
     *
     * @return a noun with its article.
     */
    public String description() {
        return description;
    }

    /**
     * Returns whether the name itself is that of a file.
     *
     * @return false for a link to a file.
     */
    public boolean isFile() {
        return this == FILE || this == SHARED_FILE;
    }

    /**
     * Returns whether the name is a symbolic link.
     *
     * @return whether it is, wherever it leads.
     */
    public boolean isLink() {
        return this == FILE_LINK || this == OTHER_LINK;
    }

    /**
     * Returns whether the name can be opened, or listed.
     *
     * @return true for files, links to files, and directories.
     */
    public boolean isServed() {
        return isFile() || this == FILE_LINK || this == DIRECTORY;
    }
}
