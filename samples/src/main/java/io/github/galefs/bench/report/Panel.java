package io.github.galefs.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of one benchmark in one metric: a plot and a table.
 *
 * @param bench   name of the benchmark.
 * @param metric  of the results.
 * @param results at least one.
 */
record Panel(String bench, String metric, List<Result> results) {
    private record Key(String bench, String metric, String unit) {}

    /** Groups results, in the order of the first of each group; groups of a benchmark stay together. */
    static Map<String, List<Panel>> byBench(final List<Result> results) {
        final Map<Key, List<Result>> groups = new LinkedHashMap<>();
        for (final Result result : results) {
            groups.computeIfAbsent(new Key(result.bench(), result.metric(), result.unit()), key -> new ArrayList<>())
                    .add(result);
        }
        final Map<String, List<Panel>> panels = new LinkedHashMap<>();
        groups.forEach((key, group) -> panels.computeIfAbsent(key.bench(), bench -> new ArrayList<>())
                .add(new Panel(key.bench(), key.metric(), group)));
        return panels;
    }

    String unit() {
        return results.getFirst().unit();
    }

    boolean isRatio() {
        return results.getFirst().isRatio();
    }

    /** Returns the labels of the devices in the order of their first results. */
    List<String> devices() {
        return results.stream().map(Result::device).distinct().toList();
    }

    /** Returns the results of each case, in the order of their first results. */
    Map<String, List<Result>> cases() {
        final Map<String, List<Result>> cases = new LinkedHashMap<>();
        for (final Result result : results) {
            cases.computeIfAbsent(result.caseName(), name -> new ArrayList<>()).add(result);
        }
        return cases;
    }
}
