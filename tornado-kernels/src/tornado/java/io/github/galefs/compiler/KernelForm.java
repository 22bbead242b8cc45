package io.github.galefs.compiler;

/** The forms of a kernel, by how a work-group waits for the host. */
enum KernelForm {
    /** The work-group polls. */
    LIVE,
    /** The work-group saves its live values and returns. */
    SUSPENDED
}
