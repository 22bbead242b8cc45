package io.github.galefs.file;

import java.io.IOException;
import java.io.Serial;

/**
 * A file service refused or failed a request. The message names the file, what was wrong with it, and POSIX's error.
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
        super(detail + ": " + error.description() + " (" + error.name() + ")", cause);
        this.error = error;
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
