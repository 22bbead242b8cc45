package io.github.galefs.bench.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the figures of several runs of a benchmark's cases. */
public final class RunRecorder {
    private final String bench;
    private final String device;
    private final Map<Key, List<Double>> figures = new LinkedHashMap<>();

    private record Key(String caseName, BenchMetric metric) {}

    /**
     * Creates a recorder without figures.
     *
     * @param bench  name of the benchmark.
     * @param device name of the device.
     */
    public RunRecorder(final String bench, final String device) {
        this.bench = bench;
        this.device = device;
    }

    /**
     * Adds a figure of one run.
     *
     * @param caseName the case.
     * @param metric   quantity that the figure measures.
     * @param value    the figure.
     */
    public void record(final String caseName, final BenchMetric metric, final double value) {
        figures.computeIfAbsent(new Key(caseName, metric), key -> new ArrayList<>())
                .add(value);
    }

    /**
     * Passes on the results, in the order in which their first figures were recorded.
     *
     * @param sink receives the results.
     */
    public void report(final ResultSink sink) {
        figures.forEach((key, values) -> sink.accept(BenchResult.of(
                bench,
                key.caseName(),
                device,
                key.metric(),
                values.stream().mapToDouble(Double::doubleValue).toArray())));
    }
}
