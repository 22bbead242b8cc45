package io.github.galefs.kernel.artefact;

import java.util.List;

/** Thrown if methods cannot be compiled to kernels. */
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
     * Returns the refusals of methods.
     *
     * @return class, method, line and reason of each refused method; empty if the compiler itself failed.
     */
    public List<String> refusals() {
        return refusals;
    }
}
