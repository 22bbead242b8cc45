package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;

/** Size of the work-groups for which a program is built: in groups of one work-item, barriers have no effect. */
enum GroupKind {
    /**
     * Work-groups of one work-item. Barriers are removed: PoCL does not recognise that they have no effect, duplicates
     * the code after conditional ones, and takes minutes or crashes the process for a kernel with a few of them.
     */
    ONE_ITEM("#define barrier(flags)\n"),

    /** Work-groups of any size. */
    MANY_ITEMS("");

    private final String prologue;

    GroupKind(final String prologue) {
        this.prologue = prologue;
    }

    static GroupKind of(final Grid grid) {
        return ofLocalSize(grid.localSize());
    }

    static GroupKind ofLocalSize(final int localSize) {
        return localSize == 1 ? ONE_ITEM : MANY_ITEMS;
    }

    /** Returns the program for this size. */
    String adapt(final String program) {
        return prologue + program;
    }
}
