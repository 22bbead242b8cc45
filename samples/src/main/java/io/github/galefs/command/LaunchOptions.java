package io.github.galefs.command;

import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.device.selection.Devices;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where a kernel runs, and with how many work-items. */
final class LaunchOptions {
    private static final String DEFAULT_GROUPS = "64";
    private static final String DEFAULT_LOCAL = "8";

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
            defaultValue = DEFAULT_GROUPS,
            description = "Work-groups. Unless given: ${DEFAULT-VALUE}.")
    private int groups;

    @Option(
            names = "--local",
            paramLabel = "N",
            defaultValue = DEFAULT_LOCAL,
            description = "Work-items in each work-group. Unless given: ${DEFAULT-VALUE}.")
    private int local;

    Grid grid() {
        if (groups > GaleFsContext.MAX_WORK_GROUPS) {
            throw usageError("--groups " + groups + ": at most " + GaleFsContext.MAX_WORK_GROUPS, null);
        }
        try {
            return new Grid(groups, local);
        } catch (final IllegalArgumentException e) {
            throw usageError(e.getMessage(), e);
        }
    }

    void applyTo(final GaleFsContext context) {
        context.device(device).maxWorkGroups(Math.max(groups, GaleFsContext.DEFAULT_MAX_WORK_GROUPS));
    }

    private ParameterException usageError(final String message, final Throwable cause) {
        return new ParameterException(command.commandLine(), message, cause);
    }
}
