package io.github.galefs.kernel.artefact;

import java.util.Arrays;
import java.util.Optional;

/** What a kernel's parameter is. */
public enum ParameterKind {
    /** {@code int[]}. */
    INT_ARRAY(int[].class),

    /** {@code long[]}, or a region such as the file system. */
    LONG_ARRAY(long[].class),

    /** {@code float[]}. */
    FLOAT_ARRAY(float[].class),

    /** {@code double[]}. */
    DOUBLE_ARRAY(double[].class);

    private final Class<?> type;

    ParameterKind(final Class<?> type) {
        this.type = type;
    }

    /**
     * Type in Java.
     *
     * @return class of the array.
     */
    public Class<?> type() {
        return type;
    }

    /**
     * Kind of a parameter.
     *
     * @param type of a method's parameter.
     * @return its kind, or nothing when a kernel cannot have such a parameter.
     */
    public static Optional<ParameterKind> of(final Class<?> type) {
        return Arrays.stream(values()).filter(kind -> kind.type == type).findFirst();
    }
}
