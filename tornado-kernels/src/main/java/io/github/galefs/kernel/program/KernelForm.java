package io.github.galefs.kernel.program;

/** The forms of a kernel, by how a work-group waits for the host. */
public enum KernelForm {
    /** The work-group polls, for as long as the host allows, and then saves its live values and returns. */
    LIVE,
    /** The work-group saves its live values and returns at once. */
    SUSPENDED
}
