package io.github.galefs.device;

import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.util.List;

/**
 * A kernel and its data arrays.
 *
 * @param kernel    reference to the kernel's method.
 * @param arguments its arrays, without the file system handle: {@code int[]}, {@code long[]}, {@code float[]} or {@code
 *                  double[]}, as many as the kernel has parameters for data. A {@link DeviceArray} stands for its
 *                  array.
 */
public record KernelCall(Kernel kernel, List<Object> arguments) {
    /**
     * Checks the arguments.
     *
     * @throws IllegalArgumentException an argument is not an array of a type that kernels accept.
     */
    public KernelCall {
        arguments = arguments.stream().map(KernelCall::array).toList();
        for (int i = 0; i < arguments.size(); i++) {
            checkArray(arguments.get(i), i);
        }
    }

    /**
     * Binds the arguments, for a device that runs the kernel's Java method.
     *
     * @param fs the handle of the region, the kernel's first parameter.
     * @return a task that runs one work-item.
     */
    @SuppressWarnings("unchecked")
    public Runnable bind(final long[] fs) {
        return switch (kernel) {
            case Kernel.Of0 k -> () -> k.run(fs);
            case Kernel.Of1<?> k -> bind1((Kernel.Of1<Object>) k, fs);
            case Kernel.Of2<?, ?> k -> bind2((Kernel.Of2<Object, Object>) k, fs);
            case Kernel.Of3<?, ?, ?> k -> bind3((Kernel.Of3<Object, Object, Object>) k, fs);
            case Kernel.Of4<?, ?, ?, ?> k -> bind4((Kernel.Of4<Object, Object, Object, Object>) k, fs);
            case Kernel.Of5<?, ?, ?, ?, ?> k -> bind5((Kernel.Of5<Object, Object, Object, Object, Object>) k, fs);
            case Kernel.Of6<?, ?, ?, ?, ?, ?> k ->
                bind6((Kernel.Of6<Object, Object, Object, Object, Object, Object>) k, fs);
        };
    }

    private Runnable bind1(final Kernel.Of1<Object> k, final long[] fs) {
        final Object a = arguments.get(0);
        return () -> k.run(fs, a);
    }

    private Runnable bind2(final Kernel.Of2<Object, Object> k, final long[] fs) {
        final Object a = arguments.get(0);
        final Object b = arguments.get(1);
        return () -> k.run(fs, a, b);
    }

    private Runnable bind3(final Kernel.Of3<Object, Object, Object> k, final long[] fs) {
        final Object a = arguments.get(0);
        final Object b = arguments.get(1);
        final Object c = arguments.get(2);
        return () -> k.run(fs, a, b, c);
    }

    private Runnable bind4(final Kernel.Of4<Object, Object, Object, Object> k, final long[] fs) {
        final Object a = arguments.get(0);
        final Object b = arguments.get(1);
        final Object c = arguments.get(2);
        final Object d = arguments.get(3);
        return () -> k.run(fs, a, b, c, d);
    }

    private Runnable bind5(final Kernel.Of5<Object, Object, Object, Object, Object> k, final long[] fs) {
        final Object a = arguments.get(0);
        final Object b = arguments.get(1);
        final Object c = arguments.get(2);
        final Object d = arguments.get(3);
        final Object e = arguments.get(4);
        return () -> k.run(fs, a, b, c, d, e);
    }

    private Runnable bind6(final Kernel.Of6<Object, Object, Object, Object, Object, Object> k, final long[] fs) {
        final Object a = arguments.get(0);
        final Object b = arguments.get(1);
        final Object c = arguments.get(2);
        final Object d = arguments.get(3);
        final Object e = arguments.get(4);
        final Object f = arguments.get(5);
        return () -> k.run(fs, a, b, c, d, e, f);
    }

    private static Object array(final Object argument) {
        return argument instanceof final DeviceArray<?> resident ? resident.array() : argument;
    }

    private static void checkArray(final Object argument, final int index) {
        if (ParameterKind.of(argument.getClass()).isEmpty()) {
            throw new IllegalArgumentException("kernel argument " + index + " is of type "
                    + argument.getClass().getTypeName()
                    + ": must be int[], long[], float[] or double[]; pass a scalar as an element of an array");
        }
    }
}
