package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the snapshots. */
@Command(
        name = "ls",
        description = {
            "List the snapshots of the store, by name.",
            "--json prints an object for each: name, and path, where its files are."
        })
final class SnapshotListCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    SnapshotListCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        try (FileService files = store.openReadOnly()) {
            for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
                if (json.given()) {
                    final Map<String, Object> values = new LinkedHashMap<>();
                    values.put("name", snapshot.name());
                    values.put("path", StorePaths.in(FileService.SNAPSHOTS, snapshot.name()));
                    JsonOption.print(output, values);
                } else {
                    output.line(snapshot.name());
                }
            }
        }
        return ExitCode.OK;
    }
}
