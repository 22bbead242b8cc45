package io.github.galefs.kernel.artefact;

import java.util.List;

/** Methods did not become kernels. */
public final class KernelCompilationException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<String> refusals;

    KernelCompilationException(final List<String> refusals) {
        super(String.join(System.lineSeparator(), refusals));
        this.refusals = List.copyOf(refusals);
    }

    KernelCompilationException(final String message, final Throwable cause) {
        super(message, cause);
        this.refusals = List.of();
    }

    /**
     * What was refused.
     *
     * @return for each method class, method, line and reason; empty when the compiler itself failed.
     */
    public List<String> refusals() {
        return refusals;
    }
}
