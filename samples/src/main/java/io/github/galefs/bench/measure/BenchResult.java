package io.github.galefs.bench.measure;

import java.util.Arrays;

/**
 * One figure of one case.
 *
 * @param bench    name of the benchmark.
 * @param caseName name of the case, such as {@code groups=64}; that of a ratio begins with both names, such as
 *                 {@code api/array,request=64KiB}.
 * @param device   name of the device.
 * @param metric   quantity that the figure measures.
 * @param median   median of the runs; of an even number, the mean of the middle two.
 * @param min      smallest of the runs.
 * @param max      largest of the runs.
 * @param runs     number of runs, at least 1.
 */
public record BenchResult(
        String bench,
        String caseName,
        String device,
        BenchMetric metric,
        double median,
        double min,
        double max,
        int runs) {

    /**
     * Summarizes the runs.
     *
     * @param bench    name of the benchmark.
     * @param caseName the case.
     * @param device   name of the device.
     * @param metric   quantity that the figure measures.
     * @param values   figure of each run, at least one.
     * @return the result.
     */
    public static BenchResult of(
            final String bench,
            final String caseName,
            final String device,
            final BenchMetric metric,
            final double... values) {
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        final int last = sorted.length - 1;
        final double median = (sorted[last / 2] + sorted[sorted.length / 2]) / 2;
        return new BenchResult(bench, caseName, device, metric, median, sorted[0], sorted[last], sorted.length);
    }
}
