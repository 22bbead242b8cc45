package io.github.galefs.compiler;

import java.util.List;

/**
 * Device operations for methods of the JDK whose bodies a device cannot run, and that OpenCL C has with the same
 * results, bit for bit.
 */
final class LibraryOperations {
    private LibraryOperations() {}

    static List<DeviceOperation> all() {
        return List.of(
                operation("floor", "floor(#)", double.class),
                operation("ceil", "ceil(#)", double.class),
                operation("fma", "fma(#, #, #)", float.class, float.class, float.class),
                operation("fma", "fma(#, #, #)", double.class, double.class, double.class));
    }

    private static DeviceOperation operation(final String name, final String template, final Class<?>... parameters) {
        try {
            return new DeviceOperation(Math.class.getMethod(name, parameters), template, DeviceOperation.Effect.NONE);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the JDK has no Math." + name, missing);
        }
    }
}
