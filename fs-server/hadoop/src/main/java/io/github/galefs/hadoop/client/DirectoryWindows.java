package io.github.galefs.hadoop.client;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * Pages of directories, ordered by the bytes of names, of file systems that list in another order. A page takes a scan
 * of the whole directory. The scan keeps a window of the next entries, and the following pages come from the window.
 *
 * <p>Memory is bounded: {@value #MAX_WINDOWS} windows of {@value #WINDOW_LENGTH} entries, some 15 MB each. A window is
 * at most {@value #MAX_AGE_SECONDS} s old and older than no change of a name through this service. Safe for use by
 * several threads.
 */
public final class DirectoryWindows {
    /** Entries of a window. */
    public static final int WINDOW_LENGTH = 65_536;

    static final int MAX_WINDOWS = 4;
    static final int MAX_AGE_SECONDS = 10;

    private static final Comparator<String> BY_BYTES = DirectoryWindows::compareBytes;
    private static final Comparator<DirectoryEntry> BY_NAME = Comparator.comparing(DirectoryEntry::name, BY_BYTES);

    private final Patience patience;
    private final int windowLength;

    /** The windows, least recently made first. Guarded by this. */
    private final Map<Path, Window> windows = new LinkedHashMap<>();

    /** Changes of names through this service. Guarded by this. */
    private long changes;

    /** Begins a scan of a directory. */
    public interface Scan {
        /**
         * Returns the entries in any order. Of a file and a directory with the same name, the file is listed.
         *
         * @return the entries.
         * @throws IOException from the file system.
         */
        RemoteIterator<DirectoryEntry> begin() throws IOException;
    }

    /** The entries after a name, in order; to the end of the directory or of the window. */
    private record Window(String after, List<DirectoryEntry> entries, boolean isLast, long madeNanos) {
        /** Returns a page, or null if the window does not have all of it. */
        List<DirectoryEntry> page(final String from, final int limit) {
            if (compareBytes(from, after) < 0) {
                return null;
            }
            final int first = firstAfter(from);
            if (!isLast && entries.size() - first < limit) {
                return null;
            }
            final int end = (int) Math.min((long) first + limit, entries.size());
            return List.copyOf(entries.subList(first, end));
        }

        private int firstAfter(final String from) {
            final int found = Collections.binarySearch(entries, new DirectoryEntry(from, null, null), BY_NAME);
            return found < 0 ? -found - 1 : found + 1;
        }
    }

    /**
     * Creates it.
     *
     * @param patience with the file system.
     */
    public DirectoryWindows(final Patience patience) {
        this(patience, WINDOW_LENGTH);
    }

    /**
     * Creates it with shorter windows.
     *
     * @param patience     with the file system.
     * @param windowLength entries of a window, from 1.
     */
    public DirectoryWindows(final Patience patience, final int windowLength) {
        this.patience = patience;
        this.windowLength = windowLength;
    }

    /**
     * Returns a page; see {@link io.github.galefs.file.FileService#list(String, String, int)}. The first page of a
     * directory is always of a new scan.
     *
     * @param directory path of the directory in the file system.
     * @param subject   the directory, for messages.
     * @param after     the page begins after this name.
     * @param limit     most entries of the page, from 1.
     * @param scan      lists the directory.
     * @return the page.
     * @throws FileServiceException from the scan.
     */
    public List<DirectoryEntry> page(
            final Path directory, final String subject, final String after, final int limit, final Scan scan)
            throws FileServiceException {
        final Window known = after.isEmpty() ? null : find(directory);
        final List<DirectoryEntry> page = known == null ? null : known.page(after, limit);
        return page == null ? newWindow(directory, subject, after, limit, scan).page(after, limit) : page;
    }

    /** Drops all windows. To be called after each change of a name. */
    public synchronized void onChanged() {
        changes++;
        windows.clear();
    }

    private synchronized Window find(final Path directory) {
        final Window window = windows.get(directory);
        final boolean isFresh =
                window != null && System.nanoTime() - window.madeNanos < TimeUnit.SECONDS.toNanos(MAX_AGE_SECONDS);
        return isFresh ? window : null;
    }

    private Window newWindow(
            final Path directory, final String subject, final String after, final int limit, final Scan scan)
            throws FileServiceException {
        final long before = changeCount();
        final int length = Math.max(windowLength, limit);
        final Window window = patience.repeat(subject, () -> read(scan, after, length));
        if (window.entries.size() <= windowLength) {
            keep(directory, window, before);
        }
        return window;
    }

    private synchronized long changeCount() {
        return changes;
    }

    private synchronized void keep(final Path directory, final Window window, final long changesBefore) {
        if (changes != changesBefore) {
            return;
        }
        windows.remove(directory);
        if (windows.size() == MAX_WINDOWS) {
            windows.remove(windows.keySet().iterator().next());
        }
        windows.put(directory, window);
    }

    /** Keeps the first entries after a name. */
    private static Window read(final Scan scan, final String after, final int length) throws IOException {
        final long start = System.nanoTime();
        final TreeMap<String, DirectoryEntry> first = new TreeMap<>(BY_BYTES);
        boolean isLast = true;
        final RemoteIterator<DirectoryEntry> all = scan.begin();
        while (all.hasNext()) {
            final DirectoryEntry entry = all.next();
            if (compareBytes(entry.name(), after) > 0) {
                first.merge(entry.name(), entry, DirectoryWindows::fileOf);
            }
            if (first.size() > length) {
                first.pollLastEntry();
                isLast = false;
            }
        }
        return new Window(after, List.copyOf(first.values()), isLast, start);
    }

    private static DirectoryEntry fileOf(final DirectoryEntry a, final DirectoryEntry b) {
        return a.status().directory() ? b : a;
    }

    /** Compares as the bytes in UTF-8 do: by characters, but those beyond 16 bits, in surrogates, are the greatest. */
    private static int compareBytes(final String a, final String b) {
        final int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            final char x = a.charAt(i);
            final char y = b.charAt(i);
            if (x != y) {
                return Character.isSurrogate(x) == Character.isSurrogate(y) ? x - y : Character.isSurrogate(x) ? 1 : -1;
            }
        }
        return a.length() - b.length();
    }
}
