package io.github.galefs.cli.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.WaitForm;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class RunReportTest {
    private final Map<Metric, Long> counts = new EnumMap<>(Metric.class);

    RunReportTest() {
        for (final Metric metric : Metric.values()) {
            counts.put(metric, 0L);
        }
    }

    @Test
    void shouldTellThatBlocksAreReadWhereTheyAre() {
        assertEquals("frames in shared memory", path(WaitForm.LIVE));
        assertEquals("blocks by staged copies", path(WaitForm.SUSPENDED));
        counts.put(Metric.BLOCKS_IN_PLACE, 1L);
        assertEquals("frames in shared memory, and blocks where the store has them", path(WaitForm.LIVE));
        assertEquals("blocks by staged copies, and blocks where the store has them", path(WaitForm.SUSPENDED));
    }

    @Test
    void shouldTellThatTheDeviceHasRefused() {
        counts.put(Metric.IN_PLACE_REFUSALS, 1L);
        assertEquals(
                "blocks by staged copies; the device has refused memory to read in place", path(WaitForm.SUSPENDED));
        counts.put(Metric.BLOCKS_IN_PLACE, 1L);
        assertEquals(
                "blocks by staged copies, and blocks where the store has them; the device has refused memory to read in"
                        + " place",
                path(WaitForm.SUSPENDED));
    }

    private String path(final WaitForm form) {
        return new RunReport(
                        "sample",
                        "device",
                        "reason",
                        form,
                        1,
                        new Statistics(counts),
                        Optional.empty(),
                        Optional.empty())
                .path();
    }
}
