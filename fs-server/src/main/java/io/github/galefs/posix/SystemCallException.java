package io.github.galefs.posix;

import java.io.Serial;

/** Thrown when the system refuses a call. Callers expect it and throw an
 * exception of their own, so it keeps no stack trace. */
public final class SystemCallException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final int errno;

    SystemCallException(final int errno, final String call) {
        super(call + ": " + SystemErrors.describe(errno), null, false, false);
        this.errno = errno;
    }

    /** Returns a result that is not negative; throws for the negative {@code errno}. */
    static int check(final int result, final String call) throws SystemCallException {
        if (result < 0) {
            throw new SystemCallException(-result, call);
        }
        return result;
    }

    /** Returns a result that is not negative; throws for the negative {@code errno}. */
    static long check(final long result, final String call) throws SystemCallException {
        if (result < 0) {
            throw new SystemCallException((int) -result, call);
        }
        return result;
    }

    /**
     * Returns the error.
     *
     * @return the number that Linux gives it in {@code errno.h}, at least 1.
     */
    public int errno() {
        return errno;
    }
}
