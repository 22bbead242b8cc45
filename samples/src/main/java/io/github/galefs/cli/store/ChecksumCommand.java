package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes checksums of files. */
@Command(
        name = "cksum",
        description = {
            "Show a checksum of each file, its size in bytes and its path, in the forms of cksum and sha256sum --tag.",
            "--json prints an object for each file: path, algorithm, checksum and size."
        })
final class ChecksumCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "NAME",
            defaultValue = "crc",
            converter = ChecksumAlgorithm.Converter.class,
            description = "crc, that of POSIX; crc32c; or sha256. Default: ${DEFAULT-VALUE}.")
    private ChecksumAlgorithm algorithm;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Files in the store; names may have the wildcards *, ? and [...], in quotes.")
    private List<String> arguments;

    ChecksumCommand(final Output output) {
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
                    final ChecksumAlgorithm.Sum sum = algorithm.start();
                    final long[] size = new long[1];
                    chunks.read(handle, 0, (bytes, length) -> {
                        sum.add(bytes, length);
                        size[0] += length;
                    });
                    print(path, sum.text(), size[0]);
                }
            });
        }
    }

    private void print(final String path, final String checksum, final long size) throws IOException {
        if (json.given()) {
            final Map<String, Object> values = new LinkedHashMap<>();
            values.put("path", path);
            values.put("algorithm", algorithm.optionName());
            values.put("checksum", checksum);
            values.put("size", size);
            JsonOption.print(output, values);
        } else if (algorithm == ChecksumAlgorithm.CRC) {
            output.line(checksum + " " + size + " " + path);
        } else {
            output.line(algorithm.name() + " (" + path + ") = " + checksum);
        }
    }
}
