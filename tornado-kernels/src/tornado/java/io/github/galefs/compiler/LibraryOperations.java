package io.github.galefs.compiler;

import java.util.List;
import java.util.stream.Stream;

/**
 * Device operations for methods of {@link Math} and {@link StrictMath} whose bodies a device cannot run: they use
 * tables, arrays or exceptions. Each has the same results in OpenCL C, bit for bit, as a built-in function or as one of
 * the prelude; the elementary functions have {@code StrictMath}'s, except for some powers.
 */
final class LibraryOperations {
    private LibraryOperations() {}

    static List<DeviceOperation> all() {
        return Stream.of(Math.class, StrictMath.class)
                .flatMap(LibraryOperations::of)
                .toList();
    }

    private static Stream<DeviceOperation> of(final Class<?> owner) {
        return Stream.of(
                operation(owner, "floor", "floor(#)", double.class),
                operation(owner, "ceil", "ceil(#)", double.class),
                operation(owner, "fma", "fma(#, #, #)", float.class, float.class, float.class),
                operation(owner, "fma", "fma(#, #, #)", double.class, double.class, double.class),
                operation(owner, "sin", "gale_sin(#)", double.class),
                operation(owner, "cos", "gale_cos(#)", double.class),
                operation(owner, "tan", "gale_tan(#)", double.class),
                operation(owner, "atan", "gale_atan(#)", double.class),
                operation(owner, "exp", "gale_exp(#)", double.class),
                operation(
                        owner,
                        "pow",
                        "gale_pow(#, #, " + (owner == StrictMath.class ? 1 : 0) + ")",
                        double.class,
                        double.class),
                operation(owner, "clamp", "gale_clamp_int(#, #, #)", long.class, int.class, int.class),
                operation(owner, "clamp", "gale_clamp_long(#, #, #)", long.class, long.class, long.class),
                operation(owner, "clamp", "gale_clamp_float(#, #, #)", float.class, float.class, float.class),
                operation(owner, "clamp", "gale_clamp_double(#, #, #)", double.class, double.class, double.class));
    }

    private static DeviceOperation operation(
            final Class<?> owner, final String name, final String template, final Class<?>... parameters) {
        try {
            return new DeviceOperation(owner.getMethod(name, parameters), template, DeviceOperation.Effect.NONE);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the JDK has no " + owner.getSimpleName() + "." + name, missing);
        }
    }
}
