package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.FileVersion;
import io.github.galefs.hadoop.client.RemoteFile;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.client.VersionReader;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** A file of HDFS with handles. HDFS deletes the bytes of a removed file soon. */
final class OpenFile extends RemoteFile {
    /** Shorter files are replaced in one step. */
    static final int MIN_APPEND_LENGTH = 4 << 20;

    private final HadoopClient client;
    private final ResolvedPath path;
    private final HdfsFileStatus version;

    OpenFile(
            final HadoopClient client,
            final Transfers transfers,
            final StagingArea staging,
            final ResolvedPath path,
            final HdfsFileStatus version,
            final FileVersion known) {
        super(transfers, staging, Statuses.ofFile(version, known), Inodes.versionOf(version));
        this.client = client;
        this.path = path;
        this.version = version;
    }

    @Override
    protected Optional<VersionReader> openVersion() throws FileServiceException {
        return Optional.of(VersionStream.open(client, path, version));
    }

    @Override
    protected Destination destination(final long from) {
        return Destination.of(client.place(), HdfsPaths.inCluster(path), remote(), from);
    }

    @Override
    protected RemoteVersion attempted(final StagedFile file) throws FileServiceException {
        return new AppendingUpload(client, toString(), file, Uploads.Progress.NONE).begun();
    }

    @Override
    protected long minAppendLength() {
        return MIN_APPEND_LENGTH;
    }

    /**
     * Makes HDFS have the bytes, unless it has them.
     *
     * @throws FileServiceException the reason; the bytes stay staged.
     */
    void upload(final Uploads uploads, final OpenFiles files) throws FileServiceException {
        upload(staged -> {
            final RemoteVersion older = remote();
            final RemoteVersion newer = uploads.upload(toString(), staged, files.progressOf(this));
            if (!older.equals(newer)) {
                files.removeVersion(this, older);
            }
            return newer;
        });
    }

    void setPermissions(final int permissions) throws FileServiceException {
        exclusively(() -> {
            if (!isRemoved()) {
                Attributes.setPermissions(client.patience(), client.files(), path.toString(), namePath(), permissions);
            } else {
                Attributes.requirePermissions(path.toString(), permissions);
            }
            opened(Statuses.withPermissions(opened(), permissions));
        });
    }

    void setModificationTime(final OpenFiles files, final long millis) throws FileServiceException {
        exclusively(() -> {
            Attributes.requireTime(path.toString(), millis);
            setStagedTime(millis);
            if (!isChanged() && !isRemoved()) {
                setRemoteTime(files, millis);
            }
            opened(Statuses.withTime(opened(), millis));
        });
    }

    private void setRemoteTime(final OpenFiles files, final long millis) throws FileServiceException {
        final RemoteVersion older = remote();
        final RemoteVersion newer = older.withTime(millis);
        if (newer.equals(older)) {
            return;
        }
        files.addVersion(this, newer);
        try {
            Attributes.setModificationTime(client.patience(), client.files(), path.toString(), namePath(), millis);
            remote(newer);
        } finally {
            files.removeVersion(this, older.equals(remote()) ? newer : older);
        }
    }

    /** Returns a path that a rename does not change. In a snapshot, every path is such. */
    private Path namePath() {
        return HdfsPaths.isInSnapshot(path) ? path.path() : Inodes.path(remote().inode());
    }

    /** Returns the path that the file was opened by, for messages. */
    @Override
    public String toString() {
        return path.toString();
    }
}
