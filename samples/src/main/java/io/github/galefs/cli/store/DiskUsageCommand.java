package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Sizes;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the space that directories take. */
@Command(
        name = "du",
        description = {
            "Show the bytes that are stored for the files of each directory and all below it. Holes and links take"
                    + " nothing, and a file of several names counts once.",
            "--json prints an object for each directory: path, allocated, size (with holes) and files, their number."
        })
final class DiskUsageCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    @Option(names = "-h", description = "Show sizes with units, such as 1.5K or 12M, rounded up.")
    private boolean withUnits;

    @Option(
            names = {"-s", "--summarize"},
            description = "Show each PATH only, not the directories below it.")
    private boolean summarized;

    @Option(names = "--apparent-size", description = "Show the sizes of files, with their holes.")
    private boolean withHoles;

    @Parameters(
            arity = "0..*",
            paramLabel = "PATH",
            description = "Directories or files in the store; names may have the wildcards *, ? and [...], in quotes."
                    + " Default: the root.")
    private List<String> arguments = new ArrayList<>();

    DiskUsageCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments.isEmpty() ? List.of("/") : arguments);
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final EachPath each = new EachPath(output, new PathExpansion(files));
            final DiskUsage usage = new DiskUsage(files, summarized ? (path, sum) -> {} : this::print, each::fail);
            return each.run(paths, path -> print(path, usage.of(path)));
        }
    }

    private void print(final String path, final DiskUsage.Sum sum) throws IOException {
        if (json.given()) {
            final Map<String, Object> values = new LinkedHashMap<>();
            values.put("path", path);
            values.put("allocated", sum.allocated());
            values.put("size", sum.size());
            values.put("files", sum.files());
            JsonOption.print(output, values);
            return;
        }
        final long bytes = withHoles ? sum.size() : sum.allocated();
        // The tab that separates the columns is no part of a name, in which it would be an escape.
        output.out().println((withUnits ? Sizes.brief(bytes) : Long.toString(bytes)) + "\t" + Output.printable(path));
    }
}
