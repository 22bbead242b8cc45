package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.StagedBytes;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.UUID;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * One replacement of a file of HDFS by a staged file. The bytes go into a temporary file in the same directory, which
 * gets the attributes of the file and is renamed over it. The rename names the file by its id, so it fails if others
 * have removed or replaced the file meanwhile.
 *
 * <p>The staged file's record has the temporary path before that file exists, and the version of the complete upload
 * before the rename. So the next attempt, perhaps of another process, finds what an attempt has left.
 */
final class Upload {
    /** Begins the names of temporary files. */
    static final String TEMPORARY = ".galefs-upload-";

    private final HadoopClient client;
    private final String subject;
    private final StagedFile source;
    private final Uploads.Progress progress;

    Upload(final HadoopClient client, final String subject, final StagedFile source, final Uploads.Progress progress) {
        this.client = client;
        this.subject = subject;
        this.source = source;
        this.progress = progress;
    }

    /** Makes the replacement; returns the new version. */
    RemoteVersion run() throws FileServiceException {
        final Destination destination = source.destination();
        final HdfsFileStatus target = requireTarget(destination);
        final Path temporary = temporary(target, destination);
        if (!destination.temporary().equals(temporary.toString())) {
            source.mark(destination.withTemporary(temporary.toString()));
        }
        boolean isReplaced = false;
        try {
            new NewFile(client, subject, temporary).write(target, StagedBytes.of(source));
            final RemoteVersion newer = setAttributes(target, temporary);
            source.mark(destination.withTemporary(temporary.toString()).withUploaded(newer));
            replace(temporary, newer, target);
            isReplaced = true;
            return newer;
        } finally {
            // The record of the staged file says where to find what cannot be removed now.
            if (!isReplaced) {
                client.removeQuietly(subject, temporary);
            }
        }
    }

    private void replace(final Path temporary, final RemoteVersion newer, final HdfsFileStatus target)
            throws FileServiceException {
        progress.beforeReplacing(newer);
        boolean isReplaced = false;
        try {
            rename(temporary, newer.inode(), target);
            isReplaced = true;
        } finally {
            if (!isReplaced) {
                progress.onNotReplaced(newer);
            }
        }
    }

    /** Returns the status of the file to replace: the version that was opened, or the one of an earlier attempt. */
    private HdfsFileStatus requireTarget(final Destination destination) throws FileServiceException {
        final HdfsFileStatus opened = statusOf(destination.expected());
        if (opened != null) {
            return opened;
        }
        final HdfsFileStatus uploaded = destination.uploaded().isEmpty()
                ? null
                : statusOf(destination.uploaded().get());
        if (uploaded == null || isAt(new Path(destination.temporary()), uploaded.getFileId())) {
            throw stale(null);
        }
        return uploaded;
    }

    private FileServiceException stale(final IOException cause) {
        return stale(subject, cause);
    }

    static FileServiceException stale(final String subject, final IOException cause) {
        return new FileServiceException(
                PosixError.ESTALE, subject + " was changed, replaced or removed by others since it was opened", cause);
    }

    static FileServiceException busy(final String subject, final IOException cause) {
        return new FileServiceException(PosixError.EBUSY, subject + ": another program is writing it", cause);
    }

    /** Returns the status of a version, or null unless it is the present one of its file. */
    private HdfsFileStatus statusOf(final RemoteVersion version) throws FileServiceException {
        final HdfsFileStatus status = client.statusOrNull(subject, Inodes.path(version.inode()));
        return status != null && Inodes.versionOf(status).equals(version) ? status : null;
    }

    private boolean isAt(final Path path, final long inode) throws FileServiceException {
        final HdfsFileStatus status = client.statusOrNull(subject, path);
        return status != null && status.getFileId() == inode;
    }

    /** Returns a path in the directory of the file; the one of an earlier attempt, unless the file has moved. */
    private Path temporary(final HdfsFileStatus target, final Destination destination) throws FileServiceException {
        final Long directory = Inodes.parent(client, subject, target.getFileId());
        if (directory == null) {
            throw stale(null);
        }
        final Path earlier = destination.temporary().isEmpty() ? null : new Path(destination.temporary());
        if (earlier != null && earlier.getParent().equals(Inodes.path(directory))) {
            return earlier;
        }
        if (earlier != null) {
            client.removeQuietly(subject, earlier);
        }
        return Inodes.path(directory, TEMPORARY + UUID.randomUUID());
    }

    private RemoteVersion setAttributes(final HdfsFileStatus target, final Path temporary) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final long millis = source.status().modificationMillis();
        return client.patience().repeat(subject, () -> {
            AttributeCopy.copy(files, target, Inodes.path(target.getFileId()), temporary);
            files.setTimes(temporary, millis, Attributes.UNCHANGED);
            return Inodes.versionOf((HdfsFileStatus) files.getFileStatus(temporary));
        });
    }

    private void rename(final Path temporary, final long inode, final HdfsFileStatus target)
            throws FileServiceException {
        final DistributedFileSystem files = client.files();
        client.patience().repeat(subject, new Patience.Call<Void>() {
            private boolean isRepeated;

            @Override
            public Void run() throws IOException {
                // An earlier attempt may have renamed it without an answer.
                if (!isRepeated || HadoopClient.statusOrNull(files, temporary) != null) {
                    isRepeated = true;
                    renameOnce(files, temporary, target);
                } else if (HadoopClient.statusOrNull(files, Inodes.path(inode)) == null) {
                    throw stale(null);
                }
                return null;
            }
        });
    }

    /** HDFS cannot compare and rename in one step, so the look comes as late as it can. */
    private void renameOnce(final DistributedFileSystem files, final Path temporary, final HdfsFileStatus target)
            throws IOException {
        final Path path = Inodes.path(target.getFileId());
        try {
            final HdfsFileStatus present = HadoopClient.statusOrNull(files, path);
            if (present == null || !Inodes.versionOf(present).equals(Inodes.versionOf(target))) {
                throw stale(null);
            }
            if (!files.isFileClosed(path)) {
                throw busy(subject, null);
            }
            files.rename(temporary, path, Options.Rename.OVERWRITE);
        } catch (final FileNotFoundException e) {
            throw stale(e);
        }
    }
}
