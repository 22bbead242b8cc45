package io.github.galefs.cli.output;

import java.io.IOException;
import java.io.Serial;

/**
 * Thrown when standard output of the process fails. Unchecked: a print stream would keep an {@link IOException} to
 * itself, and the command would go on with a result that nobody receives.
 */
public final class OutputFailedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final boolean readerGone;

    OutputFailedException(final IOException cause, final boolean readerGone) {
        super("cannot write to standard output: " + cause.getMessage(), cause);
        this.readerGone = readerGone;
    }

    /**
     * Returns whether the reader of a pipe has closed it, as {@code head} does when it has read enough.
     *
     * @return true for a closed pipe; false for a failure, such as a full disk.
     */
    public boolean isReaderGone() {
        return readerGone;
    }
}
