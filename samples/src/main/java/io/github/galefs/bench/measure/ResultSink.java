package io.github.galefs.bench.measure;

/** Receives results one by one. */
@FunctionalInterface
public interface ResultSink {
    /**
     * Receives a result.
     *
     * @param result of a finished case.
     */
    void accept(BenchResult result);
}
