package io.github.galefs.kernel.artefact;

import java.util.Arrays;
import java.util.Optional;

/** Type of a kernel's parameter. */
public enum ParameterKind {
    /** An {@code int[]}. */
    INT_ARRAY(int[].class),

    /** A {@code long[]}, or a region such as the file system. */
    LONG_ARRAY(long[].class),

    /** A {@code float[]}. */
    FLOAT_ARRAY(float[].class),

    /** A {@code double[]}. */
    DOUBLE_ARRAY(double[].class);

    private final Class<?> type;

    ParameterKind(final Class<?> type) {
        this.type = type;
    }

    /**
     * Returns the parameter's type in Java.
     *
     * @return class of the array.
     */
    public Class<?> type() {
        return type;
    }

    /**
     * Returns the kind of a parameter.
     *
     * @param type type of a method's parameter.
     * @return its kind, or empty if a kernel cannot have a parameter of this type.
     */
    public static Optional<ParameterKind> of(final Class<?> type) {
        return Arrays.stream(values()).filter(kind -> kind.type == type).findFirst();
    }
}
