package io.github.galefs.bench.measure;

import java.io.Serial;

/** Thrown when a benchmark fails or computes a wrong result. The message is one line for people. */
public final class BenchException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception without a cause.
     *
     * @param message expected and actual value.
     */
    public BenchException(final String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message what failed.
     * @param cause   the failure below.
     */
    public BenchException(final String message, final Throwable cause) {
        super(message, cause);
    }
}
