package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;

/** Grids that use a whole device. */
final class PreferredGrid {
    /** Work-groups for each compute unit of a GPU, to hide the latency of its memory. */
    private static final int GROUPS_PER_UNIT = 2;

    /** Work-groups for each compute unit of a GPU if kernels run in rounds: they share a round's cost. */
    private static final int GROUPS_PER_UNIT_IN_ROUNDS = 16;

    private static final int LOCAL_SIZE = 128;

    /**
     * Compute units of a processor that leaves one to the host while kernels poll. Else the thread that serves them
     * loses its core for milliseconds when it yields. With fewer units, one would be too large a part.
     */
    private static final int MIN_UNITS_WITH_A_HOST = 8;

    /**
     * Every kernel fits into groups of this size: a work-item has up to 255 of 65,536 registers on NVIDIA's GPUs, and
     * AMD's compiler provides for 256 work-items.
     */
    private static final int COARSE_LOCAL_SIZE = 256;

    private PreferredGrid() {}

    /** Returns the grid for kernels that share memory with the host while they run. */
    static Grid live(final GpuInfo info) {
        return switch (info.kind()) {
            case CPU ->
                ofProcessor(
                        info.computeUnits() < MIN_UNITS_WITH_A_HOST ? info.computeUnits() : info.computeUnits() - 1);
            case JVM, GPU, OTHER -> ofGpu(info, GROUPS_PER_UNIT, LOCAL_SIZE);
        };
    }

    /** Returns the grid for kernels that run in rounds. */
    static Grid inRounds(final GpuInfo info) {
        return switch (info.kind()) {
            case CPU -> ofProcessor(info.computeUnits());
            case JVM, GPU, OTHER -> ofGpu(info, GROUPS_PER_UNIT_IN_ROUNDS, LOCAL_SIZE);
        };
    }

    /** Returns the grid of few, large work-groups for a device that is no processor. */
    static Grid coarse(final GpuInfo info) {
        return ofGpu(info, 1, COARSE_LOCAL_SIZE);
    }

    /**
     * A processor runs one group of a unit at a time. More would share the cost of rounds; but where each group scans
     * the same files, as in the sample wordmatch, they multiply the work.
     */
    private static Grid ofProcessor(final int units) {
        return new Grid(Math.max(2, units), 1);
    }

    private static Grid ofGpu(final GpuInfo info, final int groupsPerUnit, final int localSize) {
        return new Grid(groupsPerUnit * info.computeUnits(), (int) Math.min(localSize, info.maxWorkGroupSize()));
    }
}
