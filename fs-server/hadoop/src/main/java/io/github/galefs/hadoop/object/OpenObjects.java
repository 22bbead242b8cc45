package io.github.galefs.hadoop.object;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.FileVersion;
import io.github.galefs.hadoop.client.RemoteFiles;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLongArray;
import org.apache.hadoop.fs.Path;

/** The files that are open, by their paths. A file that others have replaced stays open, without a path. */
final class OpenObjects extends RemoteFiles<OpenObjects.Version, OpenObject> {
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

    /** Versions that files replace which are being moved, by their new paths. */
    private final Map<Path, RemoteVersion> moves = new HashMap<>();

    /** A version of an object. */
    record Version(Path path, RemoteVersion remote) {}

    OpenObjects(final ObjectStore store, final Transfers transfers, final StagingArea staging) {
        this.store = store;
        this.transfers = transfers;
        this.staging = staging;
    }

    /** Returns a number that changes with each upload to a path. To be taken before a look at the store. */
    long stamp(final ResolvedPath path) {
        return stamps.get(indexOf(path));
    }

    private static int indexOf(final ResolvedPath path) {
        return Math.floorMod(path.path().hashCode(), STAMPS);
    }

    /** Is called after an upload or its attempt. */
    void onUploaded(final ResolvedPath path) {
        stamps.incrementAndGet(indexOf(path));
    }

    /**
     * Adds a user of a file, which need not be open yet; {@link #release} ends the use.
     *
     * @param stored what the store had; nothing for a new file.
     * @param stamp  taken before that.
     * @return the file; null if an upload has ended meanwhile, so that the caller must look again.
     * @throws FileServiceException EINTR.
     */
    synchronized OpenObject acquire(final ResolvedPath path, final Stored stored, final long stamp)
            throws FileServiceException {
        OpenObject file = find(path.path(), stored.version());
        if (file == null && (hasAwaitedMove(path, stored.version()) || stamp != stamp(path))) {
            return null;
        }
        if (file == null) {
            final FileVersion version =
                    stored.exists() ? known(new Version(path.path(), stored.version())) : ObjectVersions.ofNewFile();
            file = new OpenObject(store, transfers, buffers, staging, path, stored, version);
            byPath.put(path.path(), file);
            all.add(file);
        }
        return use(file);
    }

    /** Waits while the version may be that of a file that is being moved to the path. Returns whether it has waited. */
    private boolean hasAwaitedMove(final ResolvedPath path, final RemoteVersion version) throws FileServiceException {
        boolean hasWaited = false;
        while (!moves.getOrDefault(path.path(), version).equals(version)) {
            try {
                wait();
            } catch (final InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new FileServiceException(PosixError.EINTR, path.toString(), e);
            }
            hasWaited = true;
        }
        return hasWaited;
    }

    /**
     * Is called before the upload of a file to a new path.
     *
     * @param expected version that is replaced there.
     */
    synchronized void beginMove(final ResolvedPath to, final RemoteVersion expected) {
        moves.put(to.path(), expected);
    }

    /** Is called after that upload or its attempt, when the file has its path. */
    synchronized void endMove(final ResolvedPath to) {
        moves.remove(to.path());
        notifyAll();
    }

    /** Adds a user of the file that has a path and a version; returns null if it is not open. */
    synchronized OpenObject use(final ResolvedPath path, final RemoteVersion version) {
        final OpenObject file = find(path.path(), version);
        return file == null ? null : use(file);
    }

    /** An upload in progress brings about a version that is not known yet. */
    private OpenObject find(final Path path, final RemoteVersion version) {
        final OpenObject file = byPath.get(path);
        return file != null && (file.isUploading() || file.remote().equals(version)) ? file : null;
    }

    @Override
    protected Optional<Version> takeOut(final OpenObject file) {
        all.remove(file);
        return byPath.remove(file.path().path(), file) && !file.remote().equals(Stored.ABSENT)
                ? Optional.of(new Version(file.path().path(), file.remote()))
                : Optional.empty();
    }

    @Override
    protected FileVersion unwritten(final Version version) {
        return ObjectVersions.of(version.path(), version.remote());
    }

    /** Takes the path from a file. */
    synchronized void onRemoved(final OpenObject file) {
        byPath.remove(file.path().path(), file);
    }

    /** Takes note of the new path of a file. */
    synchronized void onMoved(final OpenObject file, final ResolvedPath from) {
        byPath.remove(from.path(), file);
        byPath.put(file.path().path(), file);
    }

    @Override
    public synchronized List<OpenObject> all() {
        return List.copyOf(all);
    }

    /** Returns whether a path is that of a new file, which the store does not have yet. */
    synchronized boolean isNew(final ResolvedPath path) {
        return find(path.path(), Stored.ABSENT) != null;
    }

    /** Returns the new files in a directory. */
    List<DirectoryEntry> newFiles(final ResolvedPath directory) throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>();
        for (final OpenObject file : newIn(directory)) {
            entries.add(new DirectoryEntry(file.path().path().getName(), file.status()));
        }
        return entries;
    }

    private synchronized List<OpenObject> newIn(final ResolvedPath directory) {
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
        return file == null ? Statuses.ofFile(stored, known(new Version(path, stored.version()))) : file.status();
    }

    private synchronized OpenObject findOpen(final Path path, final RemoteVersion version) {
        return find(path, version);
    }

    /** Returns the present status of a file that had a status a while ago. */
    FileStatus present(final Path path, final FileStatus status) throws FileServiceException {
        final OpenObject file = byPath(path);
        return file == null || file.fileId() != status.fileId() ? status : file.status();
    }

    private synchronized OpenObject byPath(final Path path) {
        return byPath.get(path);
    }
}
