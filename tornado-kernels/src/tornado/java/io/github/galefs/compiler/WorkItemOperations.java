package io.github.galefs.compiler;

import static io.github.galefs.compiler.DeviceOperation.Effect.CONSTANT;
import static io.github.galefs.compiler.DeviceOperation.Effect.MEMORY;

import io.github.galefs.kernel.GroupLimit;
import io.github.galefs.kernel.SameArguments;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.program.KernelForm;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;

/** Device operations of {@link WorkItem}, {@link GroupLimit} and {@link SameArguments}. */
final class WorkItemOperations {
    /** Text of a broadcast as an expression of the leader's value. */
    static final String BROADCAST = "GALEFS_BROADCAST(#)";

    private WorkItemOperations() {}

    /**
     * Returns the operations in a form. In the suspended form, OpenCL's group id is a position in a round, so the ids
     * of the launch come from the round's entry; see {@link SuspendedFunction}. In the live form they are OpenCL's,
     * unless the kernel suspends: then {@code GALEFS_PASS} in the prelude replaces them.
     */
    static List<DeviceOperation> all(final KernelForm form) {
        return Stream.of(indices(form), collectives(), List.of(groupLimit()), sameArguments())
                .flatMap(List::stream)
                .toList();
    }

    private static List<DeviceOperation> indices(final KernelForm form) {
        return switch (form) {
            case LIVE ->
                List.of(
                        operation("globalId", "(int) get_global_id(0)", CONSTANT),
                        operation("localId", "(int) get_local_id(0)", CONSTANT),
                        operation("groupId", FunctionSignature.GROUP, CONSTANT),
                        operation("localSize", "(int) get_local_size(0)", CONSTANT),
                        operation("groupCount", "(int) get_num_groups(0)", CONSTANT));
            case SUSPENDED ->
                List.of(
                        operation("globalId", "gale_group * (int) get_local_size(0) + (int) get_local_id(0)", CONSTANT),
                        operation("localId", "(int) get_local_id(0)", CONSTANT),
                        operation("groupId", FunctionSignature.GROUP, CONSTANT),
                        operation("localSize", "(int) get_local_size(0)", CONSTANT),
                        operation("groupCount", "gale_group_count", CONSTANT));
        };
    }

    private static List<DeviceOperation> collectives() {
        return List.of(
                operation("barrier", "GALEFS_BARRIER()", MEMORY),
                operation("localBarrier", "GALEFS_LOCAL_BARRIER()", MEMORY),
                operation("broadcast", BROADCAST, MEMORY, long.class),
                operation("relax", "GALEFS_RELAX(#)", MEMORY, long.class));
    }

    /** Without checks, nothing stands for them; see {@link CheckedArgumentsPlugin}. */
    private static List<DeviceOperation> sameArguments() {
        return Stream.of(SameArguments.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(method -> new DeviceOperation(method, "", CONSTANT))
                .toList();
    }

    /** A device has no exceptions: its groups are as large as they are. */
    private static DeviceOperation groupLimit() {
        try {
            return new DeviceOperation(
                    GroupLimit.class.getMethod("checkLocalSize", int.class),
                    "min((int) get_local_size(0), #)",
                    CONSTANT);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
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
