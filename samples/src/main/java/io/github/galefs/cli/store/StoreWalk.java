package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * A cursor over everything below a directory of a file service: each directory comes before its entries. Reads a page
 * of entries at a time, and takes no stack, whose size would limit the depth.
 */
final class StoreWalk {
    private final FileService files;

    /** The directories on the way to the current entry, the last first. */
    private final Deque<Level> levels = new ArrayDeque<>();

    private DirectoryEntry entry;

    /** Begins a walk through a directory. */
    StoreWalk(final FileService files, final String top) {
        this.files = files;
        levels.push(new Level(top));
    }

    /** Advances to the next file or directory; returns false after the last one. */
    boolean next() throws FileServiceException {
        if (entry != null && entry.status().directory()) {
            levels.push(new Level(path()));
        }
        while (!levels.isEmpty()) {
            entry = levels.getFirst().next();
            if (entry != null) {
                return true;
            }
            levels.pop();
        }
        return false;
    }

    /** Returns the path of the current file or directory in the file service. */
    String path() {
        return StorePaths.in(levels.getFirst().directory, entry.name());
    }

    /** Returns the path below a local directory that corresponds to the current one. */
    Path in(final Path localTop) {
        final List<String> names = new ArrayList<>();
        levels.descendingIterator().forEachRemaining(level -> names.add(level.name));
        return localTop.resolve(String.join("/", names));
    }

    /** Returns the status of the current file or directory, as it was listed. */
    FileStatus status() {
        return entry.status();
    }

    /** A directory, and the position in it. */
    private final class Level {
        private final String directory;
        private Iterator<DirectoryEntry> page;
        private boolean last;

        /** The name of the last entry. */
        private String name = "";

        Level(final String directory) {
            this.directory = directory;
        }

        /** Returns the next entry; null after the last one. */
        DirectoryEntry next() throws FileServiceException {
            if (page == null || (!page.hasNext() && !last)) {
                final List<DirectoryEntry> entries = files.list(directory, name, FileService.LIST_PAGE_LENGTH);
                last = entries.size() < FileService.LIST_PAGE_LENGTH;
                page = entries.iterator();
            }
            if (!page.hasNext()) {
                return null;
            }
            final DirectoryEntry next = page.next();
            name = next.name();
            return next;
        }
    }
}
