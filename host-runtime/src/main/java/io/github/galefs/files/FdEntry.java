package io.github.galefs.files;

/** An entry of the open files. Each open makes another one, also of the same file and with the same fd. */
final class FdEntry {
    private final OpenFile file;
    private final OpenFlags flags;
    private final long errorsKnown;

    /**
     * Creates an entry.
     *
     * @param file        that is open.
     * @param flags       of the open.
     * @param errorsKnown failed write-backs of the file before the open: those after it are reported by the close.
     */
    FdEntry(final OpenFile file, final OpenFlags flags, final long errorsKnown) {
        this.file = file;
        this.flags = flags;
        this.errorsKnown = errorsKnown;
    }

    OpenFile file() {
        return file;
    }

    OpenFlags flags() {
        return flags;
    }

    long errorsKnown() {
        return errorsKnown;
    }
}
