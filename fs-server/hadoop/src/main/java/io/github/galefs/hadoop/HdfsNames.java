package io.github.galefs.hadoop;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.NameCalls;
import io.github.galefs.hadoop.client.Named;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.staging.StagingArea;
import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * The calls of a {@link HadoopFileService} by name. HDFS itself checks less than the contract requires: a rename moves
 * into a directory, and the creation of a directory that exists succeeds. Each change looks at the status first.
 * Changes of other clients between the two escape the check.
 */
final class HdfsNames extends NameCalls {
    private final HadoopClient client;
    private final OpenFiles openFiles;
    private final DirectoryPages pages;

    /** A change of a file. */
    private interface FileChange {
        void apply(OpenFile file) throws FileServiceException;
    }

    HdfsNames(
            final HadoopClient client,
            final HdfsPaths paths,
            final OpenFiles openFiles,
            final DirectoryPages pages,
            final StagingArea staging) {
        super(client, paths, staging);
        this.client = client;
        this.openFiles = openFiles;
        this.pages = pages;
    }

    @Override
    protected FileStatus status(final ResolvedPath path) throws FileServiceException {
        return openFiles.statusOf(path, client.required(path));
    }

    @Override
    protected boolean isDirectory(final ResolvedPath path) throws FileServiceException {
        return client.required(path).isDirectory();
    }

    @Override
    protected List<DirectoryEntry> page(final ResolvedPath directory, final String after, final int limit)
            throws FileServiceException {
        return pages.page(directory, after, limit);
    }

    @Override
    protected void makeDirectory(final String given) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final ResolvedPath path = resolve(given);
        if (statusOrNull(path) != null) {
            throw path.error(PosixError.EEXIST);
        }
        try {
            client.patience()
                    .repeatUnlessDone(path.toString(), () -> files.mkdir(path.path(), FsPermission.getDirDefault()));
        } finally {
            pages.onChanged();
        }
    }

    @Override
    protected void unlink(final ResolvedPath path) throws FileServiceException {
        final HdfsFileStatus status = client.required(path);
        if (status.isDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
        withFile(path, status, file -> file.remove(() -> remove(path, status.getFileId())));
    }

    /** Makes a change of a file, which need not be open. */
    private void withFile(final ResolvedPath path, final HdfsFileStatus status, final FileChange change)
            throws FileServiceException {
        final OpenFile file = openFiles.acquire(path, status);
        try {
            change.apply(file);
        } finally {
            openFiles.release(file);
        }
    }

    @Override
    protected void removeDirectory(final String given) throws FileServiceException {
        final ResolvedPath path = resolve(given);
        final HdfsFileStatus status = client.required(path);
        requireRemovable(path, status.isDirectory());
        remove(path, status.getFileId());
    }

    private void remove(final ResolvedPath path, final long inode) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        try {
            client.patience().repeat(path.toString(), new Patience.Call<Void>() {
                private boolean isRepeated;

                @Override
                public Void run() throws IOException {
                    // An earlier attempt may have removed it without an answer; the name may be another file's by now.
                    if (!isRepeated || isAt(files, path.path(), inode)) {
                        isRepeated = true;
                        requireRemoved(path, files.delete(path.path(), false));
                    }
                    return null;
                }
            });
        } finally {
            pages.onChanged();
        }
    }

    private static void requireRemoved(final ResolvedPath path, final boolean isRemoved) throws FileServiceException {
        if (!isRemoved) {
            throw path.error(PosixError.ENOENT);
        }
    }

    @Override
    protected void rename(final ResolvedPath from, final ResolvedPath to) throws FileServiceException {
        final HdfsFileStatus source = client.required(from);
        from.requireOrdinary();
        to.requireOrdinary();
        final HdfsFileStatus target = statusOrNull(to);
        requireReplaceable(from, source, to, target);
        if (target != null && target.getFileId() == source.getFileId()) {
            return;
        }
        if (target == null || target.isDirectory()) {
            rename(from, source.getFileId(), to);
        } else {
            withFile(to, target, file -> file.remove(() -> rename(from, source.getFileId(), to)));
        }
    }

    private void rename(final ResolvedPath from, final long inode, final ResolvedPath to) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        try {
            client.patience().repeat(from.toString(), new Patience.Call<Void>() {
                private boolean isRepeated;

                @Override
                public Void run() throws IOException {
                    // An earlier attempt may have renamed it without an answer.
                    if (!isRepeated || !isAt(files, to.path(), inode)) {
                        isRepeated = true;
                        files.rename(from.path(), to.path(), Options.Rename.OVERWRITE);
                    }
                    return null;
                }
            });
        } finally {
            pages.onChanged();
        }
    }

    @Override
    protected void setPermissions(final String given, final int permissions) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final ResolvedPath path = resolve(given);
        final HdfsFileStatus status = client.required(path);
        try {
            if (status.isDirectory()) {
                Attributes.setPermissions(client.patience(), files, path.toString(), path.path(), permissions);
            } else {
                withFile(path, status, file -> file.setPermissions(permissions));
            }
        } finally {
            pages.onChanged();
        }
    }

    @Override
    protected void setModificationTime(final String given, final long millis) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final ResolvedPath path = resolve(given);
        final HdfsFileStatus status = client.required(path);
        try {
            if (status.isDirectory()) {
                Attributes.setModificationTime(client.patience(), files, path.toString(), path.path(), millis);
            } else {
                withFile(path, status, file -> file.setModificationTime(openFiles, millis));
            }
        } finally {
            pages.onChanged();
        }
    }

    private HdfsFileStatus statusOrNull(final ResolvedPath path) throws FileServiceException {
        return client.statusOrNull(path.toString(), path.path());
    }

    private static boolean isAt(final DistributedFileSystem files, final Path path, final long inode)
            throws IOException {
        final HdfsFileStatus status = HadoopClient.statusOrNull(files, path);
        return status != null && status.getFileId() == inode;
    }

    private void requireReplaceable(
            final ResolvedPath from, final HdfsFileStatus source, final ResolvedPath to, final HdfsFileStatus target)
            throws FileServiceException {
        Named.requireRenamable(from, kindOf(source), to, kindOf(target));
        if (kindOf(target) == Named.DIRECTORY && target.getFileId() != source.getFileId() && hasEntries(to)) {
            throw to.error(PosixError.ENOTEMPTY);
        }
    }

    private static Named kindOf(final HdfsFileStatus status) {
        if (status == null) {
            return Named.NOTHING;
        }
        return status.isDirectory() ? Named.DIRECTORY : Named.FILE;
    }

    private boolean hasEntries(final ResolvedPath directory) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        return client.patience()
                .repeat(
                        directory.toString(),
                        () -> files.listStatusIterator(directory.path()).hasNext());
    }
}
