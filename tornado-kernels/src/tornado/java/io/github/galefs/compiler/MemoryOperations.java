package io.github.galefs.compiler;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.program.KernelForm;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Device operations of {@link DeviceMemory}, {@link LaunchConstant} and {@link GroupCopy}. They are derived from the
 * methods' names, such as {@code getIntVolatile}.
 */
final class MemoryOperations {
    private static final Pattern ACCESS = Pattern.compile("(get|put)(Byte|Short|Int|Long|Float|Double)(Volatile)?");
    private static final Map<String, String> TYPES = Map.of(
            "Byte", "char", "Short", "short", "Int", "int", "Long", "long", "Float", "float", "Double", "double");

    /** Types that are narrower than an int, which is their type in a kernel. */
    private static final Set<String> NARROW_TYPES = Set.of("char", "short");

    private static final Map<String, String> FENCES = Map.of(
            "fence", "GALEFS_FENCE()",
            "acquireFence", "GALEFS_ACQUIRE_FENCE()",
            "releaseFence", "GALEFS_RELEASE_FENCE()");

    /** Address of a byte: data starts after TornadoVM's array header, to which the kernel's parameter points. */
    private static final String ADDRESS = "(# + " + KernelArtefact.HEADER_LENGTH + " + #)";

    /** Begin of the text of a copy. */
    static final String COPY = "gale_copy";

    private MemoryOperations() {}

    static List<DeviceOperation> all(final KernelForm form) {
        final List<DeviceOperation> operations = new ArrayList<>();
        for (final Method method : publicMethods(DeviceMemory.class)) {
            operations.add(memory(method));
        }
        for (final Method method : publicMethods(LaunchConstant.class)) {
            operations.add(new DeviceOperation(method, launchConstant(method, form), DeviceOperation.Effect.CONSTANT));
        }
        for (final Method method : publicMethods(GroupCopy.class)) {
            operations.add(copy(method));
        }
        return operations;
    }

    private static List<Method> publicMethods(final Class<?> api) {
        return List.of(api.getDeclaredMethods()).stream()
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .toList();
    }

    /** A kernel in the suspended form has these fields in a parameter. */
    private static String launchConstant(final Method method, final KernelForm form) {
        return switch (form) {
            case LIVE -> memory(method).template();
            case SUSPENDED ->
                method.getReturnType() == int.class ? "GALEFS_LAUNCH_INT(#, #)" : "GALEFS_LAUNCH_LONG(#, #)";
        };
    }

    private static DeviceOperation memory(final Method method) {
        final String fence = FENCES.get(method.getName());
        if (fence != null) {
            return new DeviceOperation(method, fence, DeviceOperation.Effect.MEMORY);
        }
        final Matcher name = ACCESS.matcher(method.getName());
        if (!name.matches()) {
            throw new IllegalStateException("the compiler has no operation for " + method);
        }
        final String type = TYPES.get(name.group(2));
        final boolean isVolatile = name.group(3) != null;
        final String target = (isVolatile ? "*((volatile " : "*((") + pointerTo(type) + ") " + ADDRESS + ")";
        return name.group(1).equals("get")
                ? new DeviceOperation(method, load(type, target), effect(isVolatile))
                : new DeviceOperation(
                        method,
                        target + " = " + (NARROW_TYPES.contains(type) ? "(" + type + ") #" : "#"),
                        DeviceOperation.Effect.MEMORY);
    }

    /**
     * Returns the type of a pointer for an access to global memory.
     *
     * <p>C's strict aliasing rule lets a compiler assume that a store of one type does not change what a load of
     * another type returns. Kernels access the same bytes with several types, so the accesses use the prelude's types,
     * which are exempt from the rule. So is {@code char}.
     *
     * @param type {@code char}, {@code short}, {@code int}, {@code long}, {@code float} or {@code double}.
     * @return the pointer type in OpenCL C.
     * @throws IllegalArgumentException if it is another type.
     */
    static String pointerTo(final String type) {
        if (!TYPES.containsValue(type)) {
            throw new IllegalArgumentException("kernels do not access memory as " + type);
        }
        return "__global " + (type.equals("char") ? "" : "gale_") + type + " *";
    }

    private static String load(final String type, final String target) {
        return NARROW_TYPES.contains(type) ? "(int) " + target : target;
    }

    private static DeviceOperation.Effect effect(final boolean isVolatile) {
        return isVolatile ? DeviceOperation.Effect.MEMORY : DeviceOperation.Effect.NONE;
    }

    private static DeviceOperation copy(final Method method) {
        final String begin = COPY + "%s(" + ADDRESS + ", " + ADDRESS + ", #%s)";
        final String template = switch (method.getName()) {
            case "copy" -> begin.formatted("", "");
            case "copyShare" -> begin.formatted("_share", ", #, #");
            default -> throw new IllegalStateException("the compiler has no operation for " + method);
        };
        return new DeviceOperation(method, template, DeviceOperation.Effect.MEMORY);
    }
}
