package io.github.galefs.cli.kernel;

import io.github.galefs.device.WaitForm;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.util.Optional;

/**
 * Outcome of a run.
 *
 * @param sample     name of the program.
 * @param device     name of the device that ran it.
 * @param reason     why this device was chosen.
 * @param form       in which the kernel waited for the host.
 * @param nanos      duration of the program, without opening and closing the store and the device.
 * @param statistics counters of the run.
 * @param result     what the program computed, in one line; empty when its output is in files.
 * @param verified   whether the result is right; empty without {@code --verify}.
 */
record RunReport(
        String sample,
        String device,
        String reason,
        WaitForm form,
        long nanos,
        Statistics statistics,
        Optional<String> result,
        Optional<Boolean> verified) {
    private static final double NANOS_PER_SECOND = 1e9;

    double seconds() {
        return nanos / NANOS_PER_SECOND;
    }

    /** Returns the path that the bytes of files took to the kernel. */
    String path() {
        return switch (form) {
                    case LIVE -> "frames in shared memory";
                    case SUSPENDED -> copies();
                }
                + (statistics.get(Metric.BLOCKS_IN_PLACE) == 0 ? "" : ", and blocks where the store has them")
                + (statistics.get(Metric.IN_PLACE_REFUSALS) == 0
                        ? ""
                        : "; the device has refused memory to read in place");
    }

    private String copies() {
        final long pinned = statistics.get(Metric.BYTES_FETCHED_PINNED);
        if (pinned == 0) {
            return "blocks by staged copies";
        }
        return pinned == statistics.get(Metric.BYTES_FETCHED)
                ? "blocks by copies from pinned memory"
                : "blocks by copies from pinned memory and by staged copies";
    }
}
