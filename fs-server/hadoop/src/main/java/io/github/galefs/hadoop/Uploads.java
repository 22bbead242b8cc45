package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.StagedUploads;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;

/**
 * Gives files of HDFS the bytes of staged files. A staged file with all bytes replaces its destination; another one is
 * appended to it. Safe for use by several threads.
 */
final class Uploads extends StagedUploads {
    /** Follows an upload. */
    interface Progress {
        /** Follows nothing. */
        Progress NONE = new Progress() {
            @Override
            public void beforeReplacing(final RemoteVersion newer) {}

            @Override
            public void onNotReplaced(final RemoteVersion newer) {}

            @Override
            public void beforeAppending(final long inode) {}

            @Override
            public void onAppended(final RemoteVersion newer) {}

            @Override
            public void afterAppending(final long inode) {}
        };

        /** Takes the new version before others can see it. */
        void beforeReplacing(RemoteVersion newer);

        /** Is called if that version does not replace the file after all. */
        void onNotReplaced(RemoteVersion newer);

        /** Is called before a file gets versions that nobody knows. */
        void beforeAppending(long inode);

        /** Takes the new version after an append. */
        void onAppended(RemoteVersion newer);

        /** Is called at the end of an append or of its attempt. */
        void afterAppending(long inode);
    }

    private final HadoopClient client;

    /**
     * Creates it.
     *
     * @param client    of the cluster.
     * @param transfers runs the uploads.
     * @param onChanged runs after each change in a directory.
     */
    Uploads(final HadoopClient client, final Transfers transfers, final Runnable onChanged) {
        super(transfers, onChanged, "HadoopFileService.recovery");
        this.client = client;
    }

    /**
     * Gives the destination of a staged file its bytes.
     *
     * @param subject  what the bytes are of, for messages.
     * @param source   marked file, which must stay unchanged until the end.
     * @param progress follows the upload.
     * @return the new version.
     * @throws FileServiceException ESTALE if others have changed or removed the destination; EBUSY if others are
     *     writing to it; EACCES; ENOSPC; the cluster's failures. The bytes stay staged, durable on this machine.
     */
    RemoteVersion upload(final String subject, final StagedFile source, final Progress progress)
            throws FileServiceException {
        return runOf(source, subject, () -> {
            final boolean isWhole = source.destination().from() == 0;
            return isWhole
                    ? new Upload(client, subject, source, progress).run()
                    : new AppendingUpload(client, subject, source, progress).run();
        });
    }
}
