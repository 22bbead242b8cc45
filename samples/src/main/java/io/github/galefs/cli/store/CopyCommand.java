package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.provider.LocatedPath;
import io.github.galefs.provider.Place;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies files within a place, or from one to another. */
@Command(
        name = "cp",
        description = {
            "Copy files within the store, or from one place to another: each path may name its own. If TO is a"
                    + " directory, the copies go there under their own names.",
            "An existing file is replaced when its copy is complete, but not one that the command has just put there."
                    + " The copies are durable when the command ends."
        })
final class CopyCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private FilesOption store;

    @Option(
            names = {"-r", "-R", "--recursive"},
            description = "Copy directories with everything in them.")
    private boolean recursive;

    @Parameters(
            arity = "1..*",
            paramLabel = "FROM... TO",
            hideParamSyntax = true,
            description = "Files and directories in the store, whose names may have the wildcards *, ? and [...], in"
                    + " quotes; last, a new path or a directory.")
    private List<String> arguments;

    CopyCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<LocatedPath> paths = store.locate(Target.withSources(arguments, spec));
        final LocatedPath target = paths.getLast();
        final Place source = placeOfSources(paths);
        if (source.equals(target.place())) {
            final FileService files = store.open(source);
            try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
                return copy(paths, files, files);
            }
        }
        final FileService from = store.openReadOnly(source);
        try (Cleanup _ = () -> Uninterrupted.run(from::close)) {
            final FileService to = store.open(target.place());
            try (Cleanup _ = () -> Uninterrupted.run(to::close)) {
                return copy(paths, from, to);
            }
        }
    }

    private Place placeOfSources(final List<LocatedPath> paths) {
        final Place place = paths.getFirst().place();
        for (final LocatedPath path : paths.subList(1, paths.size() - 1)) {
            if (!path.place().equals(place)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "files to copy are in two places, " + place + " and " + path.place() + ": give one");
            }
        }
        return place;
    }

    private int copy(final List<LocatedPath> paths, final FileService from, final FileService to)
            throws IOException, CommandException, InterruptedException {
        final List<String> sources = paths.subList(0, paths.size() - 1).stream()
                .map(LocatedPath::path)
                .toList();
        final LeftBehind leftBehind = LeftBehind.whileReading(output);
        final StoreCopy copy = new StoreCopy(from, to, leftBehind);
        final Target target =
                Target.of(paths.getLast().path(), to, sources, from, recursive ? copy::copyTree : copy::copyFile);
        final int exitCode = new EachPath(output, new PathExpansion(from)).run(sources, target::put);
        to.syncAll();
        return Math.max(exitCode, leftBehind.exitCode());
    }
}
