package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows the status of files. */
@Command(
        name = "stat",
        description = {
            "Show the status of files and directories.",
            "--json prints an object for each: path, type, size, allocated, mode, modified, version and id."
        })
final class StatCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files or directories in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    private boolean begun;

    StatCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments);
        try (FileService files = store.openReadOnly()) {
            return new EachPath(output, new PathExpansion(files))
                    .run(paths, path -> show(path, NamedFile.of(files, path)));
        }
    }

    private void show(final String path, final NamedFile file) throws IOException {
        final FileStatus status = file.status();
        if (json.given()) {
            JsonOption.print(output, FileReport.values(path, file.kind(), status));
            return;
        }
        if (begun) {
            output.line("");
        }
        begun = true;
        output.line("path       " + path);
        output.line("type       " + FileReport.type(file.kind()));
        output.line("size       " + status.size());
        output.line("allocated  " + status.allocated());
        output.line("mode       " + FileReport.mode(status));
        output.line("version    " + status.version());
        output.line("modified   " + FileReport.modified(status));
        output.line("id         " + status.fileId());
    }
}
