package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.UploadFailure;

/**
 * Gives files of HDFS the bytes of staged files. A staged file with all bytes replaces its destination; another one is
 * appended to it. Safe for use by several threads.
 */
final class Uploads {
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

    /** Characters of a reason that are recorded. */
    private static final int MAX_REASON_LENGTH = 1000;

    private final HadoopClient client;
    private final Transfers transfers;
    private final Runnable onChanged;

    /**
     * Creates it.
     *
     * @param client    of the cluster.
     * @param transfers runs the uploads.
     * @param onChanged runs after each change in a directory.
     */
    Uploads(final HadoopClient client, final Transfers transfers, final Runnable onChanged) {
        this.client = client;
        this.transfers = transfers;
        this.onChanged = onChanged;
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
        try {
            final boolean isWhole = source.destination().from() == 0;
            return run(
                    subject,
                    isWhole
                            ? new Upload(client, subject, source, progress)::run
                            : new AppendingUpload(client, subject, source, progress)::run);
        } catch (final FileServiceException e) {
            throw kept(subject, source, e);
        }
    }

    /** Runs a transfer that changes a directory. */
    <T> T run(final String subject, final Transfers.Transfer<T> transfer) throws FileServiceException {
        try {
            return transfers.run(subject, transfer);
        } finally {
            onChanged.run();
        }
    }

    private static String beginning(final String reason) {
        return reason.length() <= MAX_REASON_LENGTH ? reason : reason.substring(0, MAX_REASON_LENGTH) + "...";
    }

    private static FileServiceException kept(
            final String subject, final StagedFile source, final FileServiceException cause) {
        final FileServiceException failure = FileServiceException.withMessage(
                cause.error(),
                subject + " was not uploaded: " + cause.getMessage() + "; its bytes are kept as " + source
                        + ": upload or discard them by HadoopFileService.recovery",
                cause);
        try {
            source.mark(source.destination()
                    .withFailure(new UploadFailure(beginning(cause.getMessage()), System.currentTimeMillis())));
            source.sync();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
        return failure;
    }
}
