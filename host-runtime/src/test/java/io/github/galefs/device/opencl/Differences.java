package io.github.galefs.device.opencl;

/**
 * Differences between results of the JVM and of a device.
 *
 * @param ulps   the largest, in units in the last place; infinite where one result is NaN, infinite or a zero of
 *               another sign, and the other is not.
 * @param values number of values that differ.
 * @param first  index of the first value with the largest difference, from 0; -1 if there is none.
 */
record Differences(double ulps, int values, int first) {
    static Differences between(final double[] ofJava, final double[] ofDevice) {
        double largest = 0;
        int values = 0;
        int first = -1;
        for (int i = 0; i < ofJava.length; i++) {
            final double ulps = ulps(ofJava[i], ofDevice[i]);
            values += ulps > 0 ? 1 : 0;
            if (ulps > largest) {
                largest = ulps;
                first = i;
            }
        }
        return new Differences(largest, values, first);
    }

    private static double ulps(final double expected, final double actual) {
        if (Double.valueOf(expected).equals(actual)) {
            return 0;
        }
        final double difference = Math.abs(expected - actual) / Math.ulp(expected);
        return difference > 0 ? difference : Double.POSITIVE_INFINITY;
    }
}
