package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import java.util.List;

/**
 * What a path leads to. If that cannot be opened, such as a link to nothing or a pipe, it is the name itself.
 *
 * @param kind   what it is.
 * @param status its status.
 */
record NamedFile(NameKind kind, FileStatus status) {
    /**
     * Finds what a path leads to.
     *
     * @param path of which each name is written as the file service lists it.
     * @throws FileServiceException as from {@link FileService#stat} when there is no such name.
     */
    static NamedFile of(final FileService files, final String path) throws FileServiceException {
        try {
            final FileStatus status = files.stat(path);
            return new NamedFile(status.directory() ? NameKind.DIRECTORY : NameKind.FILE, status);
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                case ENOENT, ENOTSUP, EACCES, ELOOP -> itself(files, path, e);
                default -> throw e;
            };
        }
    }

    private static NamedFile itself(final FileService files, final String path, final FileServiceException reason)
            throws FileServiceException {
        final String name = path.substring(path.lastIndexOf('/') + 1);
        final List<DirectoryEntry> entries;
        try {
            entries = name.isEmpty() ? List.of() : files.list(directory(path), StorePaths.before(name), 1);
        } catch (final FileServiceException _) {
            throw reason;
        }
        if (entries.isEmpty() || !entries.getFirst().name().equals(name)) {
            throw reason;
        }
        return new NamedFile(entries.getFirst().kind(), entries.getFirst().status());
    }

    private static String directory(final String path) {
        final int slash = path.lastIndexOf('/');
        return slash <= 0 ? "/" : path.substring(0, slash);
    }
}
