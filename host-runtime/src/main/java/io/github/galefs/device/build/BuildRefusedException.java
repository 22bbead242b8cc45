package io.github.galefs.device.build;

import java.io.Serial;

/** A driver's compiler refused a program. The message is the compiler's log. */
public final class BuildRefusedException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final int error;

    /**
     * Creates an exception.
     *
     * @param error number that the driver returned.
     * @param log   of the compiler; may be empty.
     */
    public BuildRefusedException(final int error, final String log) {
        super(log);
        this.error = error;
    }

    /**
     * Returns the error.
     *
     * @return number that the driver returned.
     */
    public int error() {
        return error;
    }
}
