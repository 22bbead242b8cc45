package io.github.galefs.compiler.subset;

/** A method cannot become a kernel. The message names class, method, line and reason. */
public final class KernelRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Makes the exception.
     *
     * @param place  class, method, file and line, as a stack trace writes them.
     * @param reason why, and what to write instead.
     */
    public KernelRefusedException(final String place, final String reason) {
        super(place + ": " + reason);
        this.reason = reason;
    }

    /**
     * The message without the place.
     *
     * @return why the method is refused.
     */
    public String reason() {
        return reason;
    }
}
