package io.github.galefs.kernel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Atomic operations on floating-point elements of arrays, for kernels: of parameters, and of {@link LocalMemory}.
 * Scope, order and needs of the device are those of {@link DeviceAtomics}; {@code double} needs 64-bit atomics.
 */
public final class FloatAtomics {
    private static final VarHandle FLOATS = MethodHandles.arrayElementVarHandle(float[].class);
    private static final VarHandle DOUBLES = MethodHandles.arrayElementVarHandle(double[].class);

    private FloatAtomics() {}

    /**
     * Replaces a {@code float} of an array if it has the bits of the expected value: 0 and -0 differ, and a NaN is
     * equal to itself.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before.
     */
    public static float compareAndExchange(
            final float[] array, final int index, final float expected, final float value) {
        return (float) FLOATS.compareAndExchange(array, index, expected, value);
    }

    /**
     * Adds a number to a {@code float} of an array, by compare-and-exchange. The order in which work-items add is not
     * determined, and so is the rounding of the sum; {@link WorkGroup} adds in a determined order.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add.
     * @return the value before.
     */
    public static float getAndAdd(final float[] array, final int index, final float delta) {
        float before = array[index];
        float witness = compareAndExchange(array, index, before, before + delta);
        while (Float.floatToRawIntBits(witness) != Float.floatToRawIntBits(before)) {
            before = witness;
            witness = compareAndExchange(array, index, before, before + delta);
        }
        return before;
    }

    /**
     * Replaces a {@code double} of an array if it has the bits of the expected value: 0 and -0 differ, and a NaN is
     * equal to itself.
     *
     * @param array    the array.
     * @param index    index of the element.
     * @param expected the value that is replaced.
     * @param value    the new value.
     * @return the value before.
     */
    public static double compareAndExchange(
            final double[] array, final int index, final double expected, final double value) {
        return (double) DOUBLES.compareAndExchange(array, index, expected, value);
    }

    /**
     * Adds a number to a {@code double} of an array, by compare-and-exchange. The order in which work-items add is not
     * determined, and so is the rounding of the sum; {@link WorkGroup} adds in a determined order.
     *
     * @param array the array.
     * @param index index of the element.
     * @param delta the number to add.
     * @return the value before.
     */
    public static double getAndAdd(final double[] array, final int index, final double delta) {
        double before = array[index];
        double witness = compareAndExchange(array, index, before, before + delta);
        while (Double.doubleToRawLongBits(witness) != Double.doubleToRawLongBits(before)) {
            before = witness;
            witness = compareAndExchange(array, index, before, before + delta);
        }
        return before;
    }
}
