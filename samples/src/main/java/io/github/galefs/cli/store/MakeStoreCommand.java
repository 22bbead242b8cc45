package io.github.galefs.cli.store;

import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.option.LocalStore;
import io.github.galefs.cli.option.LocalStoreOption;
import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Creates a store. */
@Command(
        name = "mkfs",
        description = {
            "Create an empty store in a new or empty directory.",
            "Its block size, a power of two from 4KiB to 4MiB, cannot be changed later.",
            "--json prints an object with store and blockSize."
        })
final class MakeStoreCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private LocalStoreOption store;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--block-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes in a block. Default: 64KiB.")
    private Long blockSize;

    MakeStoreCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        try (FileService files = LocalStore.create(store.directory(), blockSize, spec.commandLine())) {
            if (json.given()) {
                final Map<String, Object> values = new LinkedHashMap<>();
                values.put("store", store.directory().toString());
                values.put("blockSize", files.capacity().blockSize());
                JsonOption.print(output, values);
            }
        }
        return ExitCode.OK;
    }
}
