package io.github.galefs.compiler.subset;

/** Thrown if a method is not in the kernel subset. The message names class, method, line and reason. */
public final class KernelRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Creates the exception.
     *
     * @param location class, method, file and line, in the form of a stack trace.
     * @param reason   the reason, and what to write instead.
     */
    public KernelRefusedException(final String location, final String reason) {
        super(location + ": " + reason);
        this.reason = reason;
    }

    /**
     * Returns the reason: the message without the location.
     *
     * @return the reason for the refusal.
     */
    public String reason() {
        return reason;
    }
}
