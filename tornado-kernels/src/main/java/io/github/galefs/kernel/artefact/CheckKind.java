package io.github.galefs.kernel.artefact;

/** What a check of a kernel refuses. */
public enum CheckKind {
    /** An index that is not from 0 to the array's length - 1. */
    INDEX
}
