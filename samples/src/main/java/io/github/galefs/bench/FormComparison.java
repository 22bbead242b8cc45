package io.github.galefs.bench;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.BenchResult;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.device.WaitForm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Runs a benchmark in both forms of waiting, in turns, and reports them side by side. Adds the ratio of each rate that
 * both forms have, such as {@code suspended/live,groups=64}.
 */
final class FormComparison {
    private static final String RATIO_PREFIX = WaitForm.SUSPENDED.optionName() + "/" + WaitForm.LIVE.optionName() + ",";

    private final Map<Key, Map<WaitForm, List<BenchResult>>> figures = new LinkedHashMap<>();

    private record Key(String caseName, BenchMetric metric) {}

    private FormComparison() {}

    /** Runs the benchmark; reports when all runs have ended. */
    static void run(final Benchmark benchmark, final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        checkForms(options);
        final FormComparison comparison = new FormComparison();
        for (int run = 0; run < options.runs(); run++) {
            for (final WaitForm form : WaitForm.values()) {
                benchmark.run(options.oneRunIn(form), result -> comparison.add(form, result));
            }
        }
        comparison.report(sink);
    }

    /** Opens the device in each form: it would refuse one only after a run in the other. */
    private static void checkForms(final BenchOptions options) {
        for (final WaitForm form : WaitForm.values()) {
            options.oneRunIn(form).open().close();
        }
    }

    private void add(final WaitForm form, final BenchResult result) {
        figures.computeIfAbsent(new Key(result.caseName(), result.metric()), key -> new EnumMap<>(WaitForm.class))
                .computeIfAbsent(form, key -> new ArrayList<>())
                .add(result);
    }

    private void report(final ResultSink sink) {
        figures.forEach((key, forms) -> {
            forms.values().forEach(results -> sink.accept(summary(results)));
            if (isRate(key.metric()) && forms.size() == WaitForm.values().length) {
                sink.accept(ratio(key, forms.get(WaitForm.SUSPENDED), forms.get(WaitForm.LIVE)));
            }
        });
    }

    private static boolean isRate(final BenchMetric metric) {
        return metric == BenchMetric.REQUESTS_PER_S
                || metric == BenchMetric.BYTES_PER_S
                || metric == BenchMetric.EDGES_PER_S;
    }

    private static BenchResult summary(final List<BenchResult> results) {
        final BenchResult first = results.getFirst();
        return BenchResult.of(
                first.bench(),
                first.caseName(),
                first.device(),
                first.metric(),
                results.stream().mapToDouble(BenchResult::median).toArray());
    }

    private static BenchResult ratio(final Key key, final List<BenchResult> suspended, final List<BenchResult> live) {
        final BenchResult first = live.getFirst();
        return BenchResult.of(
                first.bench(),
                RATIO_PREFIX + key.caseName(),
                DeviceLabel.deviceName(first.device()),
                BenchMetric.RATIO,
                IntStream.range(0, live.size())
                        .mapToDouble(run ->
                                suspended.get(run).median() / live.get(run).median())
                        .toArray());
    }
}
