package io.github.galefs.device.gpu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class PreferredGridTest {
    @Test
    void shouldFillAGpuWithManyGroupsThatShareTheCostOfARound() {
        assertEquals(new Grid(16 * 132, 128), PreferredGrid.inRounds(new Info(DeviceKind.GPU, 132, 1024)));
    }

    @Test
    void shouldGiveEachUnitOfAGpuOneLargeGroupOfACoarseGrid() {
        assertEquals(new Grid(132, 256), PreferredGrid.coarse(new Info(DeviceKind.GPU, 132, 1024)));
    }

    @Test
    void shouldNotExceedTheLargestGroupOfADevice() {
        final Info small = new Info(DeviceKind.GPU, 4, 64);
        assertEquals(new Grid(4, 64), PreferredGrid.coarse(small));
        assertEquals(new Grid(8, 64), PreferredGrid.live(small));
    }

    @Test
    void shouldGiveEachUnitOfAProcessorOneWorkItem() {
        assertEquals(new Grid(16, 1), PreferredGrid.inRounds(processor(16)));
        assertEquals(new Grid(4, 1), PreferredGrid.live(processor(4)));
    }

    @Test
    void shouldLeaveAUnitOfAProcessorToTheHostThatServesPollingGroups() {
        assertEquals(new Grid(15, 1), PreferredGrid.live(processor(16)));
    }

    private static Info processor(final int units) {
        return new Info(DeviceKind.CPU, units, 4096);
    }

    /** A device that is not open. */
    private record Info(DeviceKind kind, int computeUnits, long maxWorkGroupSize) implements GpuInfo {
        @Override
        public String deviceName() {
            return "test:0";
        }

        @Override
        public String name() {
            return "test";
        }

        @Override
        public String description() {
            return "test";
        }

        @Override
        public long memorySize() {
            return 1L << 30;
        }

        @Override
        public long maxAllocation() {
            return 1L << 30;
        }
    }
}
