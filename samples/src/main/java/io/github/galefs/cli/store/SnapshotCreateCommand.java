package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Creates a snapshot. */
@Command(name = "create", description = "Create a snapshot. It is durable when the command ends.")
final class SnapshotCreateCommand implements Callable<Integer> {
    @Mixin
    private FilesOption store;

    @Parameters(paramLabel = "NAME", description = "Name of the snapshot: a file name.")
    private String name;

    @Override
    public Integer call() throws FileServiceException {
        try (FileService files = store.open()) {
            files.createSnapshot(name);
        }
        return ExitCode.OK;
    }
}
