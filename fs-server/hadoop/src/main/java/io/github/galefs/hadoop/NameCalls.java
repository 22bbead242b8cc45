package io.github.galefs.hadoop;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Patience;
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
final class NameCalls {
    private final HadoopClient client;
    private final PathResolver resolver;
    private final OpenFiles openFiles;
    private final DirectoryPages pages;

    /** A change of a file. */
    private interface FileChange {
        void apply(OpenFile file) throws FileServiceException;
    }

    NameCalls(
            final HadoopClient client,
            final PathResolver resolver,
            final OpenFiles openFiles,
            final DirectoryPages pages) {
        this.client = client;
        this.resolver = resolver;
        this.openFiles = openFiles;
        this.pages = pages;
    }

    FileStatus stat(final String given) throws FileServiceException {
        client.files();
        final HadoopPath path = resolver.resolve(given);
        return openFiles.statusOf(path, client.required(path));
    }

    List<DirectoryEntry> list(final String given, final String after, final int limit) throws FileServiceException {
        client.files();
        if (limit < 1) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + given + "\": a page must have at least 1 entry, not " + limit);
        }
        final HadoopPath path = resolver.resolve(given);
        // HDFS lists a file as if it were a directory with itself in it.
        if (!client.required(path).isDirectory()) {
            throw path.error(PosixError.ENOTDIR);
        }
        return pages.page(path, after, limit);
    }

    void makeDirectory(final String given) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final HadoopPath path = resolver.resolve(given);
        if (status(path) != null) {
            throw path.error(PosixError.EEXIST);
        }
        try {
            client.patience()
                    .repeatUnlessDone(path.toString(), () -> files.mkdir(path.path(), FsPermission.getDirDefault()));
        } finally {
            pages.onChanged();
        }
    }

    void unlink(final String given) throws FileServiceException {
        client.files();
        final HadoopPath path = resolver.resolve(given);
        final HdfsFileStatus status = client.required(path);
        if (status.isDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
        withFile(path, status, file -> file.remove(() -> remove(path, status.getFileId())));
    }

    /** Makes a change of a file, which need not be open. */
    private void withFile(final HadoopPath path, final HdfsFileStatus status, final FileChange change)
            throws FileServiceException {
        final OpenFile file = openFiles.acquire(path, status);
        try {
            change.apply(file);
        } finally {
            openFiles.release(file);
        }
    }

    void removeDirectory(final String given) throws FileServiceException {
        client.files();
        final HadoopPath path = resolver.resolve(given);
        final HdfsFileStatus status = client.required(path);
        if (!status.isDirectory()) {
            throw path.error(PosixError.ENOTDIR);
        }
        if (path.isRoot()) {
            throw path.error(PosixError.EBUSY);
        }
        if (path.lastName().equals(".")) {
            throw path.error(PosixError.EINVAL);
        }
        remove(path, status.getFileId());
    }

    private void remove(final HadoopPath path, final long inode) throws FileServiceException {
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

    private static void requireRemoved(final HadoopPath path, final boolean isRemoved) throws FileServiceException {
        if (!isRemoved) {
            throw path.error(PosixError.ENOENT);
        }
    }

    void rename(final String givenFrom, final String givenTo) throws FileServiceException {
        client.files();
        final HadoopPath from = resolver.resolve(givenFrom);
        final HdfsFileStatus source = client.required(from);
        final HadoopPath to = resolver.resolve(givenTo);
        requireOrdinaryName(from);
        requireOrdinaryName(to);
        final HdfsFileStatus target = status(to);
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

    private void rename(final HadoopPath from, final long inode, final HadoopPath to) throws FileServiceException {
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

    void setPermissions(final String given, final int permissions) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final HadoopPath path = resolver.resolve(given);
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

    void setModificationTime(final String given, final long millis) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final HadoopPath path = resolver.resolve(given);
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

    private HdfsFileStatus status(final HadoopPath path) throws FileServiceException {
        return client.statusOrNull(path.toString(), path.path());
    }

    private static boolean isAt(final DistributedFileSystem files, final Path path, final long inode)
            throws IOException {
        final HdfsFileStatus status = HadoopClient.statusOrNull(files, path);
        return status != null && status.getFileId() == inode;
    }

    private static void requireOrdinaryName(final HadoopPath path) throws FileServiceException {
        if (path.isRoot()) {
            throw path.error(PosixError.EBUSY);
        }
        if (!path.isOrdinary()) {
            throw path.error(PosixError.EINVAL);
        }
    }

    private void requireReplaceable(
            final HadoopPath from, final HdfsFileStatus source, final HadoopPath to, final HdfsFileStatus target)
            throws FileServiceException {
        final boolean isOntoDirectory = target != null && target.isDirectory();
        if (source.isDirectory()) {
            if (to.path().toUri().getPath().startsWith(from.path().toUri().getPath() + "/")) {
                throw to.error(PosixError.EINVAL, "lies within " + from);
            }
            if (target != null && !isOntoDirectory) {
                throw to.error(PosixError.ENOTDIR);
            }
        } else if (isOntoDirectory) {
            throw to.error(PosixError.EISDIR);
        } else if (to.wantsDirectory()) {
            throw to.error(PosixError.ENOTDIR);
        }
        if (isOntoDirectory && target.getFileId() != source.getFileId() && hasEntries(to)) {
            throw to.error(PosixError.ENOTEMPTY);
        }
    }

    private boolean hasEntries(final HadoopPath directory) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        return client.patience()
                .repeat(
                        directory.toString(),
                        () -> files.listStatusIterator(directory.path()).hasNext());
    }
}
