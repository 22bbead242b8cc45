package io.github.galefs.kernel.tornado;

import java.util.Arrays;
import java.util.Optional;

/** A type of TornadoVM's API that a kernel's parameter may have. It is known by its name alone. */
public enum TornadoType {
    /** An array of bytes. */
    BYTE_ARRAY("types.arrays.ByteArray", byte[].class, Byte.BYTES),

    /** An array of shorts. */
    SHORT_ARRAY("types.arrays.ShortArray", short[].class, Short.BYTES),

    /** An array of chars. */
    CHAR_ARRAY("types.arrays.CharArray", char[].class, Character.BYTES),

    /** An array of ints. */
    INT_ARRAY("types.arrays.IntArray", int[].class, Integer.BYTES),

    /** An array of longs. */
    LONG_ARRAY("types.arrays.LongArray", long[].class, Long.BYTES),

    /** An array of floats. */
    FLOAT_ARRAY("types.arrays.FloatArray", float[].class, Float.BYTES),

    /** An array of doubles. */
    DOUBLE_ARRAY("types.arrays.DoubleArray", double[].class, Double.BYTES),

    /** An array of floating-point numbers of 16 bits, which compiled kernels have as their bits. */
    HALF_FLOAT_ARRAY("types.arrays.HalfFloatArray", short[].class, Short.BYTES),

    /** The indices of a work-item, for which compiled kernels have a scalar that they do not use. */
    KERNEL_CONTEXT("KernelContext", int.class, 0);

    /** Package of TornadoVM's API, with a dot at its end. */
    public static final String API = "uk.ac.manchester.tornado.api.";

    private static final ClassValue<Optional<TornadoType>> BY_CLASS = new ClassValue<>() {
        @Override
        protected Optional<TornadoType> computeValue(final Class<?> type) {
            return ofName(type.getName());
        }
    };

    private final String className;
    private final Class<?> compiledType;
    private final int elementBytes;

    TornadoType(final String name, final Class<?> compiledType, final int elementBytes) {
        this.className = API + name;
        this.compiledType = compiledType;
        this.elementBytes = elementBytes;
    }

    /**
     * Returns the binary name of the class.
     *
     * @return a name such as {@code uk.ac.manchester.tornado.api.types.arrays.IntArray}.
     */
    public String className() {
        return className;
    }

    /**
     * Returns the type that a parameter of this type has in a compiled kernel.
     *
     * @return an array of primitive elements, or a primitive type.
     */
    public Class<?> compiledType() {
        return compiledType;
    }

    /**
     * Returns whether this is an array.
     *
     * @return false for a KernelContext.
     */
    public boolean isArray() {
        return compiledType.isArray();
    }

    /**
     * Returns the size of an element of an array.
     *
     * @return bytes of each element; 0 for a KernelContext.
     */
    public int elementBytes() {
        return elementBytes;
    }

    /**
     * Returns the type that a class is.
     *
     * @param type any class.
     * @return the type, or empty for all other classes.
     */
    public static Optional<TornadoType> of(final Class<?> type) {
        return BY_CLASS.get(type);
    }

    /**
     * Returns the type of a class with a name.
     *
     * @param className binary name of any class.
     * @return the type, or empty for all other classes.
     */
    public static Optional<TornadoType> ofName(final String className) {
        return Arrays.stream(values())
                .filter(type -> type.className.equals(className))
                .findFirst();
    }

    /**
     * Returns whether an object is one of TornadoVM's arrays.
     *
     * @param object any object.
     * @return whether {@link TornadoBinding} accepts it as an array.
     */
    public static boolean isTornadoArray(final Object object) {
        return of(object.getClass()).filter(TornadoType::isArray).isPresent();
    }

    /**
     * Returns whether an object is TornadoVM's KernelContext.
     *
     * @param object any object.
     * @return whether it stands for the indices of a work-item.
     */
    public static boolean isContext(final Object object) {
        return of(object.getClass()).filter(type -> type == KERNEL_CONTEXT).isPresent();
    }
}
