package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * The files that are open, by their versions in HDFS, and the ids of versions that this service has made. While an
 * upload replaces a file, both versions lead to it.
 *
 * <p>Memory is bounded: the ids of the last {@value #MAX_REMEMBERED} files are remembered after they are closed. A file
 * that is forgotten gets another id. Safe for use by several threads.
 */
final class OpenFiles {
    static final int MAX_REMEMBERED = 65_536;

    private final HadoopClient client;
    private final Transfers transfers;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    /** All guarded by this. */
    private final Map<RemoteVersion, OpenFile> byVersion = new HashMap<>();

    private final Map<Long, OpenFile> byId = new HashMap<>();

    /** By their ids in HDFS, while an append gives them versions that are not known yet. */
    private final Map<Long, OpenFile> appended = new HashMap<>();

    private final Map<RemoteVersion, FileVersion> remembered = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(final Map.Entry<RemoteVersion, FileVersion> eldest) {
            return size() > MAX_REMEMBERED;
        }
    };

    OpenFiles(final HadoopClient client, final Transfers transfers, final StagingArea staging) {
        this.client = client;
        this.transfers = transfers;
        this.staging = staging;
    }

    /** Adds a user of a version, which need not be open yet; {@link #release} ends the use. */
    synchronized OpenFile acquire(final HadoopPath path, final HdfsFileStatus status) {
        final RemoteVersion version = Inodes.versionOf(status);
        if (path.isInSnapshot()) {
            final OpenFile file = new OpenFile(client, transfers, null, path, status, FileVersion.inSnapshot(version));
            file.addUser();
            return file;
        }
        OpenFile file = find(version);
        if (file == null) {
            file = new OpenFile(client, transfers, staging, path, status, versionOf(version));
            byVersion.put(version, file);
            // An upload may have given the open file another version meanwhile: syncAll must still find that file.
            byId.putIfAbsent(file.fileId(), file);
        }
        file.addUser();
        return file;
    }

    /**
     * Removes a user; the last one closes the file.
     *
     * @throws FileServiceException EIO.
     */
    void release(final OpenFile file) throws FileServiceException {
        if (removeUser(file)) {
            file.end();
        }
    }

    private synchronized boolean removeUser(final OpenFile file) {
        if (!file.removeUser()) {
            return false;
        }
        if (byVersion.remove(file.remote(), file)) {
            byId.remove(file.fileId(), file);
            file.lastVersion().ifPresent(last -> remember(file.remote(), last));
        }
        return true;
    }

    private void remember(final RemoteVersion remote, final FileVersion version) {
        if (!version.equals(FileVersion.of(remote))) {
            remembered.put(remote, version);
        }
    }

    private OpenFile find(final RemoteVersion version) {
        final OpenFile file = byVersion.get(version);
        return file == null ? appended.get(version.inode()) : file;
    }

    /** Makes the versions that an upload brings about lead to an open file. */
    Uploads.Progress progressOf(final OpenFile file) {
        return new Uploads.Progress() {
            @Override
            public void beforeReplacing(final RemoteVersion newer) {
                addVersion(file, newer);
            }

            @Override
            public void onNotReplaced(final RemoteVersion newer) {
                removeVersion(file, newer);
            }

            @Override
            public void beforeAppending(final long inode) {
                addAppended(file, inode);
            }

            @Override
            public void onAppended(final RemoteVersion newer) {
                addVersion(file, newer);
            }

            @Override
            public void afterAppending(final long inode) {
                removeAppended(inode);
            }
        };
    }

    private synchronized void addAppended(final OpenFile file, final long inode) {
        appended.put(inode, file);
    }

    private synchronized void removeAppended(final long inode) {
        appended.remove(inode);
    }

    /** Makes another version of HDFS lead to an open file. */
    synchronized void addVersion(final OpenFile file, final RemoteVersion version) {
        byVersion.put(version, file);
    }

    synchronized void removeVersion(final OpenFile file, final RemoteVersion version) {
        byVersion.remove(version, file);
        remembered.remove(version);
    }

    /** Returns all files that are open, without those in snapshots. */
    synchronized List<OpenFile> all() {
        return List.copyOf(byId.values());
    }

    /** Converts the status of what a path names; of a file that is being written, to its present status. */
    FileStatus statusOf(final HadoopPath path, final HdfsFileStatus status) throws FileServiceException {
        if (status.isDirectory()) {
            return Statuses.ofDirectory(status);
        }
        final RemoteVersion version = Inodes.versionOf(status);
        return path.isInSnapshot()
                ? Statuses.ofFile(status, FileVersion.inSnapshot(version))
                : present(Statuses.ofFile(status, versionOf(version)));
    }

    /** Returns the present status of a file with a status of HDFS. */
    FileStatus present(final FileStatus status) throws FileServiceException {
        final OpenFile file = status.directory() ? null : findById(status.fileId());
        return file == null || !file.isStaged() ? status : file.status();
    }

    private synchronized OpenFile findById(final long fileId) {
        return byId.get(fileId);
    }

    /** Returns the id and version of a file that is open, is remembered, or has not been written by this service. */
    private synchronized FileVersion versionOf(final RemoteVersion version) {
        final OpenFile file = find(version);
        final FileVersion known = file == null ? remembered.get(version) : file.openedVersion();
        return known == null ? FileVersion.of(version) : known;
    }
}
