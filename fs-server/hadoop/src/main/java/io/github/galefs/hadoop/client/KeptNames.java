package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.staging.StagingArea;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets bytes that were not uploaded follow the name of their file. A failure to do so is logged: the name has changed
 * already.
 */
final class KeptNames {
    private static final Logger LOG = LoggerFactory.getLogger(KeptNames.class);

    private final Connection<?> connection;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    KeptNames(final Connection<?> connection, final StagingArea staging) {
        this.connection = connection;
        this.staging = staging;
    }

    /** Discards what a failed command has written. Kept bytes of any other file may be the only copy, and stay. */
    void onRemoved(final ResolvedPath path) {
        if (path.path().getName().startsWith(FileService.UNFINISHED_PREFIX)) {
            discard(path);
        }
    }

    private void discard(final ResolvedPath path) {
        follow(
                path,
                () -> staging.discardKept(connection.place(), connection.recordedPath(path))
                        .forEach(connection::removeUpload));
    }

    void onRenamed(final ResolvedPath from, final ResolvedPath to) {
        follow(
                from,
                () -> staging.renameKept(
                        connection.place(), connection.recordedPath(from), connection.recordedPath(to)));
    }

    private void follow(final ResolvedPath path, final RemoteFile.Step step) {
        if (staging == null) {
            return;
        }
        try {
            step.run();
        } catch (final FileServiceException e) {
            LOG.warn("bytes of {} that were not uploaded are kept under its old name: {}", path, e.getMessage());
        }
    }
}
