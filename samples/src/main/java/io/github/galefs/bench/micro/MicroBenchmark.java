package io.github.galefs.bench.micro;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.BenchResult;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.ResultSink;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Single operations by JMH, on one thread of the host without a device. The rates show the processor time of an
 * operation; those of a launch differ, as kernel and host run on different cores.
 *
 * <p>JMH's iterations are the runs. In full effort they run in a separate JVM, which JMH starts with the options of
 * this one.
 */
public final class MicroBenchmark implements Benchmark {
    private static final String HOST = "host";
    private static final int FULL_WARM_UPS = 3;

    /** Creates the benchmark. */
    public MicroBenchmark() {}

    @Override
    public String name() {
        return "micro";
    }

    @Override
    public String description() {
        return "single steps of host and kernel on one thread of the host, by JMH; no device";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink) throws BenchException {
        // JMH's lock is a file in a directory that all users share; it would remain and refuse the next user.
        System.setProperty("jmh.ignoreLock", "true");
        try {
            for (final RunResult result : new Runner(jmhOptions(options).build()).run()) {
                sink.accept(toBenchResult(result));
            }
        } catch (final RunnerException e) {
            throw new BenchException("JMH failed: " + e.getMessage(), e);
        }
    }

    private static ChainedOptionsBuilder jmhOptions(final BenchOptions options) {
        final ChainedOptionsBuilder common = new OptionsBuilder()
                .include("^" + Pattern.quote(MicroBenchmark.class.getPackageName()) + "\\.")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .measurementIterations(options.runs())
                .measurementTime(TimeValue.milliseconds(options.effort().run().toMillis()));
        return switch (options.effort()) {
            case FULL ->
                common.forks(1)
                        .warmupIterations(FULL_WARM_UPS)
                        .warmupTime(
                                TimeValue.milliseconds(options.effort().warmUp().toMillis() / FULL_WARM_UPS));
            case QUICK ->
                common.forks(0)
                        .warmupIterations(1)
                        .warmupTime(
                                TimeValue.milliseconds(options.effort().warmUp().toMillis()));
        };
    }

    private BenchResult toBenchResult(final RunResult result) {
        final double[] scores = result.getBenchmarkResults().stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .map(IterationResult::getPrimaryResult)
                .mapToDouble(primary -> primary.getScore())
                .toArray();
        return BenchResult.of(name(), caseName(result), HOST, BenchMetric.REQUESTS_PER_S, scores);
    }

    /** Returns the name of the method without its class. */
    private static String caseName(final RunResult result) {
        final String benchmark = result.getParams().getBenchmark();
        return benchmark.substring(benchmark.lastIndexOf('.') + 1);
    }
}
