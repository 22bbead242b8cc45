package io.github.galefs.kernel.corpus;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A kernel of the corpus.
 *
 * @param method the kernel's method.
 */
public record CorpusKernel(Method method) {
    /** Number of work-items in a launch, and of elements in each array: each work-item computes one case. */
    public static final int WORK_ITEMS = 256;

    private static final List<Class<?>> INTEGER_PARAMETERS =
            List.of(int[].class, long[].class, int[].class, long[].class);
    private static final List<Class<?>> FLOATING_PARAMETERS =
            List.of(float[].class, double[].class, int[].class, long[].class, float[].class, double[].class);

    private static final List<Class<?>> NARROW_PARAMETERS =
            List.of(byte[].class, short[].class, char[].class, int[].class, byte[].class, short[].class, char[].class);
    private static final List<Class<?>> SCALAR_PARAMETERS = List.of(
            int.class,
            int[].class,
            long.class,
            long[].class,
            float.class,
            float[].class,
            double.class,
            double[].class,
            int[].class,
            long[].class,
            float[].class,
            double[].class);

    /** By the types of a kernel's parameters: how many of them are input. The others are output. */
    private static final Map<List<Class<?>>, Integer> INPUTS = Map.of(
            INTEGER_PARAMETERS, 2,
            FLOATING_PARAMETERS, 2,
            NARROW_PARAMETERS, 3,
            SCALAR_PARAMETERS, 8);

    static boolean isKernel(final Method method) {
        return method.getReturnType() == void.class
                && INPUTS.containsKey(Arrays.<Class<?>>asList(method.getParameterTypes()));
    }

    /**
     * Returns the types of the kernel's parameters: scalars, and arrays of {@link #WORK_ITEMS} elements.
     *
     * @return the types, in order.
     */
    public List<Class<?>> parameters() {
        return Arrays.asList(method.getParameterTypes());
    }

    /**
     * Returns the number of parameters that are input.
     *
     * @return the number of the first parameter that is output, from 0.
     */
    public int inputCount() {
        return INPUTS.get(parameters());
    }

    /**
     * Returns the numbers of work-items in each work-group, one for each run of the kernel. Work-items of one group
     * must run at the same time.
     *
     * @return numbers from 1 to {@link #WORK_ITEMS}.
     */
    public List<Integer> groupSizes() {
        return Optional.ofNullable(method.getAnnotation(GroupSize.class))
                .map(sizes -> Arrays.stream(sizes.value()).boxed().toList())
                .orElse(List.of(1));
    }

    /**
     * Returns the largest allowed difference between the kernel's floating-point results and plain Java's.
     *
     * @return the difference in units in the last place; 0 if the results must be the same bit for bit.
     */
    public int ulps() {
        return Optional.ofNullable(method.getAnnotation(WithinUlps.class))
                .map(WithinUlps::value)
                .orElse(0);
    }

    /**
     * Returns whether an output is the same array as the input of its type.
     *
     * @return false if all arrays are different.
     */
    public boolean hasSameArrays() {
        return method.isAnnotationPresent(SameArrays.class);
    }

    @Override
    public String toString() {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }
}
