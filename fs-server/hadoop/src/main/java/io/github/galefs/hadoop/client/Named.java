package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** What a path names. */
public enum Named {
    /** Neither a file nor a directory. */
    NOTHING,
    /** A file. */
    FILE,
    /** A directory. */
    DIRECTORY;

    /**
     * Checks that a rename mixes no files with directories, and moves no directory into itself.
     *
     * @param from   the old path.
     * @param source what it names.
     * @param to     the new path.
     * @param target what it names.
     * @throws FileServiceException EINVAL; EISDIR; ENOTDIR.
     */
    public static void requireRenamable(
            final ResolvedPath from, final Named source, final ResolvedPath to, final Named target)
            throws FileServiceException {
        if (source == DIRECTORY) {
            if (to.path().toUri().getPath().startsWith(from.path().toUri().getPath() + "/")) {
                throw to.error(PosixError.EINVAL, "lies within " + from);
            }
            if (target == FILE) {
                throw to.error(PosixError.ENOTDIR);
            }
        } else if (target == DIRECTORY) {
            throw to.error(PosixError.EISDIR);
        } else if (to.wantsDirectory()) {
            throw to.error(PosixError.ENOTDIR);
        }
    }
}
