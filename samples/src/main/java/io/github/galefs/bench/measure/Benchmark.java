package io.github.galefs.bench.measure;

import java.io.IOException;

/** A benchmark of one or more cases. */
public interface Benchmark {
    /**
     * Returns the name of the benchmark on the command line.
     *
     * @return lower-case letters and digits only.
     */
    String name();

    /**
     * Returns what is measured.
     *
     * @return one line for people, without a full stop.
     */
    String description();

    /**
     * Measures all cases and passes on each result as soon as it is complete.
     *
     * @param options of the benchmark.
     * @param sink    receives the results.
     * @throws BenchException       when a measured program fails or computes a wrong result.
     * @throws IOException          when the benchmark's store fails, or cannot be created or removed.
     * @throws InterruptedException when the calling thread is interrupted.
     */
    void run(BenchOptions options, ResultSink sink) throws BenchException, IOException, InterruptedException;
}
