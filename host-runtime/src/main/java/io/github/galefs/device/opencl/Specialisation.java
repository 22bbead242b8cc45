package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Sizes for which a driver compiles a program, so that its binary is complete.
 *
 * <p>By itself PoCL compiles a kernel when the size of its work-groups and whether its grid is small are known: at the
 * launch, in the process that launches. With its variable {@code POCL_BINARY_SPECIALIZE_WG} it does so when the
 * program's binary is requested: for one size in a process (PoCL 3.1), but the binary contains what earlier processes
 * left in the cache folder. Other drivers compile a program for all sizes.
 *
 * @param sizes values of the variable; empty for other drivers.
 */
public record Specialisation(List<String> sizes) {
    /** For all sizes. */
    static final Specialisation NONE = new Specialisation(List.of());

    /** PoCL's grids with more work-items are large. */
    private static final int MAX_SMALL_GRID = 65_534;

    /** Returns the specialisation for a grid, and for those with fewer work-groups of the same size. */
    static Specialisation of(final OpenClDeviceInfo info, final Grid grid) {
        if (!info.isPocl()) {
            return NONE;
        }
        // Larger work-groups than the device's are refused after the build.
        final String large = Math.min(grid.localSize(), info.maxWorkGroupSize()) + "-1-1-goffs0";
        final String small = large + "-smallgrid";
        final boolean isSmall = (long) grid.groupCount() * grid.localSize() <= MAX_SMALL_GRID;
        return new Specialisation(isSmall ? List.of(small) : List.of(small, large));
    }

    /**
     * Returns environment variables for the build processes.
     *
     * @param scratch folder for files of the driver, which would otherwise be left in its cache.
     */
    List<Map<String, String>> variables(final Path scratch) {
        return sizes.isEmpty()
                ? List.of(Map.of())
                : sizes.stream()
                        .map(size -> Map.of("POCL_BINARY_SPECIALIZE_WG", size, "POCL_CACHE_DIR", scratch.toString()))
                        .toList();
    }
}
