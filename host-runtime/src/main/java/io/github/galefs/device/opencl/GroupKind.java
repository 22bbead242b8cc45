package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;

/** What a program is built for: with groups of one work-item, a barrier is nothing to wait at. */
enum GroupKind {
    /**
     * Work-groups of one work-item. Barriers are taken out: PoCL does not see that they are nothing, copies whatever
     * follows a conditional one, and takes minutes, or ends the process, for a kernel that has a few.
     */
    ONE_ITEM("#define barrier(flags)\n"),

    /** Work-groups of any size. */
    MANY_ITEMS("");

    private final String prologue;

    GroupKind(final String prologue) {
        this.prologue = prologue;
    }

    static GroupKind of(final Grid grid) {
        return grid.localSize() == 1 ? ONE_ITEM : MANY_ITEMS;
    }

    /** The program of this kind. */
    String adapt(final String program) {
        return prologue + program;
    }
}
