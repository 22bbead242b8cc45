package io.github.galefs.cli.store;

import io.github.galefs.cli.option.StoreOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Times;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists a directory of the store. */
@Command(name = "ls", description = "List a directory of the store, or show a file.")
final class ListCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private StoreOption store;

    @Option(names = "-l", description = "Show type, size in bytes and modification time.")
    private boolean detailed;

    @Parameters(
            arity = "0..1",
            paramLabel = "PATH",
            defaultValue = "/",
            description = "Directory or file in the store. Default: the root.")
    private String path;

    ListCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws FileServiceException {
        try (FileService files = store.openReadOnly()) {
            print(entries(files));
        }
        return ExitCode.OK;
    }

    private List<DirectoryEntry> entries(final FileService files) throws FileServiceException {
        final FileStatus status = files.stat(path);
        return status.directory() ? files.list(path) : List.of(new DirectoryEntry(path, status));
    }

    private void print(final List<DirectoryEntry> entries) {
        final long largest =
                entries.stream().mapToLong(entry -> entry.status().size()).max().orElse(0);
        final int width = Long.toString(largest).length();
        for (final DirectoryEntry entry : entries) {
            output.line(detailed ? details(entry.status(), width) + entry.name() : entry.name());
        }
    }

    private static String details(final FileStatus status, final int width) {
        final String size = Long.toString(status.size());
        return (status.directory() ? "d " : "- ")
                + " ".repeat(width - size.length()) + size
                + " " + Times.describe(Instant.ofEpochMilli(status.modificationMillis())) + " ";
    }
}
