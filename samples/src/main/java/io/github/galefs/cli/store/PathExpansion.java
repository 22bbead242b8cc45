package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Finds the paths in a store that a pattern stands for: each name in it may have the wildcards of {@link Glob}. A name
 * that begins with a period is found only by one that does. Holds a page of each directory on the way, and no more.
 */
final class PathExpansion {
    private final FileService files;

    PathExpansion(final FileService files) {
        this.files = files;
    }

    /** Returns whether an argument stands for other paths: a file that has it as its name stands for itself. */
    boolean isPattern(final String argument) throws FileServiceException {
        return Glob.isPattern(argument) && !exists(argument);
    }

    /**
     * Passes on each path that an argument stands for, in the order of the names.
     *
     * @throws FileServiceException ENOENT when there is none.
     */
    void forEach(final String argument, final PathAction action)
            throws IOException, CommandException, InterruptedException {
        if (!isPattern(argument)) {
            action.accept(argument);
            return;
        }
        final Search search = new Search(argument);
        String path = search.next();
        if (path == null) {
            throw FileServiceException.withMessage(
                    PosixError.ENOENT, "\"" + argument + "\": nothing in the store matches", null);
        }
        while (path != null) {
            action.accept(path);
            path = search.next();
        }
    }

    private boolean exists(final String path) throws FileServiceException {
        try {
            files.stat(path);
            return true;
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                case ENOENT, ENOTDIR, ENAMETOOLONG -> false;
                default -> throw e;
            };
        }
    }

    /** A search for the paths of one pattern. */
    private final class Search {
        private final String[] names;
        private final Deque<Directory> directories = new ArrayDeque<>();

        /** A match that takes no directory's list to find. */
        private String found;

        Search(final String pattern) throws FileServiceException {
            names = pattern.split("/", -1);
            descend(names[0].isEmpty() ? "/" : "", names[0].isEmpty() ? 1 : 0);
        }

        /** A directory in which one name of the pattern is looked for. */
        private record Directory(String prefix, int index, Glob glob, DirectoryCursor entries) {}

        /** Returns the next path; null after the last one. */
        String next() throws FileServiceException {
            while (found == null && !directories.isEmpty()) {
                final Directory directory = directories.getFirst();
                final DirectoryEntry entry = nextMatch(directory);
                if (entry == null) {
                    directories.pop();
                } else if (directory.index() == names.length - 1) {
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
            while (index < names.length && !isWild(names[index])) {
                path.append(names[index]);
                index++;
                path.append(index < names.length ? "/" : "");
            }
            if (index == names.length) {
                found = exists(path.toString()) ? path.toString() : null;
            } else {
                final String prefix = path.toString();
                directories.push(new Directory(prefix, index, Glob.of(names[index]), new DirectoryCursor(files)));
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
                if (e.error() == PosixError.ENOENT || e.error() == PosixError.ENOTDIR) {
                    return null;
                }
                throw e;
            }
        }

        private boolean matches(final Directory directory, final String name) {
            final boolean isHidden = name.startsWith(".") && !names[directory.index()].startsWith(".");
            return !isHidden && directory.glob().matches(name);
        }

        /** A backslash quotes in every name of a pattern. */
        private static boolean isWild(final String name) {
            return Glob.isPattern(name) || name.indexOf('\\') >= 0;
        }
    }
}
