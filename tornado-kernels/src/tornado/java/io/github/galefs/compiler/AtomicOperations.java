package io.github.galefs.compiler;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.FloatAtomics;
import io.github.galefs.kernel.RegionAtomics;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Device operations of {@link DeviceAtomics}, {@link FloatAtomics} and {@link RegionAtomics}: OpenCL's atomic
 * functions. The methods that this class does not list, such as those with an order, are Java on top of them.
 *
 * <p>The first argument of each is the memory, so that {@link LocalArrays} can adapt the template to local memory.
 */
final class AtomicOperations {
    private static final Pattern NAME = Pattern.compile("(getAnd[A-Za-z]+?|compareAndExchange)(Int|Long)?");

    /** OpenCL's names of the operations: {@code atomic_add} on int, {@code atom_add} on long. */
    private static final Map<String, String> FUNCTIONS = Map.of(
            "getAndAdd", "add",
            "getAndMin", "min",
            "getAndMax", "max",
            "getAndBitwiseAnd", "and",
            "getAndBitwiseOr", "or",
            "getAndBitwiseXor", "xor",
            "getAndSet", "xchg",
            "compareAndExchange", "cmpxchg");

    /** Shift of an index to an offset in bytes, by type of element. */
    private static final Map<Class<?>, Integer> SHIFTS =
            Map.of(int[].class, 2, long[].class, 3, float[].class, 2, double[].class, 3);

    private AtomicOperations() {}

    static List<DeviceOperation> all() {
        final List<DeviceOperation> operations = new ArrayList<>();
        for (final Class<?> api : List.of(DeviceAtomics.class, FloatAtomics.class, RegionAtomics.class)) {
            for (final Method method : api.getDeclaredMethods()) {
                final Matcher name = NAME.matcher(method.getName());
                if (name.matches() && FUNCTIONS.containsKey(name.group(1)) && !isJava(method)) {
                    final String template = template(method, FUNCTIONS.get(name.group(1)));
                    operations.add(new DeviceOperation(method, template, DeviceOperation.Effect.MEMORY));
                }
            }
        }
        return operations;
    }

    /** OpenCL 1.2 adds no floating-point numbers atomically. */
    private static boolean isJava(final Method method) {
        return method.getDeclaringClass() == FloatAtomics.class
                && method.getName().equals("getAndAdd");
    }

    private static String template(final Method method, final String function) {
        final String result = method.getReturnType().getName();
        final boolean isLong = result.equals("long") || result.equals("double");
        final String word = isLong ? "long" : "int";
        final boolean isFloating = result.equals("float") || result.equals("double");
        final String mark = isFloating ? ", as_" + word + "(#)" : ", #";
        final String call = (isLong ? "GALEFS_LONG_ATOMIC(" + function + ")" : "atomic_" + function)
                + "((volatile __global " + word + " *) " + address(method)
                + mark.repeat(method.getParameterCount() - 2) + ")";
        return isFloating ? "as_" + result + "(" + call + ")" : call;
    }

    private static String address(final Method method) {
        return method.getDeclaringClass() == RegionAtomics.class
                ? "(# + " + KernelArtefact.HEADER_LENGTH + " + #)"
                : "(# + " + KernelArtefact.HEADER_LENGTH + " + ((long) # << "
                        + SHIFTS.get(method.getParameterTypes()[0]) + "))";
    }
}
