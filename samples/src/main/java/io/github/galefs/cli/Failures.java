package io.github.galefs.cli;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.LocalFileError;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.OutputFailedException;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.selection.UnknownDeviceException;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.mount.MountException;
import io.github.galefs.sample.SampleException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Maps what a command throws to one line on standard error and an exit code. */
final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {
    private static final String INTERRUPTED = "interrupted";

    private final Output output;
    private final BooleanSupplier debugging;

    Failures(final Output output, final BooleanSupplier debugging) {
        this.output = output;
        this.debugging = debugging;
    }

    /**
     * Runs a command and reports an {@link Error} of the JVM, such as too little memory for a cache. picocli handles
     * exceptions only, and not those of its own printing of help.
     */
    int guard(final IntSupplier command) {
        try {
            return command.getAsInt();
        } catch (final OutputFailedException e) {
            return report(e);
        } catch (final OutOfMemoryError e) {
            return report("not enough memory: " + e.getMessage(), e);
        } catch (final ExceptionInInitializerError e) {
            // An interrupt, or too few descriptors, while a library's class is loaded.
            return report(e.getException() instanceof final Exception cause ? describe(cause) : unexpected(e), e);
        } catch (final Error e) {
            return report(unexpected(e), e);
        }
    }

    @Override
    public int handleExecutionException(final Exception e, final CommandLine command, final ParseResult parsed) {
        return e instanceof OutputFailedException failed ? report(failed) : report(describe(e), e);
    }

    /** A reader that has read enough is no failure to tell of. */
    private int report(final OutputFailedException e) {
        return e.isReaderGone() ? ExitCode.BROKEN_PIPE : report(e.getMessage(), e);
    }

    @Override
    public int handleParseException(final ParameterException e, final String[] arguments) {
        final String help = e.getCommandLine().getCommandSpec().qualifiedName() + " --help";
        report(e.getMessage() + suggestion(e) + " (see '" + help + "')", e);
        return ExitCode.USAGE;
    }

    private int report(final String message, final Throwable e) {
        output.failure(message);
        if (debugging.getAsBoolean()) {
            e.printStackTrace(output.err());
        }
        return ExitCode.FAILURE;
    }

    private static String suggestion(final ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getSuggestions().isEmpty()) {
            return "; did you mean " + String.join(" or ", unmatched.getSuggestions()) + "?";
        }
        return "";
    }

    private static String describe(final Exception e) {
        return switch (e) {
            case CommandException known -> known.getMessage();
            // What it interrupted is of interest only to who looks for a defect: --debug shows it. A server's has no
            // cause here.
            case FileServiceException known
            when known.error() == PosixError.EINTR && known.getCause() != null -> INTERRUPTED;
            case FileServiceException known -> known.getMessage();
            case MountException known -> known.getMessage();
            case BenchException known -> known.getMessage();
            case SampleException known -> known.getMessage();
            case DeviceRefusedException known -> known.getMessage();
            case UnknownDeviceException known -> known.getMessage();
            case KernelFailedException known -> known.getMessage();
            case KernelCompilationException known -> known.getMessage();
            case FileSystemException local -> LocalFileError.describe(local);
            case InvalidPathException local -> "local path '" + local.getInput() + "': " + local.getReason();
            case InterruptedException known -> INTERRUPTED + furtherFailures(known);
            case ClosedByInterruptException _ -> INTERRUPTED;
            default -> unexpected(e);
        };
    }

    /** Returns what an interrupted launch could not do at its end, such as write a file back. */
    private static String furtherFailures(final InterruptedException e) {
        return Arrays.stream(e.getSuppressed())
                .filter(KernelFailedException.class::isInstance)
                .map(failure -> "; " + failure.getMessage())
                .distinct()
                .collect(Collectors.joining());
    }

    private static String unexpected(final Throwable e) {
        return e + " (unexpected; --debug shows the stack trace)";
    }
}
