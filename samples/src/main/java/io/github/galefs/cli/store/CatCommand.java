package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes the bytes of files to standard output. */
@Command(name = "cat", description = "Write the contents of files to standard output, one after another.")
final class CatCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    CatCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments);
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final FileChunks chunks = new FileChunks(files);
            return new EachPath(output, new PathExpansion(files)).run(paths, path -> {
                final long handle = files.open(path, Set.of(FileOpenOption.READ));
                try (Cleanup _ = () -> Uninterrupted.run(() -> files.close(handle))) {
                    chunks.read(handle, 0, (bytes, length) -> output.out().write(bytes, 0, length));
                }
            });
        }
    }
}
