package io.github.galefs.bench.measure;

import java.io.Serial;

/** A benchmark did not do what it should have done. The message is one line for people. */
public final class BenchException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * A benchmark that went wrong.
     *
     * @param message what was expected and what came.
     */
    public BenchException(final String message) {
        super(message);
    }

    /**
     * A benchmark that could not be run.
     *
     * @param message what failed.
     * @param cause   why.
     */
    public BenchException(final String message, final Throwable cause) {
        super(message, cause);
    }
}
