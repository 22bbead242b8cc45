package io.github.galefs.compiler;

import io.github.galefs.compiler.DeviceOperation.Effect;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.util.List;

/**
 * Device operations of {@link WorkItem} on the dimensions of a grid. The device runs a launch of one dimension; a
 * kernel that uses others has the extents as a parameter of its own, and divides.
 */
final class GridOperations {
    private static final String PARAMETER = "const int8 " + KernelArtefact.GRID;

    private GridOperations() {}

    static List<DeviceOperation> all() {
        return List.of(operation("groupCount", "gale_grid_groups"), operation("localSize", "gale_grid_items"));
    }

    /**
     * Returns the parameter that a kernel needs for the dimensions of its grid.
     *
     * @param body text of the kernel function.
     * @return declaration of the parameter, or an empty string if the kernel uses no dimensions.
     */
    static String parameterFor(final String body) {
        return body.contains(KernelArtefact.GRID + ",") ? PARAMETER : "";
    }

    private static DeviceOperation operation(final String name, final String function) {
        try {
            return new DeviceOperation(
                    WorkItem.class.getMethod(name, int.class),
                    function + "(" + KernelArtefact.GRID + ", #)",
                    Effect.CONSTANT);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }
}
