package io.github.galefs.compiler.subset;

/** Thrown if a method is not in the kernel subset. The message names class, method, line and reason. */
public final class KernelRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Separates the construct from what to write instead. */
    private static final String ADVICE = "; ";

    private final String reason;

    /**
     * Creates the exception.
     *
     * @param location class, method, file and line, in the form of a stack trace.
     * @param reason   the refused construct; after a semicolon, what to write instead.
     */
    public KernelRefusedException(final String location, final String reason) {
        super(location + ": " + reason);
        this.reason = reason;
    }

    /**
     * Returns the refused construct: the message without the location, and without what to write instead.
     *
     * @return the reason up to a semicolon.
     */
    String construct() {
        return reason.split(ADVICE, 2)[0];
    }
}
