package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.List;

/** The entries of one directory, a page at a time: a directory may have more of them than memory holds. */
final class DirectoryPages {
    private final FileService files;
    private String last = "";
    private boolean ended;

    DirectoryPages(final FileService files) {
        this.files = files;
    }

    /** Returns the next page; an empty one after the last. The directory is the same in each call. */
    List<DirectoryEntry> next(final CharSequence directory) throws FileServiceException {
        if (ended) {
            return List.of();
        }
        final List<DirectoryEntry> page = files.list(directory.toString(), last, FileService.LIST_PAGE_LENGTH);
        ended = page.size() < FileService.LIST_PAGE_LENGTH;
        last = page.isEmpty() ? last : page.getLast().name();
        return page;
    }
}
