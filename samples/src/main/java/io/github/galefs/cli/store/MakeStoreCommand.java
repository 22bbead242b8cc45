package io.github.galefs.cli.store;

import io.github.galefs.cli.option.NewStoreOptions;
import io.github.galefs.cli.output.ExitCode;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Creates a store. */
@Command(
        name = "mkfs",
        description = {
            "Create an empty store in a new or empty directory.",
            "Its block size, a power of two from 4KiB to 4MiB, cannot be changed later."
        })
final class MakeStoreCommand implements Callable<Integer> {
    @Mixin
    private NewStoreOptions store;

    @Override
    public Integer call() throws IOException {
        store.create().close();
        return ExitCode.OK;
    }
}
