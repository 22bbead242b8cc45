package io.github.galefs.cli.store;

import io.github.galefs.cli.option.NewStoreOptions;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Creates a directory in the store. */
@Command(
        name = "mkdir",
        description = "Create a directory in the store. Creates the store if its own directory is new or empty.")
final class MakeDirectoryCommand implements Callable<Integer> {
    @Mixin
    private NewStoreOptions store;

    @Parameters(paramLabel = "PATH", description = "Directory to create; its parent must exist.")
    private String path;

    @Override
    public Integer call() throws IOException {
        try (FileService files = store.openOrCreate()) {
            files.makeDirectory(path);
        }
        return ExitCode.OK;
    }
}
