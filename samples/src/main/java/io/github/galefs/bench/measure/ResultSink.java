package io.github.galefs.bench.measure;

/** Takes results, one after the other. */
@FunctionalInterface
public interface ResultSink {
    /**
     * Takes a result.
     *
     * @param result of a case that is finished.
     */
    void accept(BenchResult result);
}
