package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.Collections;
import java.util.Iterator;

/** The entries of one directory, one after another. */
final class DirectoryCursor {
    private final DirectoryPages pages;
    private Iterator<DirectoryEntry> page = Collections.emptyIterator();

    DirectoryCursor(final FileService files) {
        pages = new DirectoryPages(files);
    }

    /**
     * Returns the next entry; null after the last one. The directory is the same in each call, and is made a string for
     * a new page only: in a deep tree, the paths of all directories above would take more memory than anything else.
     */
    DirectoryEntry next(final CharSequence directory) throws FileServiceException {
        if (!page.hasNext()) {
            page = pages.next(directory).iterator();
        }
        return page.hasNext() ? page.next() : null;
    }
}
