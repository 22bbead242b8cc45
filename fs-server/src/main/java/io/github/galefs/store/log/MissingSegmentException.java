package io.github.galefs.store.log;

import java.io.IOException;
import java.io.Serial;

/** Thrown when the file of a segment does not exist: compaction has deleted it, or someone outside the store. */
public final class MissingSegmentException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param detail the file that is missing.
     * @param cause  the error of the system.
     */
    public MissingSegmentException(final String detail, final Throwable cause) {
        super(detail, cause);
    }
}
