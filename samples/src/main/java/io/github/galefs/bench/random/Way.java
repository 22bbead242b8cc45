package io.github.galefs.bench.random;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Kernel;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** How a kernel reads pieces. */
enum Way {
    /** Each work-group reads one after the other, and its work-items copy together. */
    GROUP("gread", RandomKernels::readByGroup, grid -> grid, Grid::groupCount),
    /** Each work-item reads pieces of its own. */
    ITEM("greadEach", RandomKernels::readByItem, grid -> grid, Grid::globalSize),
    /** One work-group reads, and what it reads says where to read next. */
    DEPENDENT("dependent", RandomKernels::follow, grid -> new Grid(1, grid.localSize()), Grid::groupCount);

    private final String caseName;
    private final Kernel.Of3<int[], long[], int[]> kernel;
    private final UnaryOperator<Grid> grid;
    private final ToIntFunction<Grid> readers;

    Way(
            final String caseName,
            final Kernel.Of3<int[], long[], int[]> kernel,
            final UnaryOperator<Grid> grid,
            final ToIntFunction<Grid> readers) {
        this.caseName = caseName;
        this.kernel = kernel;
        this.grid = grid;
        this.readers = readers;
    }

    String caseName() {
        return caseName;
    }

    Kernel.Of3<int[], long[], int[]> kernel() {
        return kernel;
    }

    /** Returns the grid on a device that would use another to the full. */
    Grid grid(final Grid whole) {
        return grid.apply(whole);
    }

    /** Returns how many read at the same time, each with memory of its own. */
    int readers(final Grid used) {
        return readers.applyAsInt(used);
    }
}
