package io.github.galefs.cli.kernel;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.cli.option.SecondsConverter;
import io.github.galefs.cli.option.WaitFormConverter;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.selection.Devices;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    @Option(
            names = "--wait",
            paramLabel = "live|suspend",
            converter = WaitFormConverter.class,
            description = "How kernels wait for the host: live, in memory shared with it, or suspended, in rounds."
                    + " Default: as suits the device, see 'galefs devices'.")
    private WaitForm waitForm;

    @Option(
            names = "--require",
            paramLabel = "WORD",
            split = ",",
            converter = Requirement.Converter.class,
            description =
                    "Run nothing and exit with 4 unless the device is one of this kind: opencl, gpu, cpu, and waits"
                            + " in this form: live, suspended. Several words are separated by commas.")
    private List<Requirement> requirements = new ArrayList<>();

    @Option(names = "--groups", paramLabel = "N", description = "Work-groups. Default: as suits program and device.")
    private Integer groups;

    @Option(
            names = "--local",
            paramLabel = "N",
            description = "Work-items in each work-group. Default: as suits program and device.")
    private Integer local;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            description =
                    "Stop the kernel and fail if it has not ended this time after its beginning, such as 30 or 0.5;"
                            + " copies of its arrays come before and after that. Default: no limit.")
    private Duration timeLimit;

    @Option(
            names = "--check",
            description = "Check indices, offsets, divisors, dimensions and barriers on an OpenCL device, and fail"
                    + " with method and line. Needs a TornadoVM SDK, which compiles the kernel for it.")
    private boolean isChecked;

    /** Checks the options as far as possible without a device. */
    void check() {
        checkPositive("--groups", groups);
        checkPositive("--local", local);
        grid(new Grid(1, 1));
        if (waitForm == WaitForm.LIVE || (waitForm == null && device.equals(JvmDevice.NAME))) {
            checkLiveGroups();
        }
    }

    /** Returns the given grid on a device; a preferred one fills in what is not given. */
    Grid grid(final Device device, final Grid preferred) {
        if (device.waitForm() == WaitForm.LIVE) {
            checkLiveGroups();
        }
        return grid(preferred);
    }

    /** Names the options that may help if memory is too small, unless neither was given. */
    void rethrowTooLarge(final OutOfMemoryError failure) throws CommandException {
        if (groups != null || local != null) {
            throw new CommandException(
                    "not enough memory: " + failure.getMessage()
                            + "; arrays of fewer work-items (--groups, --local) may need less, and a larger Java heap"
                            + " (-Xmx in GALEFS_JAVA_OPTS) may hold more",
                    failure);
        }
    }

    /** Reports the refusal of a launch as the user's mistake if the user has chosen its grid. */
    void rethrowRefused(final IllegalArgumentException refusal) throws CommandException {
        if (groups != null || local != null) {
            throw new CommandException(refusal.getMessage(), refusal);
        }
    }

    /** Returns what the device lacks of what is required, in one line; empty if nothing. */
    Optional<String> unmetRequirement(final GaleFs galeFs) {
        final Device opened = galeFs.device();
        return requirements.stream()
                .filter(requirement -> !requirement.isMetBy(opened))
                .findFirst()
                .map(requirement -> "--require " + requirement.optionName() + " is not met: device " + opened.name()
                        + " is of kind " + opened.kind().optionName() + " and waits "
                        + opened.waitForm().optionName() + "; chosen: " + galeFs.deviceReason());
    }

    void applyTo(final GaleFsContext context) {
        if (waitForm != null) {
            context.waitForm(waitForm);
        }
        if (timeLimit != null) {
            context.timeLimit(timeLimit);
        }
        context.checkKernels(isChecked);
        // Where kernels wait live, more are refused later, when the form is known: room for them would take seconds.
        final int atLeast = groups == null || groups > GaleFsContext.MAX_WORK_GROUPS ? 1 : groups;
        context.device(device).maxWorkGroups(Math.max(atLeast, GaleFsContext.DEFAULT_MAX_WORK_GROUPS));
    }

    private void checkPositive(final String option, final Integer number) {
        if (number != null && number < 1) {
            throw usageError(option + " " + number + ": must be at least 1", null);
        }
    }

    private void checkLiveGroups() {
        if (groups != null && groups > GaleFsContext.MAX_WORK_GROUPS) {
            final String remedy = device.equals(JvmDevice.NAME)
                    ? ""
                    : "; with --wait suspend more are possible, if the device has that form";
            throw usageError(
                    "--groups " + groups + ": must be at most " + GaleFsContext.MAX_WORK_GROUPS
                            + " where kernels wait live" + remedy,
                    null);
        }
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
