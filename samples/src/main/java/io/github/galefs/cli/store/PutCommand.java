package io.github.galefs.cli.store;

import io.github.galefs.cli.option.GivenNameConverter;
import io.github.galefs.cli.option.NewStoreOptions;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.SparseInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies local files into the store, as {@code cp -r} does. */
@Command(
        name = "put",
        description = {
            "Copy local files and directories into the store. Creates the store if its directory is new or empty.",
            "DIR is a directory in the store. If it does not exist, a single LOCAL is copied to that path.",
            "An existing file is replaced when its copy is complete. The copies are durable when the command ends.",
            "Symbolic links are followed. What cannot be copied is named and left behind: links to nothing or"
                    + " in a loop,"
                    + " pipes, sockets, devices, unreadable files. The exit code is then 1.",
            "With - for LOCAL, and the path of a file for DIR, standard input is copied to that file."
        })
final class PutCommand implements Callable<Integer> {
    private static final String STANDARD_INPUT = "-";

    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NewStoreOptions store;

    @Mixin
    private LinkOptions links;

    @Parameters(
            arity = "1..*",
            paramLabel = "LOCAL... DIR",
            hideParamSyntax = true,
            converter = GivenNameConverter.class,
            description = "Local files and directories, or - for standard input; last, a directory in the store.")
    private List<String> arguments;

    PutCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        if (arguments.size() < 2) {
            throw new ParameterException(
                    spec.commandLine(), "Missing required parameter: give LOCAL... DIR, with DIR in the store");
        }
        final String target = store.path(arguments.getLast());
        final boolean isInput = isStandardInput();
        final LeftBehind leftBehind = LeftBehind.whileWriting(output);
        final LocalSources local = new LocalSources(links, store.local());
        final List<Path> sources = isInput ? List.of() : sources(local, leftBehind);
        if (sources.isEmpty() && !isInput) {
            return leftBehind.exitCode();
        }
        requirePlaceInNewStore(target, sources.size());
        final FileService files = store.openOrCreate();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final long total = output.bars().isShown() ? new LocalTree(sources, links).totalBytes() : 0;
            try (ProgressBars.Progress progress = output.bars().start("put", total);
                    Upload upload = new Upload(files, local, LocalNames.of(files), leftBehind, progress)) {
                if (isInput) {
                    putStandardInput(upload, files, target);
                } else {
                    put(upload, files, sources, target);
                }
                upload.finish();
            }
            files.syncAll();
        }
        return leftBehind.exitCode();
    }

    /** A new store has its root only: a target elsewhere must not create one. */
    private void requirePlaceInNewStore(final String target, final int sources) throws IOException, CommandException {
        final String plain = StorePaths.plain(target);
        final int end = plain.indexOf('/', 1);
        if (end < 0 || !store.isNew()) {
            return;
        }
        if (end < plain.length() - 1) {
            throw new CommandException("\"" + plain.substring(0, end) + "\" in the store does not exist"
                    + " ('galefs mkdir -p' creates it)");
        }
        if (sources > 1 || target.endsWith("/")) {
            throw notADirectory(target, "does not exist ('galefs mkdir' creates it)");
        }
    }

    /** Returns whether standard input is to be copied; refuses it before a store is created if it cannot be. */
    private boolean isStandardInput() throws CommandException {
        final List<String> sources = arguments.subList(0, arguments.size() - 1);
        if (!sources.contains(STANDARD_INPUT)) {
            return false;
        }
        if (sources.size() > 1) {
            throw new CommandException(
                    "standard input (-) is copied alone: give '- PATH', or './-' for a file named -");
        }
        if (arguments.getLast().endsWith("/")) {
            throw namelessInput();
        }
        return true;
    }

    private CommandException namelessInput() {
        return new CommandException("\"" + arguments.getLast()
                + "\" is a directory, and standard input has no name: give the path of the file");
    }

    private void putStandardInput(final Upload upload, final FileService files, final String target)
            throws IOException, CommandException, InterruptedException {
        if (StorePaths.find(files, target).map(FileStatus::directory).orElse(false)) {
            throw namelessInput();
        }
        upload.copy(SparseInput.standardInput(), Path.of("standard input"), target);
    }

    /**
     * Returns the files to copy. Looks at all of them before the store is opened: wrong names alone must not create a
     * store.
     */
    private List<Path> sources(final LocalSources local, final LeftBehind leftBehind)
            throws IOException, CommandException, InterruptedException {
        final List<Path> sources = new ArrayList<>();
        for (final String argument : arguments.subList(0, arguments.size() - 1)) {
            leftBehind.attempt(() -> {
                final Path source = Path.of(argument);
                if (local.findReadable(source).isPresent()) {
                    sources.add(source);
                }
            });
        }
        final Set<Path> names = new HashSet<>();
        for (final Path source : sources) {
            LocalTree.requireApart(source, store.local());
            if (!names.add(nameOf(source))) {
                throw new CommandException("local file " + source + ": another argument is also named " + nameOf(source)
                        + " and would be replaced");
            }
        }
        return sources;
    }

    private void put(final Upload upload, final FileService files, final List<Path> sources, final String target)
            throws IOException, CommandException, InterruptedException {
        final Optional<FileStatus> status = StorePaths.find(files, target);
        if (status.isPresent() && status.get().directory()) {
            final LocalNames names = LocalNames.of(files);
            for (final Path source : sources) {
                upload.copy(source, StorePaths.in(target, names.name(nameOf(source))));
            }
        } else if (sources.size() == 1 && !target.endsWith("/")) {
            upload.copy(sources.getFirst(), target);
        } else {
            final String what = status.isPresent() ? "is a file" : "does not exist ('galefs mkdir' creates it)";
            throw notADirectory(target, what);
        }
    }

    private static CommandException notADirectory(final String target, final String what) {
        return new CommandException("\"" + target + "\" in the store must be a directory, but " + what);
    }

    /** Returns the name of the copy; for a path such as {@code ..}, the name of the directory it leads to. */
    private static Path nameOf(final Path source) throws IOException {
        final Path plain = source.normalize();
        final Path name = plain.getFileName();
        final boolean nameless =
                name == null || name.toString().isEmpty() || name.toString().equals("..");
        final Path real = nameless ? source.toRealPath().getFileName() : name;
        return real == null ? Path.of("") : real;
    }
}
