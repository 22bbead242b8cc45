package io.github.galefs.bench.measure;

/**
 * How a benchmark is to be run.
 *
 * @param deviceName name of the device, as for {@code Devices.open}.
 * @param runs       measured runs of each case, at least 1.
 * @param effort     how much time a case may take.
 */
public record BenchOptions(String deviceName, int runs, Effort effort) {
    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException when there would be no run.
     */
    public BenchOptions {
        if (runs < 1) {
            throw new IllegalArgumentException("runs " + runs + ": must be at least 1");
        }
    }
}
