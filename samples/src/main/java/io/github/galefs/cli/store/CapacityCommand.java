package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Sizes;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows the space that a store uses and has. */
@Command(
        name = "df",
        description = {
            "Show the space that the store uses and has.",
            "live: payload of files and snapshots; dead: payload that nothing refers to, which compaction reclaims;",
            "disk: space allocated to the store's files."
        })
final class CapacityCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    CapacityCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        final Capacity capacity;
        try (FileService files = store.openReadOnly()) {
            capacity = files.capacity();
        }
        if (json.given()) {
            JsonOption.print(output, values(capacity));
        } else {
            print(capacity);
        }
        return ExitCode.OK;
    }

    private void print(final Capacity capacity) {
        output.line("live        " + describe(capacity.liveBytes()));
        output.line("dead        " + describe(capacity.deadBytes()));
        output.line("disk        " + describe(capacity.diskBytes()));
        output.line("free        " + describe(capacity.freeBytes()));
        output.line("block size  " + describe(capacity.blockSize()));
        output.line("files       " + capacity.files());
    }

    private static Map<String, Object> values(final Capacity capacity) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("liveBytes", capacity.liveBytes());
        values.put("deadBytes", capacity.deadBytes());
        values.put("diskBytes", capacity.diskBytes());
        values.put("freeBytes", capacity.freeBytes());
        values.put("blockSize", capacity.blockSize());
        values.put("files", capacity.files());
        return values;
    }

    private static String describe(final long bytes) {
        return Sizes.describe((double) bytes) + " (" + bytes + " bytes)";
    }
}
