package io.github.galefs.kernel.artefact;

/** What a compiled kernel checks while it runs. */
public enum KernelChecks {
    /** Nothing: an access outside an array has undefined behaviour. */
    NONE,
    /** Indices, offsets, divisors, dimensions and barriers: see {@link CheckKind}. */
    ALL
}
