package io.github.galefs.cli.kernel;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.cli.option.DiskCacheOptions;
import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.Place;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.SampleException;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Opens the store and the device, runs a sample, and prints a report. */
abstract class SampleCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private FilesOption files;

    @Mixin
    private LaunchOptions launch;

    @Mixin
    private CacheOptions cache;

    @Mixin
    private DiskCacheOptions diskCache;

    @Mixin
    private ReportOptions report;

    SampleCommand(final Output output) {
        this.output = output;
    }

    /** Returns the program, set up with the files that the command line names. */
    abstract Sample sample();

    /** Returns the path of a file in the store that an option names. */
    final String path(final String argument) {
        return files.path(argument);
    }

    @Override
    public final Integer call() throws CommandException, IOException, SampleException, InterruptedException {
        launch.check();
        final Sample sample = sample();
        final GaleFsContext context = new GaleFsContext();
        launch.applyTo(context);
        cache.applyTo(context, files.place());
        diskCache.check(files.place(), spec.commandLine());
        // The GaleFs opens the device at the same time as a store or a directory.
        return switch (files.place()) {
            case Place.Store(final Path directory) -> run(sample, context.store(directory));
            case Place.Directory(final Path directory) -> run(sample, context.directory(directory));
            case Place.Server _, Place.Provided _ -> runWithOpenFiles(sample, context);
        };
    }

    private int runWithOpenFiles(final Sample sample, final GaleFsContext context)
            throws CommandException, IOException, SampleException, InterruptedException {
        final FileService service = diskCache.before(files.open(), files.place(), spec.commandLine());
        try (Cleanup _ = () -> Uninterrupted.run(service::close)) {
            return run(sample, context.files(service));
        }
    }

    private int run(final Sample sample, final GaleFsContext context)
            throws CommandException, IOException, SampleException, InterruptedException {
        try {
            return openAndRun(sample, context);
        } catch (final OutOfMemoryError e) {
            launch.rethrowTooLarge(e);
            throw e;
        } catch (final IllegalArgumentException e) {
            launch.rethrowRefused(e);
            throw e;
        }
    }

    private int openAndRun(final Sample sample, final GaleFsContext context)
            throws IOException, SampleException, InterruptedException {
        final GaleFs galeFs = open(context);
        try (Cleanup _ = () -> Uninterrupted.run(galeFs::close)) {
            final Optional<String> unmet = launch.unmetRequirement(galeFs);
            if (unmet.isPresent()) {
                output.failure(unmet.get());
                return ExitCode.REQUIREMENT;
            }
            return run(sample, galeFs, launch.grid(galeFs.device(), sample.preferredGrid(galeFs.device())));
        }
    }

    private GaleFs open(final GaleFsContext context) throws FileServiceException {
        try {
            return GaleFs.open(context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** Adds the address of what is far away: what a kernel knows of a failed call is the number of its error. */
    private SampleException withPlace(final SampleException failure) {
        return files.local().isPresent()
                ? failure
                : new SampleException(files.place() + ": " + failure.getMessage(), failure);
    }

    private static long fetched(final GaleFs galeFs) {
        return galeFs.statistics().get(Metric.BYTES_FETCHED);
    }

    private int run(final Sample sample, final GaleFs galeFs, final Grid grid)
            throws IOException, SampleException, InterruptedException {
        final long start = System.nanoTime();
        try (ProgressBars.Progress _ = output.bars().follow(spec.name(), () -> fetched(galeFs))) {
            sample.run(galeFs, grid);
        } catch (final SampleException e) {
            throw withPlace(e);
        }
        final long nanos = System.nanoTime() - start;
        final Statistics statistics = galeFs.statistics();
        final Optional<String> difference = report.verify() ? sample.verify(galeFs.files()) : Optional.empty();
        final Optional<Boolean> verified = report.verify() ? Optional.of(difference.isEmpty()) : Optional.empty();
        final RunReport run = new RunReport(
                spec.name(),
                galeFs.device().name(),
                galeFs.deviceReason(),
                galeFs.device().waitForm(),
                nanos,
                statistics,
                sample.result(),
                verified);
        output.out().println(report.format(run));
        difference.ifPresent(text -> output.failure("the result is wrong: " + text));
        return difference.isPresent() ? ExitCode.DIFFERENCE : ExitCode.OK;
    }
}
