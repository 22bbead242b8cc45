package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;

/** An operation of the store, and the same with a plain file. */
interface Comparison extends AutoCloseable {
    /**
     * Runs both alternately in small portions, so that other load on the machine affects both alike.
     *
     * @return the times.
     */
    Round round() throws IOException, BenchException;

    @Override
    void close() throws IOException;
}
