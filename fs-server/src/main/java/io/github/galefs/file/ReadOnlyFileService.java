package io.github.galefs.file;

import java.util.Set;

/**
 * A file service that refuses every change with {@link PosixError#EROFS}.
 *
 * <p>Overridden are {@code open}, which grants no handle for writing, and the calls that change names, attributes or
 * snapshots. Everything else is forwarded:
 * <ul>
 *   <li>{@code write}, {@code append} and {@code truncate}, because no handle is open for writing: they throw EBADF;
 *   <li>{@code sync} and {@code syncAll}, because they make durable what is there and change nothing that can be read;
 *   <li>{@code close}, {@code status}, {@code stat}, {@code read}, {@code list} and {@code capacity}, because they only
 *       read, or release what {@code open} granted.
 * </ul>
 */
public final class ReadOnlyFileService extends ForwardingFileService {
    private final FileService files;

    /**
     * Makes a read-only view of a service.
     *
     * @param files the service; {@link #close()} closes it.
     */
    public ReadOnlyFileService(final FileService files) {
        this.files = files;
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException EROFS with {@code WRITE} or {@code CREATE}, also for a file that exists.
     */
    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        if (options.contains(FileOpenOption.WRITE) || options.contains(FileOpenOption.CREATE)) {
            throw refusal(path);
        }
        return super.open(path, options);
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        throw refusal(path);
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        throw refusal(path);
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        throw refusal(path);
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        throw refusal(from);
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        throw refusal(path);
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        throw refusal(path);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        throw refusal("handle " + handle);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        throw refusal("handle " + handle);
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        throw refusal("snapshot " + name);
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        throw refusal("snapshot " + name);
    }

    private static FileServiceException refusal(final String target) {
        return new FileServiceException(PosixError.EROFS, "'" + target + "': files are exported for reading only");
    }
}
