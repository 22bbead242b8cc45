package io.github.galefs.hadoop;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.CallArguments;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsAction;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * Opens files. A file that does not exist is created in HDFS at once, so that of two clients that create it exclusively
 * only one succeeds; it is empty there until an upload.
 */
final class FileOpening {
    /** Tries to open a file that others create or replace meanwhile. */
    private static final int MAX_TRIES = 10;

    private static final long PAUSE_MILLIS = 50;

    private static final Set<PosixError> MAY_PASS = EnumSet.of(PosixError.ESTALE, PosixError.EBUSY);

    /** Creations of different paths run beside each other. */
    private static final int LOCKS = 64;

    private static final int UNUSED_BUFFER_LENGTH = 4096;

    private final HadoopClient client;
    private final OpenFiles openFiles;
    private final Runnable onCreated;
    private final boolean canWrite;

    /** Held until a new file is complete, which changes its time: another creation then finds its last version. */
    private final List<Object> creations =
            Stream.generate(Object::new).limit(LOCKS).toList();

    /**
     * Creates it.
     *
     * @param onCreated runs after the creation of a file.
     * @param canWrite  whether the service has a staging area.
     */
    FileOpening(
            final HadoopClient client, final OpenFiles openFiles, final Runnable onCreated, final boolean canWrite) {
        this.client = client;
        this.openFiles = openFiles;
        this.onCreated = onCreated;
        this.canWrite = canWrite;
    }

    /** Checks options; throws EINVAL or ENOTSUP. */
    void requireValid(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        CallArguments.requireOptions("\"" + given + "\"", options);
        if (!canWrite && (options.contains(FileOpenOption.WRITE) || options.contains(FileOpenOption.CREATE))) {
            throw new FileServiceException(
                    PosixError.ENOTSUP,
                    "\"" + given + "\": without HadoopContext.staging, files are opened for reading only, not "
                            + options);
        }
    }

    /** Opens a file; the caller ends the use of the result. */
    OpenFile open(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        if (HdfsPaths.isInSnapshot(path) && !options.equals(Set.of(FileOpenOption.READ))) {
            throw path.error(PosixError.EROFS);
        }
        if (options.contains(FileOpenOption.CREATE)) {
            createIfAbsent(path, options);
        }
        final OpenFile file = openVersion(path, options);
        boolean isOpen = false;
        try {
            if (options.contains(FileOpenOption.WRITE)) {
                requireWritable(path);
            }
            if (options.contains(FileOpenOption.TRUNCATE)) {
                file.truncate(0);
            }
            isOpen = true;
            return file;
        } finally {
            if (!isOpen) {
                openFiles.release(file);
            }
        }
    }

    private void createIfAbsent(final ResolvedPath path, final Set<FileOpenOption> options)
            throws FileServiceException {
        if (client.statusOrNull(path.toString(), path.path()) == null) {
            requireFileName(path);
            create(path, options);
        } else if (options.contains(FileOpenOption.EXCLUSIVE)) {
            throw path.error(PosixError.EEXIST);
        }
    }

    private void requireFileName(final ResolvedPath path) throws FileServiceException {
        if (path.wantsDirectory()) {
            // With the reason, if the path leads through a file.
            client.requireDirectory(path);
            throw path.error(PosixError.EISDIR);
        }
    }

    private void create(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final Object lock = creations.get(Math.floorMod(path.path().hashCode(), LOCKS));
        try {
            client.patience().repeatUnlessDone(path.toString(), () -> {
                // Not while the call waits: its patience is not that of others.
                synchronized (lock) {
                    createOnce(files, path);
                }
                return null;
            });
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EEXIST || options.contains(FileOpenOption.EXCLUSIVE)) {
                throw e;
            }
        } finally {
            onCreated.run();
        }
    }

    private static void createOnce(final DistributedFileSystem files, final ResolvedPath path) throws IOException {
        files.createNonRecursive(
                        path.path(),
                        FsPermission.getFileDefault(),
                        EnumSet.of(CreateFlag.CREATE),
                        UNUSED_BUFFER_LENGTH,
                        files.getDefaultReplication(path.path()),
                        files.getDefaultBlockSize(path.path()),
                        null)
                .close();
    }

    private OpenFile openVersion(final ResolvedPath path, final Set<FileOpenOption> options)
            throws FileServiceException {
        for (int i = 1; i < MAX_TRIES; i++) {
            try {
                return openOnce(path, options);
            } catch (final FileServiceException e) {
                if (!MAY_PASS.contains(e.error())) {
                    throw e;
                }
            }
            Patience.pause(path.toString(), PAUSE_MILLIS);
        }
        return openOnce(path, options);
    }

    private OpenFile openOnce(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        final HdfsFileStatus status = fileStatus(path);
        if (options.contains(FileOpenOption.WRITE)) {
            requireComplete(path);
            // The end of others' writing has changed the time.
            return open(path, fileStatus(path));
        }
        return open(path, status);
    }

    private HdfsFileStatus fileStatus(final ResolvedPath path) throws FileServiceException {
        final HdfsFileStatus status = client.required(path);
        if (status.isDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
        return status;
    }

    private void requireComplete(final ResolvedPath path) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        if (!client.patience().repeat(path.toString(), () -> files.isFileClosed(path.path()))) {
            throw path.error(PosixError.EBUSY, "another program is writing it");
        }
    }

    private OpenFile open(final ResolvedPath path, final HdfsFileStatus status) throws FileServiceException {
        final OpenFile file = openFiles.acquire(path, status);
        boolean isOpen = false;
        try {
            file.open();
            isOpen = true;
            return file;
        } finally {
            if (!isOpen) {
                openFiles.release(file);
            }
        }
    }

    /** Checks what the upload needs, so that the opening fails and not the close. */
    private void requireWritable(final ResolvedPath path) throws FileServiceException {
        requireWritable(path, path.path());
        requireWritable(path, path.path().getParent());
    }

    private void requireWritable(final ResolvedPath subject, final Path path) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        client.patience().repeat(subject.toString(), () -> {
            checkAccess(files, path);
            return null;
        });
    }

    private static void checkAccess(final DistributedFileSystem files, final Path path) throws IOException {
        files.access(path, FsAction.WRITE);
    }
}
