package io.github.galefs.file;

import java.io.IOException;
import java.io.Serial;

/**
 * A file service refused or failed a request. The message names the file, what was wrong with it, and POSIX's error
 * where that says more.
 */
public final class FileServiceException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final PosixError error;

    /**
     * An error without an underlying cause.
     *
     * @param error  POSIX's error.
     * @param detail what it happened to, with values: usually a path.
     */
    public FileServiceException(final PosixError error, final String detail) {
        this(error, detail, null);
    }

    /**
     * An error with the failure that led to it.
     *
     * @param error  POSIX's error.
     * @param detail what it happened to, with values: usually a path.
     * @param cause  the failure below, or null.
     */
    public FileServiceException(final PosixError error, final String detail, final Throwable cause) {
        this(detail + ": " + error.description() + " (" + error.name() + ")", error, cause);
    }

    private FileServiceException(final String message, final PosixError error, final Throwable cause) {
        super(message, cause);
        this.error = error;
    }

    /**
     * An error that POSIX's words would not make clearer, as what is invalid is no call's argument.
     *
     * @param error   POSIX's error.
     * @param message what happened, to what, and why, in full.
     * @param cause   the failure below, or null.
     * @return the error.
     */
    public static FileServiceException inFull(final PosixError error, final String message, final Throwable cause) {
        return new FileServiceException(message, error, cause);
    }

    /**
     * POSIX's error.
     *
     * @return the error.
     */
    public PosixError error() {
        return error;
    }
}
