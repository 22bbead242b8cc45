package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * The last path of {@code cp} and {@code mv}: a new path, or the directory to put things into under their own names.
 * Holds the names that were put there: two sources may have the same name, and none may replace another.
 */
final class Target {
    private final FileService from;
    private final NameTranslation names;
    private final String path;
    private final boolean isDirectory;
    private final Transfer transfer;
    private final Set<String> filled = new HashSet<>();

    private Target(
            final FileService from,
            final NameTranslation names,
            final String path,
            final boolean isDirectory,
            final Transfer transfer) {
        this.from = from;
        this.names = names;
        this.path = path;
        this.isDirectory = isDirectory;
        this.transfer = transfer;
    }

    /** Copies or moves something. */
    @FunctionalInterface
    interface Transfer {
        /** Does it from one path to another. */
        void run(String from, String to) throws IOException, CommandException, InterruptedException;
    }

    /** Returns the arguments of a command if they are at least two. (picocli counts those after an option again.) */
    static List<String> withSources(final List<String> arguments, final CommandSpec command) {
        if (arguments.size() < 2) {
            throw new ParameterException(
                    command.commandLine(),
                    "Missing required parameter: give at least two paths, and the new path or directory last");
        }
        return arguments;
    }

    /**
     * Finds out what a path is.
     *
     * @param path     as it was given.
     * @param to       the files that have it.
     * @param sources  the other paths of the command, which need a directory if they may be several.
     * @param from     the files that have these.
     * @param transfer what the command does with each.
     * @throws CommandException when they need one, and it is none.
     */
    static Target of(
            final String path,
            final FileService to,
            final List<String> sources,
            final FileService from,
            final Transfer transfer)
            throws FileServiceException, CommandException {
        final boolean isDirectory = StorePaths.isDirectory(to, path);
        if (!isDirectory && new PathExpansion(from).maySelectSeveral(sources)) {
            final String what = StorePaths.find(to, path).isPresent() ? "is a file" : "does not exist";
            throw new CommandException("\"" + path + "\" in the store must be a directory, but " + what);
        }
        // Compared with paths as they are listed.
        return new Target(
                from, NameTranslation.between(from, to), NameForm.of(to).normal(path), isDirectory, transfer);
    }

    /**
     * Copies or moves a source to its new path.
     *
     * @throws CommandException when another source is there already.
     */
    void put(final String source) throws IOException, CommandException, InterruptedException {
        if (!isDirectory) {
            transfer.run(source, path);
            return;
        }
        final String name = StorePaths.name(source);
        if (name.isEmpty()) {
            throw new CommandException("\"" + source + "\" has no name that it could have in \"" + path + "\"");
        }
        final String to = StorePaths.in(path, names.translate(name, source));
        if (filled.contains(name)) {
            throw new CommandException(
                    "\"" + source + "\" would replace \"" + to + "\", which this command has just put there");
        }
        // Of a tree, a part is there after a failure, too.
        if (StorePaths.isDirectory(from, source)) {
            filled.add(name);
        }
        transfer.run(source, to);
        filled.add(name);
    }
}
