package io.github.galefs.cli.store;

import io.github.galefs.cli.option.GivenNameConverter;
import io.github.galefs.cli.option.StoreOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies from the store to local files, as {@code cp -r} does. */
@Command(
        name = "get",
        description = {
            "Copy a file, or a directory with everything in it, from the store.",
            "An existing local file is replaced when its copy is complete, which gets its permissions.",
            "Without LOCAL, the copy gets the same name in the working directory, and its path is printed."
        })
final class GetCommand implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";

    private final Output output;

    @Mixin
    private StoreOption store;

    @Parameters(index = "0", paramLabel = "PATH", description = "File or directory in the store.")
    private String path;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "LOCAL",
            converter = GivenNameConverter.class,
            description = "Local file, directory, or " + STANDARD_OUTPUT + " for standard output.")
    private String local;

    @Spec
    private CommandSpec spec;

    GetCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        path = store.path(path);
        if (local == null && StorePaths.name(path).isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "\"" + path + "\" has no name for the copy: give LOCAL, such as . for the working directory");
        }
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final FileStatus status = files.stat(path);
            final long total = output.bars().isShown() ? totalBytes(files, status) : 0;
            try (ProgressBars.Progress progress = output.bars().start("get", total);
                    Download download = new Download(files, store.directory(), progress)) {
                get(download, status);
                download.finish();
            }
        }
        return ExitCode.OK;
    }

    private long totalBytes(final FileService files, final FileStatus status) throws FileServiceException {
        return status.directory() ? new StoreTree(files).totalBytes(path) : status.size();
    }

    private void get(final Download download, final FileStatus status)
            throws IOException, CommandException, InterruptedException {
        if (local == null) {
            final Path target = Path.of(".").resolve(StorePaths.name(path));
            download.copy(path, status, target);
            download.finish();
            output.line("copied to " + target);
        } else if (!local.equals(STANDARD_OUTPUT)) {
            download.copy(path, status, target(Path.of(local)));
        } else if (status.directory()) {
            throw new CommandException("\"" + path + "\" is a directory: standard output takes one file");
        } else {
            download.copyBytes(path, output.out());
        }
    }

    /** Into a directory, the copy goes under its own name. */
    private Path target(final Path given) throws IOException {
        final Path parent = given.getParent();
        if (parent != null && !Files.exists(parent)) {
            throw new NoSuchFileException(parent.toString());
        }
        final String name = StorePaths.name(path);
        return Files.isDirectory(given) && !name.isEmpty() ? given.resolve(name) : given;
    }
}
