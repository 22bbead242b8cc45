package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.SizeConverter;
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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the ends of files to standard output. */
@Command(
        name = "tail",
        description = "Write the last lines or bytes of files to standard output, each file of several under its path.")
final class TailCommand implements Callable<Integer> {
    private static final long DEFAULT_LINES = 10;

    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private FilesOption store;

    @Option(
            names = {"-n", "--lines"},
            paramLabel = "N",
            description = "Number of lines. Default: " + DEFAULT_LINES + ".")
    private Long lines;

    @Option(
            names = {"-c", "--bytes"},
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Number of bytes, instead of lines.")
    private Long bytes;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    private boolean begun;

    TailCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        if (lines != null && bytes != null) {
            throw new ParameterException(spec.commandLine(), "'-n' and '-c' are both given: use one");
        }
        if (lines != null && lines < 0) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '-n': " + lines + ": must be at least 0");
        }
        final List<String> paths = store.paths(arguments);
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final PathExpansion expansion = new PathExpansion(files);
            final boolean titled = expansion.maySelectSeveral(paths);
            final FileChunks chunks = new FileChunks(files);
            return new EachPath(output, expansion).run(paths, path -> {
                final long handle = files.open(path, Set.of(FileOpenOption.READ));
                try (Cleanup _ = () -> Uninterrupted.run(() -> files.close(handle))) {
                    if (titled) {
                        title(path);
                    }
                    final long start =
                            start(chunks, handle, files.status(handle).size());
                    chunks.read(handle, start, (chunk, length) -> output.out().write(chunk, 0, length));
                }
            });
        }
    }

    private void title(final String path) {
        if (begun) {
            output.line("");
        }
        begun = true;
        output.line("==> " + path + " <==");
    }

    private long start(final FileChunks chunks, final long handle, final long size)
            throws IOException, InterruptedException {
        if (bytes != null) {
            return Math.max(0, size - bytes);
        }
        final long count = lines == null ? DEFAULT_LINES : lines;
        return count == 0 ? size : chunks.startOfLast(handle, size, (byte) '\n', count);
    }
}
