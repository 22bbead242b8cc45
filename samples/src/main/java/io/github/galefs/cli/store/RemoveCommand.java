package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Removes files and directories. */
@Command(name = "rm", description = "Remove files and empty directories. Continues after one that cannot be removed.")
final class RemoveCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Option(
            names = {"-r", "-R", "--recursive"},
            description = "Remove directories with everything in them.")
    private boolean recursive;

    @Option(
            names = {"-f", "--force"},
            description = "A path that does not exist is no failure.")
    private boolean force;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files and directories in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    RemoveCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments);
        final FileService files = store.open();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final PathAction removal = recursive ? new TreeRemoval(files, output)::remove : files::remove;
            return new EachPath(output, new PathExpansion(files), e -> force && isMissing(e)).run(paths, removal);
        }
    }

    private static boolean isMissing(final FileServiceException e) {
        return e.error() == PosixError.ENOENT || e.error() == PosixError.ENOTDIR;
    }
}
