package io.github.galefs.files;

import io.github.galefs.cache.CachedFile;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.request.WriteGrants;

/** An entry of the open files. Each open makes another one, also of the same file and with the same fd. */
final class FdEntry {
    private final OpenFile file;
    private final OpenFlags flags;
    private final WriteGrants writeGrants = new WriteGrants();
    private long errorsKnown;

    /**
     * Creates an entry.
     *
     * @param file        that is open.
     * @param flags       of the open.
     * @param errorsKnown failed write-backs of the file before the open.
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

    /** Returns the count of the work-groups that are writing through the fd. */
    WriteGrants writeGrants() {
        return writeGrants;
    }

    /**
     * Returns the error of a write-back that has failed since the open, unless it was returned already.
     *
     * @return the error, which counts as returned now; or null.
     */
    FileServiceException takeError() {
        return takeErrorSince(errorsKnown);
    }

    /**
     * Returns the error of a write-back that has failed since a moment, by whomever it was returned already.
     *
     * @param errorsBefore failed write-backs of the file at the moment.
     * @return the last error, which counts as returned now, with all that were before; or null.
     */
    FileServiceException takeErrorSince(final long errorsBefore) {
        final CachedFile cached = file.cached();
        if (cached.errorCount() == errorsBefore) {
            return null;
        }
        errorsKnown = cached.errorCount();
        final FileServiceException cause = cached.lastError();
        return new FileServiceException(
                cause.error(), "write-back of file " + file.fileId() + " failed: " + cause.getMessage(), cause);
    }
}
