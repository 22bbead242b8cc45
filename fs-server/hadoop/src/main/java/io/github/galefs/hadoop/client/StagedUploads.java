package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.UploadFailure;

/** Runs the uploads of a service. Safe for use by several threads. */
public abstract class StagedUploads {
    /** Characters of a reason that are recorded. */
    private static final int MAX_REASON_LENGTH = 1000;

    private final Transfers transfers;
    private final Runnable onChanged;
    private final String recovery;

    /**
     * Creates it.
     *
     * @param transfers runs the uploads.
     * @param onChanged runs after each change in a directory.
     * @param recovery  the call that gives access to bytes that were not uploaded, for messages.
     */
    protected StagedUploads(final Transfers transfers, final Runnable onChanged, final String recovery) {
        this.transfers = transfers;
        this.onChanged = onChanged;
        this.recovery = recovery;
    }

    /**
     * Runs a transfer that changes a directory.
     *
     * @param subject  what the transfer is about, for messages.
     * @param transfer the transfer.
     * @param <T>      type of its result.
     * @return its result.
     * @throws FileServiceException as from {@link Transfers#run}.
     */
    public final <T> T run(final String subject, final Transfers.Transfer<T> transfer) throws FileServiceException {
        try {
            return transfers.run(subject, transfer);
        } finally {
            onChanged.run();
        }
    }

    /** Runs the upload of a staged file; a failure is recorded, and the bytes made durable on this machine. */
    protected final <T> T runOf(final StagedFile source, final String subject, final Transfers.Transfer<T> upload)
            throws FileServiceException {
        try {
            return run(subject, upload);
        } catch (final FileServiceException e) {
            throw kept(subject, source, e);
        }
    }

    private FileServiceException kept(final String subject, final StagedFile source, final FileServiceException cause) {
        final FileServiceException failure = FileServiceException.withMessage(
                cause.error(),
                subject + " was not uploaded: " + cause.getMessage() + "; its bytes are kept as " + source
                        + ": 'galefs recover' lists its ID, and 'galefs recover --upload ID --to PATH', "
                        + "--discard ID, or " + recovery + " recovers them",
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

    private static String beginning(final String reason) {
        return reason.length() <= MAX_REASON_LENGTH ? reason : reason.substring(0, MAX_REASON_LENGTH) + "...";
    }
}
