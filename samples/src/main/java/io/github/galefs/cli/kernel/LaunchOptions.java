package io.github.galefs.cli.kernel;

import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.selection.Devices;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where a kernel runs, and with how many work-items. */
final class LaunchOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--device",
            paramLabel = "NAME",
            defaultValue = Devices.AUTO,
            description =
                    "Device that runs the kernel, see 'galefs devices'. Unless given: ${DEFAULT-VALUE}, the best.")
    private String device;

    @Option(
            names = "--groups",
            paramLabel = "N",
            description = "Work-groups. Unless given: as many as suit the device.")
    private Integer groups;

    @Option(
            names = "--local",
            paramLabel = "N",
            description = "Work-items in each work-group. Unless given: as many as suit the device.")
    private Integer local;

    /** Finds what the command line alone shows to be wrong. */
    void check() {
        if (groups != null && groups > GaleFsContext.MAX_WORK_GROUPS) {
            throw usageError("--groups " + groups + ": at most " + GaleFsContext.MAX_WORK_GROUPS, null);
        }
        grid(new Grid(1, 1));
    }

    /** The grid that was asked for; what was not, as the device prefers it. */
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
