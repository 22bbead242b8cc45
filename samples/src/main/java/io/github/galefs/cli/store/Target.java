package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * The last path of {@code cp} and {@code mv}: a new path, or the directory to put things into under their own names.
 *
 * @param path        as it was given.
 * @param isDirectory whether it is that of a directory.
 */
record Target(String path, boolean isDirectory) {
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
     * @param sources the other paths of the command, which need a directory if they may be several.
     * @throws CommandException when they need one, and it is none.
     */
    static Target of(final String path, final List<String> sources, final FileService files)
            throws FileServiceException, CommandException {
        final boolean isDirectory = StorePaths.isDirectory(files, path);
        final boolean isOne = sources.size() == 1 && !new PathExpansion(files).isPattern(sources.getFirst());
        if (!isDirectory && !isOne) {
            final String what = StorePaths.find(files, path).isPresent() ? "is a file" : "does not exist";
            throw new CommandException("\"" + path + "\" in the store must be a directory, but " + what);
        }
        return new Target(path, isDirectory);
    }

    /** Returns the new path of a source. */
    String pathOf(final String source) throws CommandException {
        if (!isDirectory) {
            return path;
        }
        final String name = StorePaths.name(source);
        if (name.isEmpty()) {
            throw new CommandException("\"" + source + "\" has no name that it could have in \"" + path + "\"");
        }
        return StorePaths.in(path, name);
    }
}
