package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.staging.Destination;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Hadoop's client of one service, and the patience with its file system. Safe for use by several threads.
 *
 * @param <S> type of Hadoop's client.
 */
public abstract class Connection<S extends FileSystem> {
    private final S files;
    private final Patience patience;
    private final Path root;
    private final String place;
    private final AtomicBoolean isClosed = new AtomicBoolean();

    protected Connection(final S files, final Patience patience, final Path root, final String place) {
        this.files = files;
        this.patience = patience;
        this.root = root;
        this.place = place;
    }

    /**
     * Returns Hadoop's client.
     *
     * @return the client.
     * @throws FileServiceException EBADF if the service is closed.
     */
    public final S files() throws FileServiceException {
        if (isClosed.get()) {
            throw new FileServiceException(PosixError.EBADF, "the service is closed");
        }
        return files;
    }

    /**
     * Returns the patience with the file system.
     *
     * @return the patience.
     */
    public final Patience patience() {
        return patience;
    }

    /**
     * Returns the service's root.
     *
     * @return a path in the file system.
     */
    public final Path root() {
        return root;
    }

    /**
     * Returns the place that staged bytes belong to.
     *
     * @return a URI.
     */
    public final String place() {
        return place;
    }

    /**
     * Returns how records of staged bytes name a path: what follows {@link #place}.
     *
     * @param path a path of the service.
     * @return the path.
     */
    public abstract String recordedPath(ResolvedPath path);

    /** Removes what an upload of bytes that were discarded may have left, if that is possible at once. */
    protected abstract void removeUpload(Destination discarded);

    /**
     * Closes Hadoop's client. A second call has no effect.
     *
     * @throws FileServiceException EIO.
     */
    public final void close() throws FileServiceException {
        if (!isClosed.getAndSet(true)) {
            close(files, "closing " + place);
        }
    }

    protected static void close(final FileSystem files, final String subject) throws FileServiceException {
        try {
            files.close();
        } catch (final IOException e) {
            throw HadoopErrors.convert(subject, e);
        }
    }
}
