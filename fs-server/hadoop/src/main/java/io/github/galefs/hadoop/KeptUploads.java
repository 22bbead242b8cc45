package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.Failures;
import io.github.galefs.hadoop.client.HadoopLogs;
import io.github.galefs.hadoop.staging.StagingArea;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The bytes that services have kept in a staging directory, without a service: those of uploads that have failed, and
 * of processes that have ended before an upload. No service may have the directory open. A program with a service has
 * {@link HadoopFileService#recovery}.
 *
 * <p>A cluster is connected to when an upload or removal needs it, so that files can be listed while it is away. Safe
 * for use by several threads.
 */
public final class KeptUploads implements AutoCloseable {
    private final HadoopContext context;
    private final StagingArea staging;

    /** By their places. Guarded by this. */
    private final Map<URI, HadoopClient> clients = new HashMap<>();

    private KeptUploads(final HadoopContext context, final StagingArea staging) {
        this.context = context;
        this.staging = staging;
    }

    /**
     * Opens a staging directory.
     *
     * @param context must have {@link HadoopContext#staging}. Without {@link HadoopContext#place}, each file belongs to
     *     the root of the cluster that it was opened in.
     * @return the bytes; the caller closes them.
     * @throws FileServiceException     ENOENT without staged files; EBUSY if a service has the directory open; EINVAL
     *     or ENOTDIR for something else; ENOSPC; EIO.
     * @throws IllegalArgumentException if a value of the context is out of its range.
     */
    public static KeptUploads open(final HadoopContext context) throws FileServiceException {
        final HadoopContext copy = context.forKept();
        HadoopLogs.quieten();
        return new KeptUploads(copy, StagingArea.openExisting(copy.staging(), copy.maxStagedBytes()));
    }

    /**
     * Returns the files, by their numbers. Of a process that was killed within an upload, a file may be listed whose
     * bytes HDFS has.
     *
     * @return the files.
     * @throws FileServiceException EIO.
     */
    public List<KeptFile> list() throws FileServiceException {
        return staging.kept().stream().map(KeptFile::of).toList();
    }

    /**
     * Uploads a file over the file that it was made from, or appends it, wherever that is by now. Discards it here.
     *
     * @param id number of the file.
     * @throws FileServiceException as from {@link Recovery#upload}, and from {@link HadoopFileService#open}.
     */
    public void upload(final long id) throws FileServiceException {
        recoveryOf(id).upload(id);
    }

    /**
     * Uploads a file under a path, whatever it was made from, and discards it here. If that fails, a file that was to
     * be appended may be kept under another number.
     *
     * @param id   number of the file.
     * @param path path below the place; a file there is replaced, and keeps its attributes.
     * @throws FileServiceException as from {@link Recovery#uploadAs}, and from {@link HadoopFileService#open}.
     */
    public void uploadAs(final long id, final String path) throws FileServiceException {
        recoveryOf(id).uploadAs(id, path);
    }

    /**
     * Discards a file, and what its upload has left in HDFS. Asks the cluster only if an upload had begun.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if another thread recovers it; the cluster's
     *     failures, after which the file is kept: {@link #discardHere} does not need the cluster.
     */
    public void discard(final long id) throws FileServiceException {
        final boolean mayHaveBegun = staging.kept().stream()
                .anyMatch(kept ->
                        kept.id() == id && !kept.destination().temporary().isEmpty());
        if (mayHaveBegun) {
            recoveryOf(id).discard(id);
        } else {
            discardHere(id);
        }
    }

    /**
     * Discards a file on this machine. {@link KeptFile#temporary} may stay in HDFS.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if another thread recovers it; EIO.
     */
    public void discardHere(final long id) throws FileServiceException {
        staging.openKept(id).discard();
    }

    private Recovery recoveryOf(final long id) throws FileServiceException {
        final URI place =
                context.place() == null ? URI.create(staging.destination(id).place() + "/") : context.place();
        return Recovery.of(clientOf(place), staging);
    }

    private synchronized HadoopClient clientOf(final URI place) throws FileServiceException {
        HadoopClient client = clients.get(place);
        if (client == null) {
            client = HadoopClient.connect(context.at(place));
            clients.put(place, client);
        }
        return client;
    }

    /**
     * Closes the directory and the connections. A second call has no effect.
     *
     * @throws FileServiceException EIO.
     */
    @Override
    public synchronized void close() throws FileServiceException {
        FileServiceException failure = null;
        for (final HadoopClient client : clients.values()) {
            try {
                client.close();
            } catch (final FileServiceException e) {
                failure = Failures.join(failure, e);
            }
        }
        try {
            staging.close();
        } catch (final FileServiceException e) {
            failure = Failures.join(failure, e);
        }
        if (failure != null) {
            throw failure;
        }
    }
}
