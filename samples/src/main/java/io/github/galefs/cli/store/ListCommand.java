package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists directories of the store. */
@Command(
        name = "ls",
        description = {
            "List directories of the store, or show files.",
            "--json prints an object for each file or directory: path, type, size, allocated, mode, modified, version"
                    + " and id."
        })
final class ListCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    @Option(names = "-l", description = "Show permissions, size in bytes and modification time.")
    private boolean detailed;

    @Option(names = "-h", description = "With -l: show sizes with units, such as 1.5K or 12M, rounded up.")
    private boolean withUnits;

    @Option(
            names = {"-R", "--recursive"},
            description = "List all directories below, too.")
    private boolean recursive;

    @Option(
            names = {"-d", "--directory"},
            description = "Show directories themselves, not what they hold.")
    private boolean itself;

    @Parameters(
            arity = "0..*",
            paramLabel = "PATH",
            description = "Directories or files in the store; names may have the wildcards *, ? and [...], in quotes."
                    + " Default: the root.")
    private List<String> arguments = new ArrayList<>();

    ListCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments.isEmpty() ? List.of("/") : arguments);
        try (FileService files = store.openReadOnly()) {
            final PathExpansion expansion = new PathExpansion(files);
            final boolean titled = recursive || expansion.maySelectSeveral(paths);
            final EachPath each = new EachPath(output, expansion);
            final Listing listing = new Listing(files, form(), titled && !json.given(), each::fail);
            return each.run(paths, path -> show(listing, path));
        }
    }

    private void show(final Listing listing, final String path) throws IOException {
        if (itself) {
            listing.file(path);
        } else if (recursive) {
            listing.tree(path);
        } else {
            listing.contents(path);
        }
    }

    private ListForm form() {
        if (json.given()) {
            return new ListForm.Json(output);
        }
        return detailed ? new ListForm.Details(output, withUnits) : new ListForm.Names(output);
    }
}
