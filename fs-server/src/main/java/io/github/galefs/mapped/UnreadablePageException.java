package io.github.galefs.mapped;

import java.io.IOException;
import java.io.Serial;

/** Thrown when a page of a mapped file cannot be read: the disk has failed, or the file was cut. */
public final class UnreadablePageException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param detail what was to be read.
     * @param cause  the virtual machine's error, if any.
     */
    public UnreadablePageException(final String detail, final Throwable cause) {
        super(detail, cause);
    }
}
