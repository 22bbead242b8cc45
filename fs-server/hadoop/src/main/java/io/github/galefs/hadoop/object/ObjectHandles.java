package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.HandleCalls;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.util.Set;

/** The calls of an {@link ObjectFileService} by handle. */
final class ObjectHandles extends HandleCalls<OpenObject> {
    private final ObjectOpening opening;
    private final OpenObjects openObjects;
    private final Uploads uploads;

    ObjectHandles(
            final ObjectStore store,
            final KeyResolver resolver,
            final ObjectOpening opening,
            final OpenObjects openObjects,
            final Uploads uploads,
            final int maxOpenFiles) {
        super(store, resolver, openObjects, maxOpenFiles);
        this.opening = opening;
        this.openObjects = openObjects;
        this.uploads = uploads;
    }

    @Override
    protected void requireValid(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        opening.requireValid(given, options);
    }

    @Override
    protected OpenObject open(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        return opening.open(path, options);
    }

    /** A handle that may have created the file counts: its first upload makes the object. */
    @Override
    protected boolean uploadsAtClose(final Set<FileOpenOption> options) {
        return options.contains(FileOpenOption.WRITE) || options.contains(FileOpenOption.CREATE);
    }

    @Override
    protected void upload(final OpenObject file) throws FileServiceException {
        file.upload(uploads, openObjects);
    }

    @Override
    protected void setPermissions(final OpenObject file, final int permissions) throws FileServiceException {
        file.requirePermissions(permissions);
    }

    @Override
    protected void setModificationTime(final OpenObject file, final long millis) throws FileServiceException {
        throw Statuses.noTimes(file.toString());
    }
}
