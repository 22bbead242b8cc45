package io.github.galefs.bench.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers the figures of several runs of a benchmark's cases. */
public final class RunRecorder {
    private final String bench;
    private final String device;
    private final Map<Key, List<Double>> figures = new LinkedHashMap<>();

    private record Key(String caseName, BenchMetric metric) {}

    /**
     * A recorder without figures.
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
     * @param metric   what the figure tells.
     * @param value    the figure.
     */
    public void record(final String caseName, final BenchMetric metric, final double value) {
        figures.computeIfAbsent(new Key(caseName, metric), key -> new ArrayList<>())
                .add(value);
    }

    /**
     * Gives what was recorded, in the order in which figures came first.
     *
     * @param sink takes the results.
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
