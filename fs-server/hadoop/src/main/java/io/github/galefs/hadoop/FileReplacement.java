package io.github.galefs.hadoop;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.MemoryBytes;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Writes whole files, which need no staged file. */
final class FileReplacement {
    private static final Set<FileOpenOption> OPTIONS =
            EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);

    private final HadoopClient client;
    private final HdfsPaths resolver;
    private final FileOpening opening;
    private final OpenFiles openFiles;
    private final Uploads uploads;

    FileReplacement(
            final HadoopClient client,
            final HdfsPaths resolver,
            final FileOpening opening,
            final OpenFiles openFiles,
            final Uploads uploads) {
        this.client = client;
        this.resolver = resolver;
        this.opening = opening;
        this.openFiles = openFiles;
        this.uploads = uploads;
    }

    /** Writes a file; replaces a file that has the path. Returns its status. */
    FileStatus write(final String given, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        client.files();
        opening.requireValid(given, OPTIONS);
        final ResolvedPath path = resolver.resolve(given);
        if (length < 0) {
            throw path.error(PosixError.EINVAL, "length " + length + ": must not be negative");
        }
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        requireName(path);
        return uploads.run(path.toString(), () -> {
            new NewFile(client, path.toString(), path.path())
                    .write(new MemoryBytes(source.asSlice(sourceOffset, length)));
            return openFiles.statusOf(path, client.required(path));
        });
    }

    private void requireName(final ResolvedPath path) throws FileServiceException {
        final HdfsFileStatus status = client.statusOrNull(path.toString(), path.path());
        if (HdfsPaths.isInSnapshot(path)) {
            throw path.error(PosixError.EROFS);
        }
        if (status != null && status.isDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
        if (path.wantsDirectory()) {
            client.requireDirectory(path);
            throw path.error(status == null ? PosixError.EISDIR : PosixError.ENOTDIR);
        }
    }
}
