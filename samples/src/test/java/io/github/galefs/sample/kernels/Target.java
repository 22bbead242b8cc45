package io.github.galefs.sample.kernels;

import io.github.galefs.CaseShare;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDevices;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Where and how an example is launched.
 *
 * @param device {@code jvm}, {@code opencl} or {@code suspended}.
 * @param grid   of the launch.
 */
public record Target(String device, Grid grid) {
    private static final String SUSPENDED = "suspended";

    public static Stream<Target> all() {
        final List<Grid> grids = Stream.concat(
                        Stream.of(1, 8, 64)
                                .flatMap(localSize -> Stream.of(1, 64).map(groups -> new Grid(groups, localSize))),
                        Stream.of(new Grid(3, 32), new Grid(2, 256)))
                .toList();
        final List<Target> targets = Stream.concat(
                        Stream.of("jvm", "opencl")
                                .flatMap(device -> grids.stream().map(grid -> new Target(device, grid))),
                        Stream.of(new Target(SUSPENDED, new Grid(7, 8)), new Target(SUSPENDED, new Grid(3, 256))))
                .toList();
        return CaseShare.some(targets);
    }

    /** Skips the test where there is no such device. */
    public void assume() {
        Assumptions.assumeFalse(
                !device.equals("jvm") && OpenClDevices.list().isEmpty(),
                "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
    }

    public GaleFsContext context() {
        final GaleFsContext context = new GaleFsContext();
        return device.equals(SUSPENDED)
                ? context.device("opencl").waitForm(WaitForm.SUSPENDED)
                : context.device(device);
    }

    @Override
    public String toString() {
        return device + ", " + grid.groupCount() + " x " + grid.localSize();
    }
}
