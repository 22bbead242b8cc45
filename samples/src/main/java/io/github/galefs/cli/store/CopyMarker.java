package io.github.galefs.cli.store;

import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.EnumSet;
import java.util.List;

/**
 * Marks the directory that gets a copy, by an empty file with a name of its own. Two file services may have the same
 * files, and a link may lead to a directory: whoever finds the file there has come to the copy.
 *
 * @param files that have the directory.
 * @param path  of the empty file.
 */
record CopyMarker(FileService files, String path) implements AutoCloseable {
    /** Marks a directory, or the nearest directory above it while it is missing, until this is closed. */
    static CopyMarker at(final FileService files, final String directory) throws FileServiceException {
        String nearest = StorePaths.plain(directory);
        while (!StorePaths.isRoot(nearest) && !StorePaths.isDirectory(files, nearest)) {
            nearest = StorePaths.parent(nearest);
        }
        final String path = StorePaths.in(nearest, new UnfinishedNames().next());
        try {
            files.close(files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE)));
        } catch (final FileServiceException e) {
            throw FileServiceException.withMessage(e.error(), e.getMessage().replace(path, directory), e.getCause());
        }
        return new CopyMarker(files, path);
    }

    /** Returns the names from the root to the marked directory. */
    List<String> directory() {
        final List<String> names = StorePaths.names(StorePaths.plain(path));
        return names.subList(0, names.size() - 1);
    }

    /** Returns whether the marked directory is one of a file service or lies in it, as far as both paths tell. */
    boolean isBelow(final FileService others, final String top) throws FileServiceException {
        final List<String> names = directory();
        boolean isFound = false;
        for (int i = 0; i <= names.size() && !isFound; i++) {
            isFound = isIn(others, StorePaths.in(top, String.join("/", names.subList(i, names.size()))));
        }
        return isFound;
    }

    /** Returns whether a directory of a file service is the marked one. */
    boolean isIn(final FileService others, final String directory) throws FileServiceException {
        return isIn(others, directory, StorePaths.name(path));
    }

    /** Returns whether a directory of a file service has an empty file with a name. */
    static boolean isIn(final FileService others, final String directory, final String name)
            throws FileServiceException {
        try {
            others.stat(StorePaths.in(directory, name));
            return true;
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                // A directory that cannot be searched is reported when its entries are copied.
                case ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG -> false;
                // The directory may be one of another service, and have a name that this one cannot have.
                case EINVAL -> false;
                default -> throw e;
            };
        }
    }

    @Override
    public void close() throws FileServiceException {
        Uninterrupted.run(() -> files.unlink(path));
    }
}
