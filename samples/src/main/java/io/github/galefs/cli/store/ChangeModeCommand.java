package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets the permissions of files. */
@Command(
        name = "chmod",
        description = {
            "Set the permission bits of files and directories. A store keeps them, and a mount with --allow-other"
                    + " enforces them.",
            "A MODE that begins with - is given after --."
        })
final class ChangeModeCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Option(
            names = {"-R", "--recursive"},
            description = "Change directories with everything in them.")
    private boolean recursive;

    @Parameters(
            index = "0",
            paramLabel = "MODE",
            converter = ModeChange.Converter.class,
            description = "Octal digits, such as 644, or changes, such as u+x,go-w.")
    private ModeChange mode;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files and directories in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    ChangeModeCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments);
        try (FileService files = store.open()) {
            return new EachPath(output, new PathExpansion(files)).run(paths, path -> change(files, path));
        }
    }

    private void change(final FileService files, final String path) throws FileServiceException, InterruptedException {
        final FileStatus status = files.stat(path);
        change(files, path, status);
        if (!recursive || !status.directory()) {
            return;
        }
        final StoreWalk walk = new StoreWalk(files, path);
        while (walk.next()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            change(files, walk.path(), walk.status());
        }
    }

    private void change(final FileService files, final String path, final FileStatus status)
            throws FileServiceException {
        files.setPermissions(path, mode.apply(status.permissions(), status.directory()));
    }
}
