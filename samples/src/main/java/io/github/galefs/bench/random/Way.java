package io.github.galefs.bench.random;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Kernel;

/** How a kernel reads pieces. */
enum Way {
    /** Each work-group reads one after the other, and its work-items copy together. */
    GROUP("gread"),
    /** Each work-item reads pieces of its own. */
    ITEM("greadEach"),
    /** One work-group reads, and what it reads says where to read next. */
    DEPENDENT("dependent");

    private final String caseName;

    Way(final String caseName) {
        this.caseName = caseName;
    }

    String caseName() {
        return caseName;
    }

    Kernel.Of3<int[], long[], int[]> kernel() {
        return switch (this) {
            case GROUP -> RandomKernels::readByGroup;
            case ITEM -> RandomKernels::readByItem;
            case DEPENDENT -> RandomKernels::follow;
        };
    }

    /** Returns the grid on a device that would use another to the full. */
    Grid grid(final Grid whole) {
        return switch (this) {
            case GROUP, ITEM -> whole;
            case DEPENDENT -> new Grid(1, whole.localSize());
        };
    }

    /** Returns how many read at the same time, each with memory of its own. */
    int readers(final Grid used) {
        return switch (this) {
            case GROUP, DEPENDENT -> used.groupCount();
            case ITEM -> used.globalSize();
        };
    }
}
