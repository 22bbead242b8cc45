package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Removes snapshots. */
@Command(
        name = "rm",
        description =
                "Remove snapshots. Compaction reclaims the space of what only they referred to. Continues after one"
                        + " that cannot be removed.")
final class SnapshotRemoveCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Parameters(arity = "1..*", paramLabel = "NAME", description = "Names of snapshots.")
    private List<String> names;

    SnapshotRemoveCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws FileServiceException {
        int exitCode = ExitCode.OK;
        try (FileService files = store.open()) {
            for (final String name : names) {
                try {
                    files.removeSnapshot(name);
                } catch (final FileServiceException e) {
                    output.failure(e.getMessage());
                    exitCode = ExitCode.FAILURE;
                }
            }
        }
        return exitCode;
    }
}
