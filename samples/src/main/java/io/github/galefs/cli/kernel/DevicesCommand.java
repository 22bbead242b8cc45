package io.github.galefs.cli.kernel;

import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.device.selection.Devices;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the devices of this machine, usable or not. */
@Command(
        name = "devices",
        description = {
            "List the devices that were seen, best first, with the forms in which kernels can wait for the host there.",
            "live: kernels share memory with the host while they run; suspended: they run in rounds.",
            "Each device or form that cannot be used has the reason and what would help."
        })
final class DevicesCommand implements Callable<Integer> {
    private final Output output;

    @Option(
            names = "--probe",
            description = "Open each device in each form for a moment: finds what a device does not report.")
    private boolean probe;

    @Mixin
    private JsonOption json;

    DevicesCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        final DevicesReport report = new DevicesReport(probe ? Devices.probe() : Devices.survey());
        if (json.given()) {
            JsonOption.print(output, report.values());
        } else {
            report.lines().forEach(output::line);
        }
        return ExitCode.OK;
    }
}
