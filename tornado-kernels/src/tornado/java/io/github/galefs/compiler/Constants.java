package io.github.galefs.compiler;

import jdk.graal.compiler.lir.ConstantValue;
import jdk.vm.ci.meta.JavaConstant;

/**
 * OpenCL C for constants.
 *
 * <p>TornadoVM writes the smallest int and long as a minus sign before a number that is too large for its type, NaN as
 * an undefined name, and negative numbers without parentheses, so that {@code x - -1} may become {@code x --1}.
 */
final class Constants {
    private Constants() {}

    /**
     * Returns the text of a constant.
     *
     * @param value the constant.
     * @return an expression that needs no further parentheses.
     */
    static String text(final ConstantValue value) {
        return text(value.getJavaConstant());
    }

    /**
     * Returns the text of a constant.
     *
     * @param constant the constant.
     * @return an expression that needs no further parentheses.
     */
    static String text(final JavaConstant constant) {
        return switch (constant.getJavaKind()) {
            case Boolean, Byte, Short, Char, Int -> text(constant.asInt());
            case Long -> text(constant.asLong());
            case Float -> text(constant.asFloat());
            case Double -> text(constant.asDouble());
            default ->
                throw new IllegalArgumentException(
                        "no constant of a kernel has kind " + constant.getJavaKind() + ": " + constant);
        };
    }

    private static String text(final int value) {
        return value == Integer.MIN_VALUE ? "INT_MIN" : value < 0 ? "(" + value + ")" : Integer.toString(value);
    }

    private static String text(final long value) {
        return value == Long.MIN_VALUE ? "LONG_MIN" : value < 0 ? "(" + value + "L)" : value + "L";
    }

    private static String text(final float value) {
        return Float.isFinite(value)
                ? "(" + Float.toHexString(value) + "f)"
                : "as_float(" + text(Float.floatToRawIntBits(value)) + ")";
    }

    private static String text(final double value) {
        return Double.isFinite(value)
                ? "(" + Double.toHexString(value) + ")"
                : "as_double(" + text(Double.doubleToRawLongBits(value)) + ")";
    }
}
