package io.github.galefs.mount;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.ArrayList;
import java.util.List;

/**
 * A directory that a program reads. Its entries have positions, from 0, that a program may go back to. Two pages of
 * them are held, so a directory may have any number.
 *
 * <p>Names that are made or removed meanwhile may be seen or not, and move no others: the kernel goes back by at most
 * what one reply held, which is less than a page. A program that goes back farther, by {@code seekdir}, may miss or see
 * twice as many entries as names were removed or made behind it.
 */
final class OpenDirectory {
    private static final int PAGE_LENGTH = FileService.LIST_PAGE_LENGTH;

    private final FileService files;
    private final String path;
    private final long inode;

    /** Where each page begins that was come to so far: behind this name. */
    private final List<String> pageStarts = new ArrayList<>(List.of(""));

    /** The page before the current one; empty at the first page, and after going back. */
    private List<DirectoryEntry> previous = List.of();

    private List<DirectoryEntry> current;
    private int currentNumber;

    OpenDirectory(final FileService files, final String path, final long inode) throws FileServiceException {
        this.files = files;
        this.path = path;
        this.inode = inode;
        this.current = fetch("");
    }

    /** Where it lay when it was opened. */
    String path() {
        return path;
    }

    /** Its number in the mount. */
    long inode() {
        return inode;
    }

    /**
     * The directory itself, or the one above it.
     *
     * @param dots "{@code .}" or "{@code ..}".
     */
    DirectoryEntry dots(final String dots) throws FileServiceException {
        return new DirectoryEntry(dots, files.stat(path + "/" + dots));
    }

    /** Looks at the directory anew, from its first entry. */
    synchronized void rewind() throws FileServiceException {
        goBackTo(0);
    }

    /**
     * The entry at a position.
     *
     * @param position from 0.
     * @return the entry; null behind the last one.
     */
    synchronized DirectoryEntry entry(final long position) throws FileServiceException {
        final long number = position / PAGE_LENGTH;
        final int index = (int) (position % PAGE_LENGTH);
        if (number == currentNumber - 1 && !previous.isEmpty()) {
            return previous.get(index);
        }
        if (number < currentNumber) {
            goBackTo((int) number);
        }
        while (number > currentNumber && current.size() == PAGE_LENGTH) {
            goOn();
        }
        return number == currentNumber && index < current.size() ? current.get(index) : null;
    }

    private void goOn() throws FileServiceException {
        final String start = current.getLast().name();
        final List<DirectoryEntry> next = fetch(start);
        pageStarts.add(start);
        previous = current;
        current = next;
        currentNumber++;
    }

    private void goBackTo(final int number) throws FileServiceException {
        current = fetch(pageStarts.get(number));
        previous = List.of();
        currentNumber = number;
        pageStarts.subList(number + 1, pageStarts.size()).clear();
    }

    private List<DirectoryEntry> fetch(final String after) throws FileServiceException {
        return files.list(path, after, PAGE_LENGTH);
    }
}
