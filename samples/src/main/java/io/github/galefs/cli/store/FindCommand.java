package io.github.galefs.cli.store;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds files. */
@Command(
        name = "find",
        description = {
            "Show the paths of all files and directories below a directory that meet every condition given.",
            "--json prints an object for each: path, type, size, allocated, mode, modified, version and id."
        })
final class FindCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private FilesOption store;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--name",
            paramLabel = "PATTERN",
            description = "The last name matches, with the wildcards *, ? and [...].")
    private String name;

    @Option(
            names = "--type",
            paramLabel = "f|d|l",
            converter = FileCondition.TypeConverter.class,
            description = "f: it is a file; d: a directory; l: a symbolic link.")
    private FileCondition type = FileCondition.ANY;

    @Option(
            names = "--size",
            paramLabel = "[+-]SIZE",
            converter = FileCondition.SizeBoundConverter.class,
            description = "It is a file of more (+), less (-) or exactly that many bytes.")
    private FileCondition size = FileCondition.ANY;

    @Option(names = "--newer", paramLabel = "PATH", description = "It was changed later than that file in the store.")
    private String newer;

    @Parameters(
            arity = "0..*",
            paramLabel = "PATH",
            description =
                    "Directories or files in the store to begin at; names may have the wildcards *, ? and [...], in"
                            + " quotes. Default: the root.")
    private List<String> arguments = new ArrayList<>();

    FindCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException, InterruptedException {
        final List<String> paths = store.paths(arguments.isEmpty() ? List.of("/") : arguments);
        final String reference = newer == null ? null : store.path(newer);
        final FileService files = store.openReadOnly();
        try (Cleanup _ = () -> Uninterrupted.run(files::close)) {
            final FileCondition condition =
                    type.and(size).and(named(NameForm.of(files))).and(changedSince(files, reference));
            final EachPath each = new EachPath(output, new PathExpansion(files));
            return each.run(paths, path -> find(files, path, condition, each::fail));
        }
    }

    private FileCondition named(final NameForm form) {
        if (name == null) {
            return FileCondition.ANY;
        }
        final Glob glob = Glob.of(form.pattern(name));
        return (path, kind, status) -> glob.matches(form.plain(StorePaths.name(path)));
    }

    private static FileCondition changedSince(final FileService files, final String reference) throws IOException {
        if (reference == null) {
            return FileCondition.ANY;
        }
        final long millis = files.stat(reference).modificationMillis();
        return (path, kind, status) -> status.modificationMillis() > millis;
    }

    private void find(
            final FileService files, final String top, final FileCondition condition, final StoreWalk.Unlisted unlisted)
            throws IOException, InterruptedException {
        final NamedFile file = NamedFile.of(files, top);
        show(top, file.kind(), file.status(), condition);
        if (!file.status().directory()) {
            return;
        }
        final StoreWalk walk = new StoreWalk(files, top, unlisted);
        while (walk.next()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            show(walk.path(), walk.kind(), walk.status(), condition);
        }
    }

    private void show(final String path, final NameKind kind, final FileStatus status, final FileCondition condition)
            throws IOException {
        if (!condition.isMetBy(path, kind, status)) {
            return;
        }
        if (json.given()) {
            JsonOption.print(output, FileReport.values(path, kind, status));
        } else {
            output.line(path);
        }
    }
}
