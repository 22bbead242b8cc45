package io.github.galefs.kernel.tornado;

/**
 * Arithmetic of TornadoVM's HalfFloat, on its 16 bits, for compiled kernels. An operation is one of floats, rounded to
 * half precision: for these four that is the nearest half to the exact result, as a float has more than twice the bits
 * of a half, and two more.
 */
public final class HalfPrecision {
    private HalfPrecision() {}

    /**
     * Adds.
     *
     * @param x bits of a half.
     * @param y bits of a half.
     * @return bits of the sum.
     */
    public static short add(final short x, final short y) {
        return Float.floatToFloat16(Float.float16ToFloat(x) + Float.float16ToFloat(y));
    }

    /**
     * Subtracts.
     *
     * @param x bits of a half.
     * @param y bits of a half.
     * @return bits of the difference.
     */
    public static short sub(final short x, final short y) {
        return Float.floatToFloat16(Float.float16ToFloat(x) - Float.float16ToFloat(y));
    }

    /**
     * Multiplies.
     *
     * @param x bits of a half.
     * @param y bits of a half.
     * @return bits of the product.
     */
    public static short mult(final short x, final short y) {
        return Float.floatToFloat16(Float.float16ToFloat(x) * Float.float16ToFloat(y));
    }

    /**
     * Divides.
     *
     * @param x bits of a half.
     * @param y bits of a half.
     * @return bits of the quotient.
     */
    public static short div(final short x, final short y) {
        return Float.floatToFloat16(Float.float16ToFloat(x) / Float.float16ToFloat(y));
    }
}
