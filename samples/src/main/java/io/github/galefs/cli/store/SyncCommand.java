package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.GivenNameConverter;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.provider.LocatedPath;
import io.github.galefs.provider.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies what has changed in a directory: between local files and a place, or between two places. */
@Command(
        name = "sync",
        description = {
            "Make directory DST equal to directory SRC by copying the files that are new or have changed.",
            "SRC is local and DST in the store, or the reverse with --from-store. Where a path names its place, such as"
                    + " galefs://HOST:PORT/PATH, it is there. DST is created if it is missing.",
            "A file has changed if its size or modification time differs; a copy gets the time of its original.",
            "An object of s3a://... has the time of its upload: a file has changed if its size differs or it is newer"
                    + " than the object. An older file of the same size is not seen; --checksum finds it.",
            "Symbolic links of a local SRC are followed. What cannot be copied is named and left behind: links"
                    + " to nothing"
                    + " or in a loop, pipes, sockets, devices, unreadable files. The exit code is then 1. DST keeps"
                    + " what it"
                    + " has of them, also with --delete.",
            "The copies are durable in the store when the command ends."
        })
final class SyncCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private FilesOption store;

    @Option(names = "--from-store", description = "SRC is a directory in the store, and DST a local one.")
    private boolean fromStore;

    @Mixin
    private SyncRules rules;

    @Mixin
    private LinkOptions links;

    @Parameters(
            index = "0",
            paramLabel = "SRC",
            converter = GivenNameConverter.class,
            description = "Directory to copy from.")
    private String from;

    @Parameters(
            index = "1",
            paramLabel = "DST",
            converter = GivenNameConverter.class,
            description = "Directory to copy to.")
    private String to;

    SyncCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        if (isBetweenPlaces()) {
            return syncPlaces();
        }
        final String path = store.path(fromStore ? from : to);
        final Path local = Path.of(fromStore ? to : from);
        LocalTree.requireApart(local, store.local());
        if (fromStore) {
            return syncFromStore(path, local);
        }
        return syncToStore(local, path);
    }

    /** Returns whether none of the directories is local. */
    private boolean isBetweenPlaces() {
        final boolean isSourceNamed = store.located(from).isPresent();
        final boolean isTargetNamed = store.located(to).isPresent();
        return (isSourceNamed && isTargetNamed) || (isSourceNamed && !fromStore) || (isTargetNamed && fromStore);
    }

    private int syncPlaces() throws IOException, CommandException, InterruptedException {
        if (store.located(from).isEmpty() != store.located(to).isEmpty() && !store.isGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'" + (fromStore ? from : to) + "' names no place: give '--dir', '--store', '--server' or"
                            + " '--place'; "
                            + (fromStore
                                    ? "without '--from-store', SRC is local"
                                    : "with '--from-store', DST is local"));
        }
        final List<LocatedPath> paths = store.locate(List.of(from, to));
        requireApart(paths.getFirst(), paths.getLast());
        final Place source = paths.getFirst().place();
        final Place target = paths.getLast().place();
        if (source.equals(target)) {
            final FileService files = rules.isDryRun() ? store.openReadOnly(source) : store.open(source);
            try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
                return syncPlaces(paths, files, files);
            }
        }
        final FileService sources = store.openReadOnly(source);
        try (Cleanup _ = () -> Uninterrupted.run(sources::close)) {
            final FileService targets = rules.isDryRun() ? store.openReadOnly(target) : store.open(target);
            try (Cleanup _ = () -> Uninterrupted.run(targets::close)) {
                return syncPlaces(paths, sources, targets);
            }
        }
    }

    private int syncPlaces(final List<LocatedPath> paths, final FileService sources, final FileService targets)
            throws IOException, CommandException, InterruptedException {
        final LeftBehind leftBehind = LeftBehind.whileReading(output);
        final NameTranslation names = NameTranslation.between(sources, targets);
        final SyncTree source = new StoreSyncTree(sources, paths.getFirst().path(), leftBehind::add);
        final SyncTree target = new StoreSyncTree(targets, paths.getLast().path(), (_, _) -> {});
        final String summary = sync(
                names.from() == names.to() ? source : new TranslatedSyncTree(source, names, leftBehind),
                target,
                leftBehind);
        if (!rules.isDryRun()) {
            targets.syncAll();
        }
        output.line(summary);
        return leftBehind.exitCode();
    }

    /** Refuses a copy of a directory into itself, which would not end, and of a part onto the whole. */
    private static void requireApart(final LocatedPath source, final LocatedPath target)
            throws IOException, CommandException {
        final boolean isOnePlace = source.place().equals(target.place());
        final String from = isOnePlace ? StorePaths.plain(source.path()) : localDirectory(source);
        final String to = isOnePlace ? StorePaths.plain(target.path()) : localDirectory(target);
        if (!from.isEmpty() && !to.isEmpty() && (from.startsWith(to) || to.startsWith(from))) {
            throw new CommandException("\"" + source.path() + "\" of " + source.place() + " and \"" + target.path()
                    + "\" of " + target.place() + " overlap: one cannot be made equal to the other");
        }
    }

    /** Returns the directory of this machine that has the files, with a slash at its end; empty if there is none. */
    private static String localDirectory(final LocatedPath path) throws IOException {
        return switch (path.place()) {
            case Place.Store(final Path directory) -> real(directory) + "/";
            case Place.Directory(final Path directory) -> {
                final Path part =
                        directory.resolve(StorePaths.plain(path.path()).substring(1));
                yield real(Files.exists(part) ? part : directory)
                        + (Files.exists(part) ? "/" : StorePaths.plain(path.path()));
            }
            case Place.Server _, Place.Provided _ -> "";
        };
    }

    /** Returns the real path of a directory; if it is missing, its opening says so. */
    private static Path real(final Path directory) throws IOException {
        return Files.exists(directory) ? directory.toRealPath() : directory.toAbsolutePath();
    }

    private int syncFromStore(final String path, final Path target)
            throws IOException, CommandException, InterruptedException {
        final LeftBehind leftBehind = LeftBehind.whileReading(output);
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final LocalNames names = LocalNames.of(files);
            final SyncTree local = new LocalSyncTree(target, names, new TargetEntries(names, leftBehind));
            output.line(sync(new StoreSyncTree(files, path, leftBehind::add), local, leftBehind));
        }
        return leftBehind.exitCode();
    }

    private int syncToStore(final Path source, final String path)
            throws IOException, CommandException, InterruptedException {
        final LeftBehind leftBehind = LeftBehind.whileWriting(output);
        final LocalSources sources = new LocalSources(links, store.local());
        final FileService files = rules.isDryRun() ? store.openReadOnly() : store.open();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final LocalNames names = LocalNames.of(files);
            final LocalEntries entries = new SourceEntries(source, sources, names, leftBehind);
            final String summary = sync(
                    new LocalSyncTree(source, names, entries),
                    new StoreSyncTree(files, path, (_, _) -> {}),
                    leftBehind);
            if (!rules.isDryRun()) {
                files.syncAll();
            }
            output.line(summary);
        }
        return leftBehind.exitCode();
    }

    /** Returns what was done, or would be done, in one line. */
    private String sync(final SyncTree source, final SyncTree target, final LeftBehind leftBehind)
            throws IOException, CommandException, InterruptedException {
        try (Sync sync = new Sync(source, target, rules, leftBehind, output)) {
            sync.run();
            return sync.summary();
        }
    }
}
