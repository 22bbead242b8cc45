package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Renames files and directories, as {@code mv} does. */
@Command(
        name = "mv",
        description = {
            "Rename a file or directory of the store. If TO is a directory, move files and directories there under"
                    + " their own names.",
            "A file that already has the new name is replaced atomically, unless this command has just put it there."
        })
final class MoveCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private FilesOption store;

    @Parameters(
            arity = "1..*",
            paramLabel = "FROM... TO",
            hideParamSyntax = true,
            description = "Files and directories in the store, whose names may have the wildcards *, ? and [...], in"
                    + " quotes; last, a new path or a directory.")
    private List<String> arguments;

    MoveCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(Target.withSources(arguments, spec));
        final List<String> sources = paths.subList(0, paths.size() - 1);
        try (FileService files = store.open()) {
            final Target target =
                    Target.of(paths.getLast(), files, sources, files, (from, to) -> move(files, from, to));
            return new EachPath(output, new PathExpansion(files)).run(sources, target::put);
        }
    }

    /** A rename of a file to itself does nothing, which would hide a mistake. */
    private static void move(final FileService files, final String from, final String to)
            throws FileServiceException, CommandException {
        final String source = StorePaths.plain(from);
        final String target = StorePaths.plain(to);
        if (target.equals(source) && StorePaths.find(files, from).isPresent()) {
            throw new CommandException("\"" + from + "\" and \"" + to + "\" are the same file");
        }
        if (target.startsWith(source) && StorePaths.isDirectory(files, from)) {
            throw new CommandException("\"" + from + "\" cannot be moved into itself, \"" + to + "\"");
        }
        files.rename(from, to);
    }
}
