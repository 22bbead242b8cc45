package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.tornado.TornadoType;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Type of a parameter of a compiled kernel; for types of TornadoVM, see {@link TornadoType#compiledType()}. */
public enum ParameterKind {
    /** An {@code int}. */
    INT(int.class, Integer.class),

    /** A {@code long}. */
    LONG(long.class, Long.class),

    /** A {@code float}. */
    FLOAT(float.class, Float.class),

    /** A {@code double}. */
    DOUBLE(double.class, Double.class),

    /** A {@code byte[]}. */
    BYTE_ARRAY(byte[].class),

    /** A {@code short[]}. */
    SHORT_ARRAY(short[].class),

    /** A {@code char[]}. */
    CHAR_ARRAY(char[].class),

    /** An {@code int[]}. */
    INT_ARRAY(int[].class),

    /** A {@code long[]}, or a region such as the file system. */
    LONG_ARRAY(long[].class),

    /** A {@code float[]}. */
    FLOAT_ARRAY(float[].class),

    /** A {@code double[]}. */
    DOUBLE_ARRAY(double[].class);

    /** The types of all arrays that kernels accept, for messages. */
    public static final String ARRAYS = Arrays.stream(values())
            .filter(ParameterKind::isArray)
            .map(ParameterKind::javaName)
            .collect(Collectors.joining(", "));

    /** The types of all parameters that kernels accept, for messages. */
    public static final String ALL =
            Arrays.stream(values()).map(ParameterKind::javaName).collect(Collectors.joining(", "));

    private final Class<?> type;
    private final Class<?> argumentType;

    ParameterKind(final Class<?> type) {
        this(type, type);
    }

    ParameterKind(final Class<?> type, final Class<?> argumentType) {
        this.type = type;
        this.argumentType = argumentType;
    }

    /**
     * Returns the parameter's type in Java.
     *
     * @return a primitive type, or class of the array.
     */
    public Class<?> type() {
        return type;
    }

    /**
     * Returns whether the parameter is an array, and not a scalar.
     *
     * @return whether it is an array.
     */
    public boolean isArray() {
        return type.isArray();
    }

    /**
     * Returns the parameter's type as it is written in Java.
     *
     * @return name of the type, such as {@code int[]}.
     */
    public String javaName() {
        return type.getTypeName();
    }

    /**
     * Returns the kind of a parameter.
     *
     * @param type type of a method's parameter.
     * @return its kind, or empty if a kernel cannot have a parameter of this type.
     */
    public static Optional<ParameterKind> of(final Class<?> type) {
        final Class<?> compiled =
                TornadoType.of(type).<Class<?>>map(TornadoType::compiledType).orElse(type);
        return Arrays.stream(values()).filter(kind -> kind.type == compiled).findFirst();
    }

    /**
     * Returns the kind of the parameter that accepts an argument of a launch.
     *
     * @param argument an array, a scalar as an object, such as an {@link Integer}, or an object of a {@link
     *                 TornadoType}.
     * @return the kind, or empty if no parameter of a kernel accepts it.
     */
    public static Optional<ParameterKind> ofArgument(final Object argument) {
        return Arrays.stream(values())
                .filter(kind -> kind.argumentType == argument.getClass())
                .findFirst()
                .or(() -> TornadoType.of(argument.getClass()).flatMap(type -> of(type.compiledType())));
    }

    /**
     * Returns whether an argument of a launch is an array.
     *
     * @param argument any object.
     * @return whether a parameter of a kernel accepts it as an array.
     */
    public static boolean acceptsAsArray(final Object argument) {
        return ofArgument(argument).filter(kind -> kind.type.isArray()).isPresent();
    }
}
