package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets the sizes of files. */
@Command(
        name = "truncate",
        description =
                "Set the size of files: cut bytes off, or add a hole, which reads as zeros. Creates missing files.")
final class TruncateCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Option(
            names = {"-s", "--size"},
            required = true,
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Size in bytes, or with a unit, such as 64KiB.")
    private long size;

    @Option(
            names = {"-c", "--no-create"},
            description = "Leave out files that do not exist.")
    private boolean existingOnly;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    TruncateCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments);
        try (FileService files = store.open()) {
            return new EachPath(output, new PathExpansion(files)).run(paths, path -> truncate(files, path));
        }
    }

    private void truncate(final FileService files, final String path) throws FileServiceException {
        if (existingOnly && StorePaths.find(files, path).isEmpty()) {
            return;
        }
        final long handle = files.open(path, Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try (Cleanup _ = () -> files.close(handle)) {
            files.truncate(handle, size);
        }
    }
}
