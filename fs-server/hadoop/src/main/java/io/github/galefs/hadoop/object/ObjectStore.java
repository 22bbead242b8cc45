package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Connection;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/** Hadoop's client of one service, and the patience with its store. Safe for use by several threads. */
final class ObjectStore extends Connection<FileSystem> {
    private ObjectStore(final FileSystem files, final Patience patience, final Path root, final String place) {
        super(files, patience, root, place);
    }

    /**
     * Connects to the store, without patience: a wrong address, bucket or key fails at once.
     *
     * @throws FileServiceException ENOENT without the bucket; ENOTDIR if the place is a file; EACCES; ENOTSUP if the
     *     connector is not on the class path, or lacks ETags or conditional writes; as the store's failures.
     */
    static ObjectStore connect(final ObjectStoreContext context) throws FileServiceException {
        final URI place = context.place();
        final Path root = new Path(place.getPath().isEmpty() ? "/" : place.getPath());
        final FileSystem files = newFileSystem(place, context.hadoopConfiguration());
        boolean isConnected = false;
        try {
            requireCapabilities(files, root, context);
            requireDirectory(files, root, place);
            isConnected = true;
            return new ObjectStore(
                    files,
                    new Patience(place.toString(), context.patience()),
                    root,
                    place.resolve(root.toUri().getRawPath()).toString());
        } catch (final IOException e) {
            throw StoreErrors.ofConnecting(place, e);
        } finally {
            if (!isConnected) {
                close(files, place.toString());
            }
        }
    }

    /** Never the instance that Hadoop's other users of this JVM share: whoever closes it closes it for all. */
    private static FileSystem newFileSystem(final URI place, final Configuration configuration)
            throws FileServiceException {
        try {
            return FileSystem.newInstance(place, configuration);
        } catch (final IOException e) {
            throw StoreErrors.ofConnecting(place, e);
        } catch (final RuntimeException | LinkageError e) {
            throw StoreErrors.ofLoading(place, e);
        }
    }

    private static void requireCapabilities(final FileSystem files, final Path root, final ObjectStoreContext context)
            throws IOException {
        requireCapability(files, root, context, CommonPathCapabilities.ETAGS_AVAILABLE, "ETags");
        if (context.staging() != null) {
            requireCapability(
                    files,
                    root,
                    context,
                    Options.CreateFileOptionKeys.FS_OPTION_CREATE_CONDITIONAL_OVERWRITE_ETAG,
                    "conditional writes, without which files are only read: leave out staging");
        }
    }

    private static void requireCapability(
            final FileSystem files,
            final Path root,
            final ObjectStoreContext context,
            final String capability,
            final String description)
            throws IOException {
        if (!files.hasPathCapability(root, capability)) {
            throw new FileServiceException(
                    PosixError.ENOTSUP, context.place() + ": Hadoop's connector has no " + description);
        }
    }

    /** Lists the root, since other requests succeed with wrong keys or without the bucket. */
    private static void requireDirectory(final FileSystem files, final Path root, final URI place) throws IOException {
        final Stored stored = look(files, root);
        if (stored.isFile()) {
            throw new FileServiceException(PosixError.ENOTDIR, place.toString());
        }
        list(files, root).hasNext();
    }

    @Override
    public String recordedPath(final ResolvedPath path) {
        return path.path().toUri().getPath().substring(root().toUri().getPath().length());
    }

    /** An upload is visible once it is complete. */
    @Override
    protected void removeUpload(final Destination discarded) {
        // A rule of the bucket removes its parts.
    }

    /** Returns what the store has under a path. The root always exists. */
    Stored look(final String subject, final Path path) throws FileServiceException {
        final FileSystem open = files();
        return patience().repeat(subject, () -> look(open, path));
    }

    /** Makes one attempt to look at a path. */
    static Stored look(final FileSystem files, final Path path) throws IOException {
        try {
            return new Stored(files.getFileStatus(path));
        } catch (final FileNotFoundException e) {
            return Stored.NOTHING;
        }
    }

    /** Begins a list of a directory; of none, if the directory is gone or was never made, as the root may be. */
    RemoteIterator<FileStatus> list(final Path path) throws IOException {
        return list(files(), path);
    }

    private static RemoteIterator<FileStatus> list(final FileSystem files, final Path path) throws IOException {
        try {
            return files.listStatusIterator(path);
        } catch (final FileNotFoundException e) {
            return Entries.NONE;
        }
    }

    /**
     * Removes a version of an object; does nothing if the path names something else by now.
     *
     * <p>Each attempt looks first: a removal whose answer was lost must not take what others have made since. What they
     * make between the look and the request is lost, as s3a has no conditional removal.
     */
    void delete(final String subject, final Path path, final RemoteVersion version) throws FileServiceException {
        final FileSystem open = files();
        patience().repeat(subject, () -> {
            deleteOnce(open, path, version);
            return null;
        });
    }

    /** Makes one attempt to remove a version of an object. */
    static void deleteOnce(final FileSystem files, final Path path, final RemoteVersion version) throws IOException {
        final Stored present = look(files, path);
        if (present.isFile() && present.version().equals(version)) {
            files.delete(path, false);
        }
    }

    /** Removes an empty directory; does nothing if it is gone. */
    void deleteDirectory(final String subject, final Path path) throws FileServiceException {
        final FileSystem open = files();
        patience().repeat(subject, () -> open.delete(path, false));
    }
}
