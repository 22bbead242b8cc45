package io.github.galefs.bench.measure;

import java.io.IOException;

/** Something that can be measured, in one or more cases. */
public interface Benchmark {
    /**
     * How the benchmark is called on the command line.
     *
     * @return lower-case letters and digits only.
     */
    String name();

    /**
     * What is measured.
     *
     * @return one line for people, without a full stop.
     */
    String description();

    /**
     * Measures all cases and gives each result as soon as it is there.
     *
     * @param options how.
     * @param sink    takes the results.
     * @throws BenchException       when what was run did not do what it should; figures would mean nothing.
     * @throws IOException          when a store of the benchmark's own fails, or cannot be made or removed.
     * @throws InterruptedException when the calling thread was interrupted.
     */
    void run(BenchOptions options, ResultSink sink) throws BenchException, IOException, InterruptedException;
}
