package io.github.galefs.cli.store;

import io.github.galefs.cli.option.StoreOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the snapshots. */
@Command(name = "ls", description = "List the snapshots of the store, by name.")
final class SnapshotListCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private StoreOption store;

    SnapshotListCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws FileServiceException {
        try (FileService files = store.openReadOnly()) {
            for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
                output.line(snapshot.name());
            }
        }
        return ExitCode.OK;
    }
}
