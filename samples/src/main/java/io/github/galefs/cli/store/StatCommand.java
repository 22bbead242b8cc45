package io.github.galefs.cli.store;

import io.github.galefs.cli.option.StoreOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Times;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows the status of a file. */
@Command(name = "stat", description = "Show the status of a file or directory.")
final class StatCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private StoreOption store;

    @Parameters(paramLabel = "PATH", description = "File or directory in the store.")
    private String path;

    StatCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws FileServiceException {
        final FileStatus status;
        try (FileService files = store.openReadOnly()) {
            status = files.stat(path);
        }
        output.line("path       " + path);
        output.line("type       " + (status.directory() ? "directory" : "file"));
        output.line("size       " + status.size());
        output.line("allocated  " + status.allocated());
        output.line("version    " + status.version());
        output.line("modified   " + Times.describe(Instant.ofEpochMilli(status.modificationMillis())));
        output.line("id         " + status.fileId());
        return ExitCode.OK;
    }
}
