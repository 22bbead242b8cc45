package io.github.galefs.compiler;

import static io.github.galefs.compiler.DeviceOperation.Effect.CONSTANT;
import static io.github.galefs.compiler.DeviceOperation.Effect.WAIT;

import io.github.galefs.kernel.call.HostCall;
import io.github.galefs.kernel.file.MappingEnd;
import io.github.galefs.kernel.round.RoundClient;
import java.util.List;

/** Device operations of the wait, and of the end of a mapping. */
final class WaitOperations {
    private WaitOperations() {}

    /**
     * Returns the operations. Only the suspended form has a position and a slot: the compiler folds what selects the
     * form.
     */
    static List<DeviceOperation> all() {
        return List.of(
                operation(MappingEnd.class, "site", "1", CONSTANT),
                operation(MappingEnd.class, "report", "", CONSTANT, long[].class, int.class, long.class),
                operation(HostCall.class, "suspend", WaitNode.TEMPLATE, WAIT, long.class),
                operation(RoundClient.class, "position", FunctionSignature.POSITION, CONSTANT),
                operation(RoundClient.class, "slot", "gale_slot", CONSTANT));
    }

    private static DeviceOperation operation(
            final Class<?> owner,
            final String name,
            final String template,
            final DeviceOperation.Effect effect,
            final Class<?>... parameters) {
        try {
            return new DeviceOperation(owner.getMethod(name, parameters), template, effect);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }
}
