package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
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
            description = "Change directories with everything in them. Links in them are left as they are.")
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
            final EachPath each = new EachPath(output, new PathExpansion(files));
            return each.run(paths, path -> change(files, path, each::fail));
        }
    }

    private void change(final FileService files, final String path, final StoreWalk.Unlisted failures)
            throws FileServiceException, InterruptedException {
        final FileStatus status = files.stat(path);
        change(files, path, status);
        if (!recursive || !status.directory()) {
            return;
        }
        final StoreWalk walk = new StoreWalk(files, path, failures);
        while (walk.next()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (walk.kind().isFile() || walk.kind() == NameKind.DIRECTORY) {
                attempt(files, walk, failures);
            }
        }
    }

    /** After a failure, everything below the directory is tried nevertheless. */
    private void attempt(final FileService files, final StoreWalk walk, final StoreWalk.Unlisted failures)
            throws FileServiceException {
        try {
            change(files, walk.path(), walk.status());
        } catch (final FileServiceException e) {
            failures.accept(e);
        }
    }

    private void change(final FileService files, final String path, final FileStatus status)
            throws FileServiceException {
        files.setPermissions(path, mode.apply(status.permissions(), status.directory()));
    }
}
