package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.GivenNameConverter;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Copies what has changed in a directory, in one direction between local files and the store. */
@Command(
        name = "sync",
        description = {
            "Make directory DST equal to directory SRC by copying the files that are new or have changed.",
            "SRC is local and DST in the store, or the reverse with --from-store. DST is created if it is missing.",
            "A file has changed if its size or modification time differs; a copy gets the time of its original.",
            "Symbolic links of a local SRC are followed. What cannot be copied is named and left behind: links"
                    + " to nothing"
                    + " or in a loop, pipes, sockets, devices, unreadable files. The exit code is then 1. DST keeps"
                    + " what it"
                    + " has of them, also with --delete.",
            "The copies are durable in the store when the command ends."
        })
final class SyncCommand implements Callable<Integer> {
    private final Output output;

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
        final String path = store.path(fromStore ? from : to);
        final Path local = Path.of(fromStore ? to : from);
        LocalTree.requireApart(local, store.local());
        if (fromStore) {
            return syncFromStore(path, local);
        }
        return syncToStore(local, path);
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
