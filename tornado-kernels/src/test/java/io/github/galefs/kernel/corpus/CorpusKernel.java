package io.github.galefs.kernel.corpus;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A small kernel of the corpus.
 *
 * @param method that it is.
 */
public record CorpusKernel(Method method) {
    /** Work-items in the launch, and elements in each array: so many inputs does each kernel get at once. */
    public static final int WORK_ITEMS = 256;

    private static final List<Class<?>> INTEGER_PARAMETERS =
            List.of(int[].class, long[].class, int[].class, long[].class);
    private static final List<Class<?>> FLOATING_PARAMETERS =
            List.of(float[].class, double[].class, int[].class, long[].class, float[].class, double[].class);

    static boolean isOne(final Method method) {
        final List<Class<?>> parameters = Arrays.asList(method.getParameterTypes());
        return method.getReturnType() == void.class
                && (parameters.equals(INTEGER_PARAMETERS) || parameters.equals(FLOATING_PARAMETERS));
    }

    /**
     * Types of its parameters: arrays of {@link #WORK_ITEMS} elements.
     *
     * @return the types, in order.
     */
    public List<Class<?>> parameters() {
        return Arrays.asList(method.getParameterTypes());
    }

    /**
     * Work-items in each group. Where more than one, they must run at the same time.
     *
     * @return a divisor of {@link #WORK_ITEMS}.
     */
    public int groupSize() {
        return Optional.ofNullable(method.getAnnotation(GroupSize.class))
                .map(GroupSize::value)
                .orElse(1);
    }

    /**
     * How far its floating-point results may lie from plain Java's.
     *
     * @return in units in the last place.
     */
    public int ulps() {
        return Optional.ofNullable(method.getAnnotation(WithinUlps.class))
                .map(WithinUlps::value)
                .orElse(0);
    }

    @Override
    public String toString() {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }
}
