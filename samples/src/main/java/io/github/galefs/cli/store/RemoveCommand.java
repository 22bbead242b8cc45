package io.github.galefs.cli.store;

import io.github.galefs.cli.option.StoreOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Removes files and empty directories. */
@Command(name = "rm", description = "Remove files and empty directories. Continues after one that cannot be removed.")
final class RemoveCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private StoreOption store;

    @Parameters(arity = "1..*", paramLabel = "PATH", description = "Files and empty directories in the store.")
    private List<String> paths;

    RemoveCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws FileServiceException {
        int exitCode = ExitCode.OK;
        try (FileService files = store.open()) {
            for (final String path : paths) {
                try {
                    files.remove(path);
                } catch (final FileServiceException e) {
                    output.failure(e.getMessage());
                    exitCode = ExitCode.FAILURE;
                }
            }
        }
        return exitCode;
    }
}
