package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets the times of files. */
@Command(
        name = "touch",
        description = "Set the modification time of files and directories to the present. Creates missing files.")
final class TouchCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Option(
            names = {"-c", "--no-create"},
            description = "Leave out files that do not exist.")
    private boolean existingOnly;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files and directories in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    TouchCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments);
        try (FileService files = store.open()) {
            return new EachPath(output, new PathExpansion(files)).run(paths, path -> touch(files, path));
        }
    }

    private void touch(final FileService files, final String path) throws FileServiceException {
        if (StorePaths.find(files, path).isPresent()) {
            files.setModificationTime(path, System.currentTimeMillis());
        } else if (!existingOnly) {
            files.close(files.open(path, Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE)));
        }
    }
}
