package io.github.galefs.compiler;

import static io.github.galefs.compiler.DeviceOperation.Effect.MEMORY;
import static io.github.galefs.compiler.DeviceOperation.Effect.NONE;

import io.github.galefs.kernel.WorkItem;
import java.util.List;

/** Device operations of {@link WorkItem}. */
final class WorkItemOperations {
    private WorkItemOperations() {}

    static List<DeviceOperation> all() {
        return List.of(
                operation("globalId", "(int) get_global_id(0)", NONE),
                operation("localId", "(int) get_local_id(0)", NONE),
                operation("groupId", "(int) get_group_id(0)", NONE),
                operation("localSize", "(int) get_local_size(0)", NONE),
                operation("groupCount", "(int) get_num_groups(0)", NONE),
                operation("barrier", "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)", MEMORY),
                operation("broadcast", "GALEFS_BROADCAST(#)", MEMORY, long.class),
                operation("relax", "GALEFS_RELAX(#)", MEMORY, long.class));
    }

    private static DeviceOperation operation(
            final String name,
            final String template,
            final DeviceOperation.Effect effect,
            final Class<?>... parameters) {
        try {
            return new DeviceOperation(WorkItem.class.getMethod(name, parameters), template, effect);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }
}
