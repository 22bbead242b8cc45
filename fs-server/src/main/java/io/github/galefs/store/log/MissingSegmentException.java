package io.github.galefs.store.log;

import java.io.IOException;
import java.io.Serial;

/** The file of a segment does not exist: it was deleted, rightly after compaction, or by someone else. */
public final class MissingSegmentException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * An error about a file.
     *
     * @param detail which is missing.
     * @param cause  what the system said.
     */
    public MissingSegmentException(final String detail, final Throwable cause) {
        super(detail, cause);
    }
}
