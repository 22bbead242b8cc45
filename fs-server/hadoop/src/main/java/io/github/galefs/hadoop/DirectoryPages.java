package io.github.galefs.hadoop;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * Pages of directories, ordered by the bytes of names. HDFS lists by signed bytes: a name with a byte above 127 comes
 * before names that it should follow. A page therefore takes a scan of the whole directory. The scan keeps a
 * window of the next entries, and the following pages come from the window.
 *
 * <p>Memory is bounded: {@value #MAX_WINDOWS} windows of {@value #WINDOW_LENGTH} entries, some 15 MB each. A window is
 * at most {@value #MAX_AGE_SECONDS} s old and older than no change of a name through this service. Safe for use by
 * several threads.
 */
final class DirectoryPages {
    static final int WINDOW_LENGTH = 65_536;
    static final int MAX_WINDOWS = 4;
    static final int MAX_AGE_SECONDS = 10;

    private static final Comparator<DirectoryEntry> BY_NAME = (a, b) -> compareBytes(a.name(), b.name());

    private final HadoopClient client;
    private final OpenFiles openFiles;
    private final int windowLength;

    /** The windows, least recently made first. Guarded by this. */
    private final Map<Path, Window> windows = new LinkedHashMap<>();

    /** Changes of names through this service. Guarded by this. */
    private long changes;

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

    DirectoryPages(final HadoopClient client, final OpenFiles openFiles) {
        this(client, openFiles, WINDOW_LENGTH);
    }

    DirectoryPages(final HadoopClient client, final OpenFiles openFiles, final int windowLength) {
        this.client = client;
        this.openFiles = openFiles;
        this.windowLength = windowLength;
    }

    /**
     * Returns a page; see {@link io.github.galefs.file.FileService#list(String, String, int)}. The first page of a
     * directory is always of a new scan.
     *
     * @param directory path of a directory.
     */
    List<DirectoryEntry> page(final HadoopPath directory, final String after, final int limit)
            throws FileServiceException {
        final Window known = after.isEmpty() ? null : find(directory.path());
        final List<DirectoryEntry> page = known == null ? null : known.page(after, limit);
        return present(page == null ? newWindow(directory, after, limit).page(after, limit) : page);
    }

    /** Gives files that are being written their present status. */
    private List<DirectoryEntry> present(final List<DirectoryEntry> page) throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>(page.size());
        for (final DirectoryEntry entry : page) {
            entries.add(new DirectoryEntry(entry.name(), openFiles.present(entry.status())));
        }
        return entries;
    }

    /** Drops all windows. To be called after each change of a name. */
    synchronized void onChanged() {
        changes++;
        windows.clear();
    }

    private synchronized Window find(final Path directory) {
        final Window window = windows.get(directory);
        final boolean isFresh =
                window != null && System.nanoTime() - window.madeNanos < TimeUnit.SECONDS.toNanos(MAX_AGE_SECONDS);
        return isFresh ? window : null;
    }

    private Window newWindow(final HadoopPath directory, final String after, final int limit)
            throws FileServiceException {
        final long before = changeCount();
        final DistributedFileSystem files = client.files();
        final int length = Math.max(windowLength, limit);
        final Window window =
                client.patience().repeat(directory.toString(), () -> scan(files, directory, after, length));
        if (window.entries.size() <= windowLength) {
            keep(directory.path(), window, before);
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

    /** Keeps the first entries after a name, the greatest of them on top of the queue. */
    private Window scan(
            final DistributedFileSystem files, final HadoopPath directory, final String after, final int length)
            throws IOException {
        final long start = System.nanoTime();
        final PriorityQueue<DirectoryEntry> first = new PriorityQueue<>(BY_NAME.reversed());
        boolean isLast = true;
        final RemoteIterator<FileStatus> all = files.listStatusIterator(directory.path());
        while (all.hasNext()) {
            final HdfsFileStatus status = (HdfsFileStatus) all.next();
            final String name = status.getLocalName();
            if (compareBytes(name, after) > 0) {
                first.add(new DirectoryEntry(name, openFiles.statusOf(directory, status)));
            }
            if (first.size() > length) {
                first.poll();
                isLast = false;
            }
        }
        final List<DirectoryEntry> entries = new ArrayList<>(first);
        entries.sort(BY_NAME);
        return new Window(after, entries, isLast, start);
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
