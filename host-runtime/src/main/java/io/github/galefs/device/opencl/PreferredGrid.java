package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;

/** Smallest grids that use a whole device. */
final class PreferredGrid {
    /** Work-groups for each compute unit of a GPU, to hide the latency of its memory. */
    private static final int GROUPS_PER_UNIT = 2;

    /** Work-groups for each compute unit of a GPU if kernels run in rounds: they share a round's cost. */
    private static final int GROUPS_PER_UNIT_IN_ROUNDS = 16;

    /**
     * The same for a processor, which runs one group of a unit at a time. More share the cost better, but what each
     * group does once, such as reading a dictionary, hides that: with 16, the sample wordmatch took twice as long.
     */
    private static final int GROUPS_PER_PROCESSOR_IN_ROUNDS = 4;

    private static final int LOCAL_SIZE = 128;

    private PreferredGrid() {}

    /** Returns the grid for kernels that share memory with the host while they run. */
    static Grid live(final OpenClDeviceInfo info) {
        return switch (info.type()) {
            case CPU -> new Grid(Math.max(2, info.computeUnits()), 1);
            case GPU, OTHER -> new Grid(GROUPS_PER_UNIT * info.computeUnits(), localSize(info));
        };
    }

    /** Returns the grid for kernels that run in rounds. */
    static Grid inRounds(final OpenClDeviceInfo info) {
        return switch (info.type()) {
            case CPU -> new Grid(GROUPS_PER_PROCESSOR_IN_ROUNDS * info.computeUnits(), 1);
            case GPU, OTHER -> new Grid(GROUPS_PER_UNIT_IN_ROUNDS * info.computeUnits(), localSize(info));
        };
    }

    private static int localSize(final OpenClDeviceInfo info) {
        return (int) Math.min(LOCAL_SIZE, info.maxWorkGroupSize());
    }
}
