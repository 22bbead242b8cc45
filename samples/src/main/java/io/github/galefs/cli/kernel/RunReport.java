package io.github.galefs.cli.kernel;

import io.github.galefs.statistics.Statistics;
import java.util.Optional;

/**
 * Outcome of a run.
 *
 * @param sample     name of the program.
 * @param device     name of the device that ran it.
 * @param reason     why this device was chosen.
 * @param nanos      duration of the program, without opening and closing the store and the device.
 * @param statistics counters of the run.
 * @param result     what the program computed, in one line; empty when its output is in files.
 * @param verified   whether the result is right; empty without {@code --verify}.
 */
record RunReport(
        String sample,
        String device,
        String reason,
        long nanos,
        Statistics statistics,
        Optional<String> result,
        Optional<Boolean> verified) {
    private static final double NANOS_PER_SECOND = 1e9;

    double seconds() {
        return nanos / NANOS_PER_SECOND;
    }
}
