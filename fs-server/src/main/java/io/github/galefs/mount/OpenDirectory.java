package io.github.galefs.mount;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.ArrayList;
import java.util.List;

/**
 * A directory that a program has open. Its entries have positions, from 0, to which a program may return. Two pages of
 * entries are held in memory, so that a directory may have any number of them. Thread-safe.
 *
 * <p>Names that are added or removed meanwhile may be listed or not, and shift no other positions: the kernel returns
 * at most to the beginning of one reply, which holds less than a page. A program that goes back farther, with
 * {@code seekdir}, may miss or repeat as many entries as names before that position were removed or added.
 */
final class OpenDirectory {
    private static final int PAGE_LENGTH = FileService.LIST_PAGE_LENGTH;

    private final FileService files;
    private final String path;
    private final long inode;

    /** The name after which each page begins, for the pages read so far. */
    private final List<String> pageStarts = new ArrayList<>(List.of(""));

    /** The page before the current one; empty at the first page, and after going back. */
    private List<DirectoryEntry> previousPage = List.of();

    private List<DirectoryEntry> page;
    private int pageIndex;

    OpenDirectory(final FileService files, final String path, final long inode) throws FileServiceException {
        this.files = files;
        this.path = path;
        this.inode = inode;
        this.page = list("");
    }

    /** Returns the directory's path at the time of opening. */
    String path() {
        return path;
    }

    /** Returns the directory's inode number in the mount. */
    long inode() {
        return inode;
    }

    /**
     * Returns the entry of the directory itself or of its parent.
     *
     * @param name "{@code .}" or "{@code ..}".
     */
    DirectoryEntry dotEntry(final String name) throws FileServiceException {
        return new DirectoryEntry(name, files.stat(path + "/" + name));
    }

    /** Returns to the first entry and reads the directory again. */
    synchronized void rewind() throws FileServiceException {
        goBackTo(0);
    }

    /**
     * Returns the entry at a position.
     *
     * @param position from 0.
     * @return the entry; null after the last one.
     */
    synchronized DirectoryEntry entry(final long position) throws FileServiceException {
        final long wantedPage = position / PAGE_LENGTH;
        final int index = (int) (position % PAGE_LENGTH);
        if (wantedPage == pageIndex - 1 && !previousPage.isEmpty()) {
            return previousPage.get(index);
        }
        if (wantedPage < pageIndex) {
            goBackTo((int) wantedPage);
        }
        while (wantedPage > pageIndex && page.size() == PAGE_LENGTH) {
            goToNextPage();
        }
        return wantedPage == pageIndex && index < page.size() ? page.get(index) : null;
    }

    private void goToNextPage() throws FileServiceException {
        final String start = page.getLast().name();
        final List<DirectoryEntry> next = list(start);
        pageStarts.add(start);
        previousPage = page;
        page = next;
        pageIndex++;
    }

    private void goBackTo(final int newPageIndex) throws FileServiceException {
        page = list(pageStarts.get(newPageIndex));
        previousPage = List.of();
        pageIndex = newPageIndex;
        pageStarts.subList(newPageIndex + 1, pageStarts.size()).clear();
    }

    private List<DirectoryEntry> list(final String after) throws FileServiceException {
        return files.list(path, after, PAGE_LENGTH);
    }
}
