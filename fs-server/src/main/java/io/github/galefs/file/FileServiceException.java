package io.github.galefs.file;

import java.io.IOException;
import java.io.Serial;

/**
 * Thrown when a file service refuses or fails a call. The message names the file and the cause, and ends with the POSIX
 * error unless the exception was created by {@link #withMessage}.
 */
public final class FileServiceException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final PosixError error;

    /**
     * Creates an exception without a cause.
     *
     * @param error  POSIX error.
     * @param detail what failed, with values: usually a path. The error's description and name are appended to it.
     */
    public FileServiceException(final PosixError error, final String detail) {
        this(error, detail, null);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param error  POSIX error.
     * @param detail what failed, with values: usually a path. The error's description and name are appended to it.
     * @param cause  the underlying failure, or null.
     */
    public FileServiceException(final PosixError error, final String detail, final Throwable cause) {
        this(detail + ": " + error.description() + " (" + error.name() + ")", error, cause);
    }

    private FileServiceException(final String message, final PosixError error, final Throwable cause) {
        super(message, cause);
        this.error = error;
    }

    /**
     * Creates an exception whose message does not include the POSIX error: for failures that its description would
     * obscure, such as an invalid configuration, which is no call's "invalid argument".
     *
     * @param error   POSIX error.
     * @param message the whole message: what failed, on what, and why.
     * @param cause   the underlying failure, or null.
     * @return the exception, not thrown.
     */
    public static FileServiceException withMessage(
            final PosixError error, final String message, final Throwable cause) {
        return new FileServiceException(message, error, cause);
    }

    /**
     * Creates an exception for a failed access to storage. Its error is the reason of the system, where a user can do
     * something about that: EACCES, EPERM, EROFS, ENOSPC, ENOMEM, EMFILE or ENFILE. It is EINTR if the thread was
     * interrupted, which closes the file channel that it uses and is no sign of damage; otherwise EIO.
     *
     * @param detail what failed, with values: usually a path. The error's description and name are appended to it.
     * @param cause  the failure of the access.
     * @return the exception, not thrown.
     */
    public static FileServiceException ofFailure(final String detail, final Exception cause) {
        return new FileServiceException(SystemReason.of(cause), detail, cause);
    }

    /**
     * Returns the POSIX error.
     *
     * @return the error.
     */
    public PosixError error() {
        return error;
    }
}
