package io.github.galefs.bench.measure;

/**
 * Options of a benchmark.
 *
 * @param deviceName name of the device, as for {@code Devices.open}.
 * @param runs       measured runs of each case, at least 1.
 * @param effort     time that a case takes.
 */
public record BenchOptions(String deviceName, int runs, Effort effort) {
    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException when {@code runs} is below 1.
     */
    public BenchOptions {
        if (runs < 1) {
            throw new IllegalArgumentException("runs " + runs + ": must be at least 1");
        }
    }
}
