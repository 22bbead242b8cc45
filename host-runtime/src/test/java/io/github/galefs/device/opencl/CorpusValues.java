package io.github.galefs.device.opencl;

import io.github.galefs.kernel.corpus.CorpusKernel;
import java.lang.reflect.Array;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Random arrays with many edge cases of arithmetic, and their comparison. */
final class CorpusValues {
    private static final int[] INTS = {
        0,
        1,
        -1,
        2,
        -2,
        7,
        31,
        32,
        33,
        63,
        64,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1,
        0xFF,
        0x80,
        -128,
        127,
        65_536,
        12_345
    };
    private static final long[] LONGS = {
        0,
        1,
        -1,
        2,
        -2,
        63,
        64,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        1L << 32,
        1L << 31,
        -(1L << 31),
        0xFFFF_FFFFL
    };
    private static final float[] FLOATS = {
        0f,
        -0f,
        1f,
        -1f,
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.MAX_VALUE,
        Float.MIN_VALUE,
        Float.MIN_NORMAL,
        0.1f,
        0x1p31f,
        -0x1p31f,
        1e10f,
        0x1p63f
    };
    private static final double[] DOUBLES = {
        0,
        -0d,
        1,
        -1,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MAX_VALUE,
        Double.MIN_VALUE,
        0.1,
        0x1p31,
        -2_147_483_649.0,
        1e20,
        0x1p63,
        3e9
    };

    private CorpusValues() {}

    static Object zeros(final Class<?> type) {
        return Array.newInstance(type.getComponentType(), CorpusKernel.WORK_ITEMS);
    }

    /** Returns a random scalar, or an array of random elements. */
    static Object random(final Class<?> type, final SplittableRandom random) {
        if (!type.isArray()) {
            return value(type, random);
        }
        final Object array = zeros(type);
        for (int i = 0; i < CorpusKernel.WORK_ITEMS; i++) {
            Array.set(array, i, value(type.getComponentType(), random));
        }
        return array;
    }

    /** Returns an edge case, a small value or any value, with equal probability. */
    private static Object value(final Class<?> type, final SplittableRandom random) {
        final int kind = random.nextInt(3);
        if (type == int.class) {
            return kind == 0
                    ? INTS[random.nextInt(INTS.length)]
                    : kind == 1 ? random.nextInt(-100, 100) : random.nextInt();
        }
        if (type == byte.class) {
            return (byte) random.nextInt();
        }
        if (type == short.class) {
            return kind == 0 ? (short) (Short.MIN_VALUE >> random.nextInt(16)) : (short) random.nextInt();
        }
        if (type == char.class) {
            return (char) random.nextInt();
        }
        if (type == long.class) {
            return kind == 0
                    ? LONGS[random.nextInt(LONGS.length)]
                    : kind == 1 ? random.nextLong(-100, 100) : random.nextLong();
        }
        if (type == float.class) {
            return kind == 0
                    ? FLOATS[random.nextInt(FLOATS.length)]
                    : kind == 1 ? (float) random.nextDouble(-100, 100) : Float.intBitsToFloat(random.nextInt());
        }
        return kind == 0
                ? DOUBLES[random.nextInt(DOUBLES.length)]
                : kind == 1 ? random.nextDouble(-100, 100) : Double.longBitsToDouble(random.nextLong());
    }

    /** Returns the elements in which two arrays differ by more than allowed; scalars are equal. */
    static List<String> differences(final Object ofJava, final Object ofDevice, final int ulps) {
        if (!ofJava.getClass().isArray()) {
            return List.of();
        }
        return IntStream.range(0, Array.getLength(ofJava))
                .filter(i -> !agree(Array.get(ofJava, i), Array.get(ofDevice, i), ulps))
                .mapToObj(i -> "[" + i + "] Java " + Array.get(ofJava, i) + ", device " + Array.get(ofDevice, i))
                .limit(5)
                .toList();
    }

    /** Compares two values. All NaNs are equal: Java does not specify their bits. */
    private static boolean agree(final Object ofJava, final Object ofDevice, final int ulps) {
        return switch (ofJava) {
            case Float expected ->
                expected.equals(ofDevice)
                        || (ulps > 0 && Math.abs(expected - (Float) ofDevice) <= ulps * Math.ulp(expected));
            case Double expected ->
                expected.equals(ofDevice)
                        || (ulps > 0 && Math.abs(expected - (Double) ofDevice) <= ulps * Math.ulp(expected));
            default -> ofJava.equals(ofDevice);
        };
    }
}
