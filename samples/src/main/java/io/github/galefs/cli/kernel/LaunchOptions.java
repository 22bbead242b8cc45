package io.github.galefs.cli.kernel;

import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.selection.Devices;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Device that runs a kernel, and extent of the launch. */
final class LaunchOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--device",
            paramLabel = "NAME",
            defaultValue = Devices.AUTO,
            description = "Device that runs the kernel, see 'galefs devices'. Default: ${DEFAULT-VALUE}, the best.")
    private String device;

    @Option(names = "--groups", paramLabel = "N", description = "Work-groups. Default: as the device prefers.")
    private Integer groups;

    @Option(
            names = "--local",
            paramLabel = "N",
            description = "Work-items in each work-group. Default: as the device prefers.")
    private Integer local;

    /** Checks the options as far as possible without a device. */
    void check() {
        if (groups != null && groups > GaleFsContext.MAX_WORK_GROUPS) {
            throw usageError("--groups " + groups + ": must be at most " + GaleFsContext.MAX_WORK_GROUPS, null);
        }
        grid(new Grid(1, 1));
    }

    /** Returns the given grid; the device fills in what is not given. */
    Grid grid(final Device device) {
        return grid(device.preferredGrid());
    }

    void applyTo(final GaleFsContext context) {
        final int atLeast = groups == null ? 1 : groups;
        context.device(device).maxWorkGroups(Math.max(atLeast, GaleFsContext.DEFAULT_MAX_WORK_GROUPS));
    }

    private Grid grid(final Grid preferred) {
        try {
            return new Grid(
                    groups == null ? preferred.groupCount() : groups, local == null ? preferred.localSize() : local);
        } catch (final IllegalArgumentException e) {
            throw usageError(e.getMessage(), e);
        }
    }

    private ParameterException usageError(final String message, final Throwable cause) {
        return new ParameterException(command.commandLine(), message, cause);
    }
}
