package io.github.galefs.kernel.program;

/** The forms of a kernel, by how a work-group waits for the host. */
public enum KernelForm {
    /** The work-group polls. */
    LIVE,
    /** The work-group saves its live values and returns. */
    SUSPENDED
}
