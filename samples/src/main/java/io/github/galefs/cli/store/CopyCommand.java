package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies files within the store. */
@Command(
        name = "cp",
        description = {
            "Copy files within the store. If TO is a directory, the copies go there under their own names.",
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
        final List<String> paths = store.paths(Target.withSources(arguments, spec));
        final List<String> sources = paths.subList(0, paths.size() - 1);
        final FileService files = store.open();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final LeftBehind leftBehind = LeftBehind.whileReading(output);
            final StoreCopy copy = new StoreCopy(files, leftBehind);
            final Target target =
                    Target.of(paths.getLast(), sources, files, recursive ? copy::copyTree : copy::copyFile);
            final int exitCode = new EachPath(output, new PathExpansion(files)).run(sources, target::put);
            files.syncAll();
            return Math.max(exitCode, leftBehind.exitCode());
        }
    }
}
