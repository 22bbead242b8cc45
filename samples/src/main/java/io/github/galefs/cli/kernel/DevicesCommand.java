package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.device.selection.DeviceEntry;
import io.github.galefs.device.selection.Devices;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the devices of this machine. */
@Command(name = "devices", description = "List the devices that kernels can run on, best first.")
final class DevicesCommand implements Callable<Integer> {
    private final Output output;

    DevicesCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        final List<DeviceEntry> devices = Devices.list();
        final int width = devices.stream()
                .mapToInt(device -> device.name().length())
                .max()
                .orElse(0);
        for (final DeviceEntry device : devices) {
            output.line(device.name() + " ".repeat(width - device.name().length()) + "  " + device.description());
        }
        return ExitCode.OK;
    }
}
