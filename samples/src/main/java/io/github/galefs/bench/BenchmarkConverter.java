package io.github.galefs.bench;

import io.github.galefs.bench.measure.Benchmark;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a benchmark by its name on the command line. */
final class BenchmarkConverter implements ITypeConverter<Benchmark>, Iterable<String> {
    @Override
    public Benchmark convert(final String name) {
        return Benchmarks.named(name)
                .orElseThrow(() -> new TypeConversionException(
                        "benchmark '" + name + "' is not known; there are: " + String.join(", ", Benchmarks.names())));
    }

    /** Returns the names for help and completion. */
    @Override
    public Iterator<String> iterator() {
        return Benchmarks.names().iterator();
    }
}
