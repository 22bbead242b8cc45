package io.github.galefs.hadoop.object;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLongArray;
import org.apache.hadoop.fs.Path;

/**
 * The files that are open, by their paths, and the ids of versions that this service has made. A file that others have
 * replaced stays open, without a path.
 *
 * <p>Memory is bounded: the ids of the last {@value #MAX_REMEMBERED} files are remembered after they are closed. A file
 * that is forgotten gets another id. Safe for use by several threads.
 */
final class OpenObjects {
    static final int MAX_REMEMBERED = 65_536;

    /** Counters of uploads, which paths share. */
    private static final int STAMPS = 256;

    private final ObjectStore store;
    private final Transfers transfers;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final PieceBuffers buffers = new PieceBuffers();
    private final AtomicLongArray stamps = new AtomicLongArray(STAMPS);

    /** All guarded by this. */
    private final Map<Path, OpenObject> byPath = new HashMap<>();

    private final Set<OpenObject> all = new LinkedHashSet<>();

    private final Map<Version, FileVersion> remembered = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(final Map.Entry<Version, FileVersion> eldest) {
            return size() > MAX_REMEMBERED;
        }
    };

    /** A version of an object. */
    private record Version(Path path, RemoteVersion remote) {}

    OpenObjects(final ObjectStore store, final Transfers transfers, final StagingArea staging) {
        this.store = store;
        this.transfers = transfers;
        this.staging = staging;
    }

    /** Returns a number that changes with each upload to a path. To be taken before a look at the store. */
    long stamp(final ObjectPath path) {
        return stamps.get(indexOf(path));
    }

    private static int indexOf(final ObjectPath path) {
        return Math.floorMod(path.path().hashCode(), STAMPS);
    }

    /** Is called after an upload or its attempt. */
    void onUploaded(final ObjectPath path) {
        stamps.incrementAndGet(indexOf(path));
    }

    /**
     * Adds a user of a file, which need not be open yet; {@link #release} ends the use.
     *
     * @param stored what the store had; nothing for a new file.
     * @param stamp  taken before that.
     * @return the file; null if an upload has ended meanwhile, so that the caller must look again.
     */
    synchronized OpenObject acquire(final ObjectPath path, final Stored stored, final long stamp) {
        OpenObject file = find(path.path(), stored.version());
        if (file == null && stamp != stamp(path)) {
            return null;
        }
        if (file == null) {
            final FileVersion version =
                    stored.exists() ? versionOf(path.path(), stored.version()) : FileVersion.ofNewFile();
            file = new OpenObject(store, transfers, buffers, staging, path, stored, version);
            byPath.put(path.path(), file);
            all.add(file);
        }
        file.addUser();
        return file;
    }

    /** Adds a user of the file that has a path and a version; returns null if it is not open. */
    synchronized OpenObject use(final ObjectPath path, final RemoteVersion version) {
        final OpenObject file = find(path.path(), version);
        if (file != null) {
            file.addUser();
        }
        return file;
    }

    /** An upload in progress brings about a version that is not known yet. */
    private OpenObject find(final Path path, final RemoteVersion version) {
        final OpenObject file = byPath.get(path);
        return file != null && (file.isUploading() || file.remote().equals(version)) ? file : null;
    }

    /**
     * Removes a user; the last one closes the file.
     *
     * @throws FileServiceException EIO.
     */
    void release(final OpenObject file) throws FileServiceException {
        if (removeUser(file)) {
            file.end();
        }
    }

    private synchronized boolean removeUser(final OpenObject file) {
        if (!file.removeUser()) {
            return false;
        }
        all.remove(file);
        if (byPath.remove(file.path().path(), file)) {
            file.lastVersion()
                    .ifPresent(last -> remember(new Version(file.path().path(), file.remote()), last));
        }
        return true;
    }

    private void remember(final Version version, final FileVersion known) {
        if (!version.remote().equals(Stored.ABSENT)
                && !known.equals(FileVersion.of(version.path(), version.remote()))) {
            remembered.put(version, known);
        }
    }

    /** Takes the path from a file. */
    synchronized void onRemoved(final OpenObject file) {
        byPath.remove(file.path().path(), file);
    }

    /** Takes note of the new path of a file. */
    synchronized void onMoved(final OpenObject file, final ObjectPath from) {
        byPath.remove(from.path(), file);
        byPath.put(file.path().path(), file);
    }

    /** Returns all files that are open. */
    synchronized List<OpenObject> all() {
        return List.copyOf(all);
    }

    /** Returns whether a path is that of a new file, which the store does not have yet. */
    synchronized boolean isNew(final ObjectPath path) {
        return find(path.path(), Stored.ABSENT) != null;
    }

    /** Returns the new files in a directory. */
    List<DirectoryEntry> newFiles(final ObjectPath directory) throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>();
        for (final OpenObject file : newIn(directory)) {
            entries.add(new DirectoryEntry(file.path().path().getName(), file.status()));
        }
        return entries;
    }

    private synchronized List<OpenObject> newIn(final ObjectPath directory) {
        return byPath.entrySet().stream()
                .filter(entry -> entry.getValue().remote().equals(Stored.ABSENT))
                .filter(entry -> directory.path().equals(entry.getKey().getParent()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Converts the status of a file or directory; of a file that is being written, to its present status. */
    FileStatus statusOf(final Path path, final Stored stored) throws FileServiceException {
        if (stored.isDirectory()) {
            return Statuses.ofDirectory(path);
        }
        final OpenObject file = findOpen(path, stored.version());
        return file == null ? Statuses.ofFile(stored, knownVersionOf(path, stored.version())) : file.status();
    }

    private synchronized OpenObject findOpen(final Path path, final RemoteVersion version) {
        return find(path, version);
    }

    private synchronized FileVersion knownVersionOf(final Path path, final RemoteVersion version) {
        return versionOf(path, version);
    }

    /** Returns the present status of a file that had a status a while ago. */
    FileStatus present(final Path path, final FileStatus status) throws FileServiceException {
        final OpenObject file = byPath(path);
        return file == null || file.fileId() != status.fileId() ? status : file.status();
    }

    private synchronized OpenObject byPath(final Path path) {
        return byPath.get(path);
    }

    /** Returns the id and version of a file that is remembered, or has not been written by this service. */
    private FileVersion versionOf(final Path path, final RemoteVersion version) {
        final FileVersion known = remembered.get(new Version(path, version));
        return known == null ? FileVersion.of(path, version) : known;
    }
}
