package io.github.galefs.hadoop;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.HandleCalls;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.util.Set;

/** The calls of a {@link HadoopFileService} by handle. */
final class HdfsHandles extends HandleCalls<OpenFile> {
    private final FileOpening opening;
    private final OpenFiles openFiles;
    private final Uploads uploads;

    HdfsHandles(
            final HadoopClient client,
            final HdfsPaths paths,
            final FileOpening opening,
            final OpenFiles openFiles,
            final Uploads uploads,
            final int maxOpenFiles) {
        super(client, paths, openFiles, maxOpenFiles);
        this.opening = opening;
        this.openFiles = openFiles;
        this.uploads = uploads;
    }

    @Override
    protected void requireValid(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        opening.requireValid(given, options);
    }

    @Override
    protected OpenFile open(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        return opening.open(path, options);
    }

    @Override
    protected boolean uploadsAtClose(final Set<FileOpenOption> options) {
        return options.contains(FileOpenOption.WRITE);
    }

    @Override
    protected void upload(final OpenFile file) throws FileServiceException {
        file.upload(uploads, openFiles);
    }

    @Override
    protected void setPermissions(final OpenFile file, final int permissions) throws FileServiceException {
        file.setPermissions(permissions);
    }

    @Override
    protected void setModificationTime(final OpenFile file, final long millis) throws FileServiceException {
        file.setModificationTime(openFiles, millis);
    }
}
