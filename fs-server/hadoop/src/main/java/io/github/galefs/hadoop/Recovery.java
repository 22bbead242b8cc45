package io.github.galefs.hadoop;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.StagedChanges;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * Files whose upload has failed, or whose process has ended before it. Their bytes are in {@link HadoopContext#staging}
 * until they are uploaded or discarded. Safe for use by several threads.
 */
public final class Recovery {
    private static final Set<FileOpenOption> WRITE_OR_CREATE = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE);

    private final HadoopClient client;
    private final StagingArea staging;
    private final HdfsPaths resolver;
    private final FileOpening opening;
    private final OpenFiles openFiles;
    private final Uploads uploads;
    private final Transfers transfers;

    Recovery(
            final HadoopClient client,
            final StagingArea staging,
            final HdfsPaths resolver,
            final FileOpening opening,
            final OpenFiles openFiles,
            final Uploads uploads,
            final Transfers transfers) {
        this.client = client;
        this.staging = staging;
        this.resolver = resolver;
        this.opening = opening;
        this.openFiles = openFiles;
        this.uploads = uploads;
        this.transfers = transfers;
    }

    /** Creates the access without a service. */
    static Recovery of(final HadoopClient client, final StagingArea staging) {
        final Transfers transfers = new Transfers();
        final OpenFiles openFiles = new OpenFiles(client, transfers, staging);
        return new Recovery(
                client,
                staging,
                new HdfsPaths(client),
                new FileOpening(client, openFiles, () -> {}, true),
                openFiles,
                new Uploads(client, transfers, () -> {}),
                transfers);
    }

    /**
     * Returns the files, by their numbers. Files that are open in the service are left out. Of a process that was
     * killed within an upload, a file may be listed whose bytes HDFS has.
     *
     * @return the files.
     * @throws FileServiceException EIO.
     */
    public List<KeptFile> list() throws FileServiceException {
        client.files();
        return staging.kept().stream().map(KeptFile::of).toList();
    }

    /**
     * Uploads a file over the file that it was made from, or appends it, wherever that is by now. Discards it here.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if another thread recovers it, or if another
     *     program is writing the file; EINVAL for a file of another cluster; ESTALE if others have changed or removed
     *     the file: {@link #uploadAs} takes a path; the cluster's failures, after which the file is kept.
     */
    public void upload(final long id) throws FileServiceException {
        client.files();
        final StagedFile file = staging.openKept(id);
        recover(file, () -> {
            requirePlace(file);
            upload(file);
        });
    }

    /**
     * Uploads a file under a path, whatever it was made from, and discards it here. If that fails, a file that was to
     * be appended may be kept under another number.
     *
     * @param id   number of the file.
     * @param path path in the service; a file there is replaced, and keeps its attributes.
     * @throws FileServiceException as from {@link #upload}, and from {@link HadoopFileService#open} with {@code
     *     CREATE}; ESTALE if the file was to be appended, and the bytes before it are gone; ENOSPC.
     */
    public void uploadAs(final long id, final String path) throws FileServiceException {
        client.files();
        final StagedFile whole = openWhole(id);
        final Destination left = whole.destination();
        recover(whole, () -> {
            removeTemporary(left);
            final ResolvedPath to = resolver.resolve(path);
            final OpenFile target = opening.open(to, WRITE_OR_CREATE);
            try {
                whole.mark(Destination.of(client.place(), HdfsPaths.inCluster(to), target.remote(), 0));
                upload(whole);
            } finally {
                openFiles.release(target);
            }
            removeUnfinished(left);
        });
    }

    /** Opens a file; if it was to be appended, completes it by the bytes that HDFS has. */
    private StagedFile openWhole(final long id) throws FileServiceException {
        final StagedFile file = staging.openKept(id);
        boolean isDone = false;
        try {
            final StagedFile whole = file.destination().from() == 0 ? file : complete(file);
            isDone = true;
            return whole;
        } finally {
            if (!isDone) {
                file.keep();
            }
        }
    }

    private StagedFile complete(final StagedFile file) throws FileServiceException {
        requirePlace(file);
        final Destination destination = file.destination();
        final long inode = destination.expected().inode();
        final ResolvedPath path = new ResolvedPath(destination.path(), Inodes.path(inode), destination.path(), false);
        final HdfsFileStatus status = client.statusOrNull(path.toString(), path.path());
        if (status == null || status.getLen() < destination.from()) {
            throw Upload.stale(path.toString(), null);
        }
        final VersionStream stream = VersionStream.open(client, path, status);
        try {
            final StagedFile whole = copyWhole(file, stream, path);
            file.discard();
            return whole;
        } finally {
            stream.close();
        }
    }

    private StagedFile copyWhole(final StagedFile file, final VersionStream stream, final ResolvedPath path)
            throws FileServiceException {
        final Destination destination = file.destination();
        final StagedChanges changes = new StagedChanges(file, stream, destination.from(), 0);
        final StagedFile whole = staging.create(0);
        boolean isDone = false;
        try {
            transfers.run(path.toString(), () -> {
                changes.copyTo(whole, file.status().size());
                return null;
            });
            whole.mark(Destination.of(destination.place(), destination.path(), destination.expected(), 0));
            isDone = true;
            return whole;
        } finally {
            if (!isDone) {
                whole.discard();
            }
        }
    }

    /**
     * Discards a file, and what its upload has left in HDFS.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if another thread recovers it; the cluster's
     *     failures, after which the file is kept.
     */
    public void discard(final long id) throws FileServiceException {
        client.files();
        final StagedFile file = staging.openKept(id);
        recover(file, () -> {
            removeTemporary(file.destination());
            removeUnfinished(file.destination());
        });
    }

    /** A step after which a file is not needed any more. */
    private interface Step {
        void run() throws FileServiceException;
    }

    private static void recover(final StagedFile file, final Step step) throws FileServiceException {
        boolean isDone = false;
        try {
            step.run();
            isDone = true;
        } finally {
            if (isDone) {
                file.discard();
            } else {
                file.keep();
            }
        }
    }

    private void requirePlace(final StagedFile file) throws FileServiceException {
        final Destination destination = file.destination();
        if (!destination.place().equals(client.place())) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    file + " is of " + destination.path() + " in " + destination.place() + ", not in " + client.place()
                            + ": open that, or upload it under a path");
        }
    }

    private void upload(final StagedFile file) throws FileServiceException {
        uploads.upload("\"" + file.destination().path() + "\"", file, Uploads.Progress.NONE);
    }

    private void removeTemporary(final Destination destination) throws FileServiceException {
        if (!destination.temporary().isEmpty() && destination.place().equals(client.place())) {
            final Path temporary = new Path(destination.temporary());
            client.patience().repeat(destination.path(), () -> client.files().delete(temporary, false));
        }
    }

    /** Removes the file of a command that was to rename it, and has failed. Others may have a file of the name now. */
    private void removeUnfinished(final Destination left) throws FileServiceException {
        final Path file = new Path(left.path());
        if (!left.place().equals(client.place()) || !file.getName().startsWith(FileService.UNFINISHED_PREFIX)) {
            return;
        }
        final HdfsFileStatus status = client.statusOrNull(left.path(), file);
        if (status != null && Inodes.versionOf(status).equals(left.expected())) {
            client.removeQuietly(left.path(), file);
        }
    }
}
