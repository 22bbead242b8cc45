package io.github.galefs.device.opencl;

import java.util.SplittableRandom;

/** Arguments of elementary functions. */
final class ElementaryArguments {
    /** Where functions have special results, overflow, underflow, or change their method. */
    private static final double[] EXTREMES = {
        0,
        -0.0,
        1,
        -1,
        2,
        -2,
        0.5,
        -0.5,
        3,
        -3,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Math.PI / 4,
        Math.PI / 2,
        Math.PI,
        709.782712893384, // exp of it is finite, that of the next is not
        709.7827128933841,
        -745.1332191019411, // exp of it is the smallest positive number, that of the next is 0
        -745.1332191019412,
        Math.nextUp(1.0),
        Math.nextDown(1.0),
        -Math.nextDown(1.0),
        0x1p53,
        0x1p53 - 1,
        1 - 0x1p53,
        0x1p31,
        0x1p64,
        0x1p1023,
        0x16AC5B262CA1FFp797 // the double that is nearest to a multiple of pi / 2
    };

    private ElementaryArguments() {}

    /**
     * Returns arguments.
     *
     * @param count an even number that is more than 32 times the number of pairs of extremes.
     * @param seed  of the random ones.
     * @return first half and second half contain each pair of extremes, and pairs of numbers near 1 with large powers
     *     that do not overflow; then values of any magnitude, near 0, near 1, near multiples of pi / 4, and of moderate
     *     and large magnitude.
     */
    static double[] random(final int count, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final double[] arguments = new double[count];
        for (int i = 0; i < count; i++) {
            arguments[i] = value(random);
        }
        for (int i = 0; i < count / 16; i++) {
            final int power = random.nextInt(31, 52);
            arguments[i] = 1 + Math.scalb(random.nextDouble(-1, 1), 9 - power);
            arguments[count / 2 + i] = Math.scalb(random.nextDouble(-1, 1), power);
        }
        for (int i = 0; i < EXTREMES.length * EXTREMES.length; i++) {
            arguments[i] = EXTREMES[i % EXTREMES.length];
            arguments[count / 2 + i] = EXTREMES[i / EXTREMES.length];
        }
        return arguments;
    }

    private static double value(final SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> random.nextDouble(-1, 1);
            case 2 -> 1 + Math.scalb(random.nextDouble(-0.5, 0.5), -random.nextInt(40));
            case 3 -> Math.scalb(random.nextDouble(-100, 100), random.nextInt(-40, 6));
            case 4 ->
                random.nextInt(-200, 200)
                        * Math.PI
                        / 4
                        * (1 + Math.scalb(random.nextDouble(), -random.nextInt(20, 53)));
            case 5 -> random.nextDouble(-800, 800);
            case 6 -> random.nextInt(-60, 60);
            default -> Math.scalb(random.nextDouble(-1, 1), random.nextInt(1024));
        };
    }
}
