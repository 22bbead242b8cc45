package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.GivenNameConverter;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
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
            "What a name with wildcards stands for is copied into the directory LOCAL.",
            "An existing local file is replaced when its copy is complete, which gets its permissions.",
            "What cannot be copied is named and left behind, such as a damaged file, or one whose local name is a"
                    + " link to"
                    + " nothing. The exit code is then 1.",
            "Without LOCAL, the copy gets the same name in the working directory, and its path is printed."
        })
final class GetCommand implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";

    private final Output output;

    @Mixin
    private FilesOption store;

    @Parameters(
            index = "0",
            paramLabel = "PATH",
            description =
                    "File or directory in the store, whose names may have the wildcards *, ? and [...], in quotes.")
    private String path;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "LOCAL",
            converter = GivenNameConverter.class,
            description = "Local file, directory, or " + STANDARD_OUTPUT + " for standard output.")
    private String local;

    /** Of what was copied: two sources may have the same name, and none may replace another. */
    private final Set<String> names = new LinkedHashSet<>();

    @Spec
    private CommandSpec spec;

    private LocalNames localNames;

    GetCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        path = store.path(path);
        requireName();
        final LeftBehind leftBehind = LeftBehind.whileReading(output);
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            localNames = LocalNames.of(files);
            final PathExpansion expansion = new PathExpansion(files);
            if (expansion.isWild(path)) {
                requireDirectory();
            }
            final long total = output.bars().isShown() ? totalBytes(files, expansion) : 0;
            try (ProgressBars.Progress progress = output.bars().start("get", total);
                    Download download = new Download(files, localNames, store.local(), leftBehind, progress)) {
                leftBehind.attempt(() -> expansion.forEach(
                        path, source -> leftBehind.attempt(() -> get(download, source, files.stat(source)))));
                download.finish();
            }
        }
        if (local == null && leftBehind.count() == 0) {
            for (final String name : names) {
                output.line("copied to " + inWorkingDirectory(name));
            }
        }
        return leftBehind.exitCode();
    }

    /** Fails before the files are opened: they may be at a server. */
    private void requireName() {
        final PathPattern pattern = PathPattern.of(path, NameForm.TEXT);
        if (local == null
                && !pattern.isWild()
                && StorePaths.name(pattern.literal()).isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "\"" + path + "\" has no name for the copy: give LOCAL, such as . for the working directory");
        }
    }

    /** Several files need a directory, also if a pattern stands for one only today. */
    private void requireDirectory() throws CommandException {
        if (local != null && local.equals(STANDARD_OUTPUT)) {
            throw new CommandException(
                    "\"" + path + "\" may be several files: standard output takes one, and 'galefs cat' several");
        }
        if (local != null && !Files.isDirectory(Path.of(local))) {
            throw new CommandException(
                    "\"" + path + "\" may be several files: \"" + local + "\" must be a local directory");
        }
    }

    private long totalBytes(final FileService files, final PathExpansion expansion)
            throws IOException, CommandException, InterruptedException {
        final StoreTree tree = new StoreTree(files);
        final AtomicLong total = new AtomicLong();
        expansion.forEach(path, source -> {
            final FileStatus status = files.stat(source);
            total.addAndGet(status.directory() ? tree.totalBytes(source) : status.size());
        });
        return total.get();
    }

    private void get(final Download download, final String source, final FileStatus status)
            throws IOException, CommandException, InterruptedException {
        if (!names.add(StorePaths.name(source))) {
            throw new CommandException("\"" + source + "\" would replace a file or directory of the same name,"
                    + " which this command has just copied");
        }
        if (local == null) {
            download.copy(source, status, inWorkingDirectory(StorePaths.name(source)));
        } else if (!local.equals(STANDARD_OUTPUT)) {
            download.copy(source, status, target(source, status));
        } else if (status.directory()) {
            throw new CommandException("\"" + source + "\" is a directory: standard output takes one file");
        } else {
            download.copyBytes(source, output.out());
        }
    }

    private Path inWorkingDirectory(final String name) throws FileSystemException {
        return localNames.in(Path.of("."), name);
    }

    /** Into a directory, the copy goes under its own name. */
    private Path target(final String source, final FileStatus status) throws IOException, CommandException {
        final Path given = Path.of(local);
        final Path parent = given.getParent();
        if (parent != null && !Files.exists(parent)) {
            throw new NoSuchFileException(parent.toString());
        }
        if (parent != null && !Files.isDirectory(parent)) {
            throw new NotDirectoryException(parent.toString());
        }
        final boolean isDirectory = Files.isDirectory(given);
        final boolean mustBe =
                !status.directory() && local.endsWith(given.getFileSystem().getSeparator());
        if (mustBe && !Files.exists(given)) {
            throw new CommandException("local directory \"" + local + "\" does not exist");
        }
        if (mustBe && !isDirectory) {
            throw new NotDirectoryException(local);
        }
        final String name = StorePaths.name(source);
        return isDirectory && !name.isEmpty() ? localNames.in(given, name) : given;
    }
}
