package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;

/** Something that the store can do, and the same with a plain file. */
interface Contest extends AutoCloseable {
    /**
     * Lets both do their work, by turns in small portions, so that what else the machine does meanwhile hits both.
     *
     * @return what it took.
     */
    Round round() throws IOException, BenchException;

    @Override
    void close() throws IOException;
}
