package io.github.galefs.hadoop.object;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.DirectoryWindows;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.util.functional.RemoteIterators;

/** What paths name: objects and directories of the store, and new files of this service. */
final class ObjectNames {
    private final ObjectStore store;
    private final OpenObjects openObjects;
    private final DirectoryWindows windows;

    ObjectNames(final ObjectStore store, final OpenObjects openObjects) {
        this.store = store;
        this.openObjects = openObjects;
        windows = new DirectoryWindows(store.patience());
    }

    /** Drops what is known of directories. To be called after each change of a name or object. */
    void onChanged() {
        windows.onChanged();
    }

    /**
     * Returns the status of a path, or null if it names nothing.
     *
     * @throws FileServiceException ENOTDIR for a file if the path can only name a directory.
     */
    FileStatus statusOrNull(final ResolvedPath path) throws FileServiceException {
        final Stored stored = store.look(path.toString(), path.path());
        // The root exists also while it has no object.
        if (path.isRoot() && !stored.exists()) {
            return Statuses.ofDirectory(path.path());
        }
        final FileStatus status = stored.exists() ? openObjects.statusOf(path.path(), stored) : newStatus(path);
        if (status != null && !status.directory() && path.wantsDirectory()) {
            throw path.error(PosixError.ENOTDIR);
        }
        return status;
    }

    private FileStatus newStatus(final ResolvedPath path) throws FileServiceException {
        final OpenObject file = openObjects.use(path, Stored.ABSENT);
        if (file == null) {
            return null;
        }
        try {
            return file.status();
        } finally {
            openObjects.release(file);
        }
    }

    /**
     * Returns the status of a path.
     *
     * @throws FileServiceException ENOENT; ENOTDIR, also for a file if the path can only name a directory.
     */
    FileStatus required(final ResolvedPath path) throws FileServiceException {
        final FileStatus status = statusOrNull(path);
        if (status == null) {
            throw absent(path);
        }
        return status;
    }

    /** Returns the reason why a path names nothing: ENOENT or ENOTDIR. */
    FileServiceException absent(final ResolvedPath path) throws FileServiceException {
        Stored ancestor = Stored.NOTHING;
        for (Path parent = path.path().getParent(); !ancestor.exists() && parent != null; parent = parent.getParent()) {
            ancestor = store.look(path.toString(), parent);
        }
        return path.error(ancestor.isFile() ? PosixError.ENOTDIR : PosixError.ENOENT);
    }

    /** Checks that a path, which names nothing, can be that of a new file: throws EISDIR, ENOENT or ENOTDIR. */
    void requireFileName(final ResolvedPath path) throws FileServiceException {
        requireParent(path);
        if (path.wantsDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
    }

    /** Checks that the directory of a path exists: throws ENOENT or ENOTDIR. The root always exists. */
    void requireParent(final ResolvedPath path) throws FileServiceException {
        final Path parent = path.path().getParent();
        if (!parent.equals(store.root()) && !store.look(path.toString(), parent).isDirectory()) {
            throw absent(path);
        }
    }

    /** Returns whether a path names a directory; throws ENOENT or ENOTDIR if it names nothing. */
    boolean isDirectory(final ResolvedPath path) throws FileServiceException {
        return path.isRoot() || required(path).directory();
    }

    /** Returns whether a directory has no entry. */
    boolean isEmpty(final ResolvedPath directory) throws FileServiceException {
        return openObjects.newFiles(directory).isEmpty()
                && !store.patience()
                        .repeat(
                                directory.toString(),
                                () -> store.list(directory.path()).hasNext());
    }

    /** Returns a page; see {@link io.github.galefs.file.FileService#list(String, String, int)}. */
    List<DirectoryEntry> page(final ResolvedPath directory, final String after, final int limit)
            throws FileServiceException {
        final List<DirectoryEntry> page =
                windows.page(directory.path(), directory.toString(), after, limit, () -> scan(directory));
        final List<DirectoryEntry> entries = new ArrayList<>(page.size());
        for (final DirectoryEntry entry : page) {
            final Path path = child(directory.path(), entry.name());
            entries.add(new DirectoryEntry(entry.name(), openObjects.present(path, entry.status())));
        }
        return entries;
    }

    private RemoteIterator<DirectoryEntry> scan(final ResolvedPath directory) throws IOException {
        final List<DirectoryEntry> newFiles = openObjects.newFiles(directory);
        final RemoteIterator<DirectoryEntry> stored = RemoteIterators.mappingRemoteIterator(
                store.list(directory.path()),
                status -> new DirectoryEntry(
                        status.getPath().getName(),
                        openObjects.statusOf(
                                child(directory.path(), status.getPath().getName()), new Stored(status))));
        return new Both<>(stored, RemoteIterators.remoteIteratorFromIterable(newFiles));
    }

    /** The class Path would take the beginning of a name with a colon for a scheme. */
    private static Path child(final Path directory, final String name) {
        final String path = directory.toUri().getPath();
        return new Path((path.equals("/") ? "" : path) + "/" + name);
    }

    /** The elements of two lists. */
    private record Both<T>(RemoteIterator<T> first, RemoteIterator<T> second) implements RemoteIterator<T> {
        @Override
        public boolean hasNext() throws IOException {
            return first.hasNext() || second.hasNext();
        }

        @Override
        public T next() throws IOException {
            return first.hasNext() ? first.next() : second.next();
        }
    }
}
