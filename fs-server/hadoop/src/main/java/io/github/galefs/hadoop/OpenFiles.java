package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.client.FileVersion;
import io.github.galefs.hadoop.client.RemoteFiles;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** The files that are open, by their versions in HDFS. While an upload replaces a file, both versions lead to it. */
final class OpenFiles extends RemoteFiles<RemoteVersion, OpenFile> {
    private final HadoopClient client;
    private final Transfers transfers;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    /** All guarded by this. */
    private final Map<RemoteVersion, OpenFile> byVersion = new HashMap<>();

    private final Map<Long, OpenFile> byId = new HashMap<>();

    /** By their ids in HDFS, while an append gives them versions that are not known yet. */
    private final Map<Long, OpenFile> appended = new HashMap<>();

    OpenFiles(final HadoopClient client, final Transfers transfers, final StagingArea staging) {
        this.client = client;
        this.transfers = transfers;
        this.staging = staging;
    }

    /** Adds a user of a version, which need not be open yet; {@link #release} ends the use. */
    synchronized OpenFile acquire(final ResolvedPath path, final HdfsFileStatus status) {
        final RemoteVersion version = Inodes.versionOf(status);
        if (HdfsPaths.isInSnapshot(path)) {
            return use(new OpenFile(client, transfers, null, path, status, HdfsVersions.inSnapshot(version)));
        }
        OpenFile file = find(version);
        if (file == null) {
            file = new OpenFile(client, transfers, staging, path, status, versionOf(version));
            byVersion.put(version, file);
            // An upload may have given the open file another version meanwhile: syncAll must still find that file.
            byId.putIfAbsent(file.fileId(), file);
        }
        return use(file);
    }

    @Override
    protected Optional<RemoteVersion> takeOut(final OpenFile file) {
        if (!byVersion.remove(file.remote(), file)) {
            return Optional.empty();
        }
        byId.remove(file.fileId(), file);
        return Optional.of(file.remote());
    }

    @Override
    protected FileVersion unwritten(final RemoteVersion version) {
        return HdfsVersions.of(version);
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
        forget(version);
    }

    /** Returns all files that are open, without those in snapshots. */
    @Override
    public synchronized List<OpenFile> all() {
        return List.copyOf(byId.values());
    }

    /** Converts the status of what a path names; of a file that is being written, to its present status. */
    FileStatus statusOf(final ResolvedPath path, final HdfsFileStatus status) throws FileServiceException {
        if (status.isDirectory()) {
            return Statuses.ofDirectory(status);
        }
        final RemoteVersion version = Inodes.versionOf(status);
        return HdfsPaths.isInSnapshot(path)
                ? Statuses.ofFile(status, HdfsVersions.inSnapshot(version))
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
        return file == null ? known(version) : file.openedVersion();
    }
}
