package io.github.galefs.bench.matvec;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;

/** A way of multiplying. */
@FunctionalInterface
interface Multiplication {
    /** Returns the product, an element for each row; valid until the next call. */
    float[] multiply() throws BenchException, IOException, InterruptedException;
}
