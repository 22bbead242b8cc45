package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Finds the paths in a store that a {@link PathPattern} stands for. A name that begins with a period is found only by
 * one that does. Holds a page of each directory on the way, and no more.
 */
final class PathExpansion {
    private final FileService files;
    private final NameForm form;

    PathExpansion(final FileService files) throws FileServiceException {
        this.files = files;
        form = NameForm.of(files);
    }

    /** Returns whether an argument has wildcards, and so stands for any number of paths. */
    boolean isWild(final String argument) {
        return PathPattern.of(argument, form).isWild();
    }

    /** Returns whether arguments may stand for several paths. */
    boolean maySelectSeveral(final List<String> arguments) {
        return arguments.size() > 1 || isWild(arguments.getFirst());
    }

    /**
     * Passes on each path that an argument stands for, in the order of the names. A path without wildcards is passed on
     * without its quotes, whether it exists or not.
     *
     * @throws FileServiceException ENOENT when an argument with wildcards stands for no path.
     */
    void forEach(final String argument, final PathAction action)
            throws IOException, CommandException, InterruptedException {
        final PathPattern pattern = PathPattern.of(argument, form);
        if (!pattern.isWild()) {
            action.accept(pattern.literal());
            return;
        }
        final Search search = new Search(pattern);
        String path = search.next();
        if (path == null) {
            throw FileServiceException.withMessage(
                    PosixError.ENOENT, "\"" + argument + "\": nothing in the store matches" + advice(argument), null);
        }
        while (path != null) {
            action.accept(path);
            path = search.next();
        }
    }

    private String advice(final String argument) throws FileServiceException {
        return exists(argument) ? "; a backslash before each *, ? and [ takes this name as it is" : "";
    }

    private boolean exists(final String path) throws FileServiceException {
        try {
            files.stat(path);
            return true;
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                case ENOENT, ENOTDIR, ENAMETOOLONG, EACCES -> false;
                // A pipe or a device.
                case ENOTSUP -> true;
                default -> throw e;
            };
        }
    }

    /** A search for the paths of one pattern. */
    private final class Search {
        private final PathPattern pattern;
        private final List<Glob> names;
        private final Deque<Directory> directories = new ArrayDeque<>();

        /** A match that takes no directory's list to find. */
        private String found;

        Search(final PathPattern pattern) throws FileServiceException {
            this.pattern = pattern;
            names = pattern.names();
            final boolean isFromRoot =
                    !names.getFirst().isWild() && names.getFirst().literal().isEmpty();
            descend(isFromRoot ? "/" : "", isFromRoot ? 1 : 0);
        }

        /** A directory in which one name of the pattern is looked for. */
        private record Directory(String prefix, int index, DirectoryCursor entries) {}

        /** Returns the next path; null after the last one. */
        String next() throws FileServiceException {
            while (found == null && !directories.isEmpty()) {
                final Directory directory = directories.getFirst();
                final DirectoryEntry entry = nextMatch(directory);
                if (entry == null) {
                    directories.pop();
                } else if (directory.index() == names.size() - 1) {
                    return directory.prefix() + entry.name();
                } else if (entry.status().directory()) {
                    descend(directory.prefix() + entry.name() + "/", directory.index() + 1);
                }
            }
            final String path = found;
            found = null;
            return path;
        }

        /** Appends names without wildcards to a path, up to the next one with any. */
        private void descend(final String start, final int startIndex) throws FileServiceException {
            final StringBuilder path = new StringBuilder(start);
            int index = startIndex;
            while (index < names.size() && !names.get(index).isWild()) {
                path.append(pattern.literal(names.get(index)));
                index++;
                path.append(index < names.size() ? "/" : "");
            }
            if (index == names.size()) {
                found = exists(path.toString()) ? path.toString() : null;
            } else {
                directories.push(new Directory(path.toString(), index, new DirectoryCursor(files)));
            }
        }

        private DirectoryEntry nextMatch(final Directory directory) throws FileServiceException {
            DirectoryEntry entry = nextIn(directory);
            while (entry != null && !matches(directory, entry.name())) {
                entry = nextIn(directory);
            }
            return entry;
        }

        private DirectoryEntry nextIn(final Directory directory) throws FileServiceException {
            try {
                return directory.entries().next(directory.prefix().isEmpty() ? "/" : directory.prefix());
            } catch (final FileServiceException e) {
                return switch (e.error()) {
                    case ENOENT, ENOTDIR, EACCES -> null;
                    default -> throw e;
                };
            }
        }

        private boolean matches(final Directory directory, final String name) {
            final Glob glob = names.get(directory.index());
            return (!name.startsWith(".") || glob.findsHidden()) && pattern.matches(glob, name);
        }
    }
}
