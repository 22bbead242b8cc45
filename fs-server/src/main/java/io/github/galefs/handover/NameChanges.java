package io.github.galefs.handover;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/**
 * Changes names of files in memory, and of what has the same names at the service behind. A call holds its names from
 * before it looks for files in memory until the names are changed there and behind.
 */
final class NameChanges {
    private final FileService behind;
    private final PathKeys keys;
    private final HandedFiles names;
    private final Openings openings;
    private final Uploads uploads;
    private final Upload upload;

    NameChanges(
            final HandOverContext context,
            final PathKeys keys,
            final HandedFiles names,
            final Openings openings,
            final Uploads uploads) {
        behind = context.files();
        this.keys = keys;
        this.names = names;
        this.openings = openings;
        this.uploads = uploads;
        upload = context.upload();
    }

    /** A change of names. Returns a file whose memory is free, or null. */
    private interface Change {
        HandedFile run() throws FileServiceException;
    }

    /** Makes a change of names that the caller has taken, and releases them. */
    private void changeHeld(final Change change, final String... held) throws FileServiceException {
        final HandedFile unused;
        try {
            unused = change.run();
        } finally {
            names.release(held);
        }
        if (unused != null) {
            unused.free();
        }
    }

    void unlink(final String path) throws FileServiceException {
        final String key = keys.normal(path);
        names.hold(key);
        changeHeld(() -> unlinkHeld(path, key), key);
    }

    private HandedFile unlinkHeld(final String path, final String key) throws FileServiceException {
        final HandedFile file = PathKeys.namesDirectory(path) ? null : names.find(key);
        if (file == null) {
            behind.unlink(path);
            return null;
        }
        file.removePart(path);
        return remove(file);
    }

    /** Removes the name of a file in memory; returns the file if its memory is free, else null. */
    private HandedFile remove(final HandedFile file) {
        return names.remove(file) ? file : null;
    }

    void removeDirectory(final String path) throws FileServiceException {
        final String key = keys.normal(path);
        names.holdTrees(key);
        changeHeld(() -> removeDirectoryHeld(path, key), key);
    }

    private HandedFile removeDirectoryHeld(final String path, final String key) throws FileServiceException {
        if (names.hasFilesBelow(key)) {
            throw new FileServiceException(PosixError.ENOTEMPTY, path);
        }
        behind.removeDirectory(path);
        return null;
    }

    void makeDirectory(final String path) throws FileServiceException {
        final String key = keys.normal(path);
        names.hold(key);
        changeHeld(() -> makeDirectoryHeld(path, key), key);
    }

    private HandedFile makeDirectoryHeld(final String path, final String key) throws FileServiceException {
        if (names.find(key) != null) {
            throw new FileServiceException(PosixError.EEXIST, path);
        }
        behind.makeDirectory(path);
        return null;
    }

    void rename(final String from, final String to) throws FileServiceException {
        final String fromKey = keys.normal(from);
        final String toKey = keys.normal(to);
        if (!fromKey.equals(toKey)) {
            names.holdTrees(fromKey, toKey);
            changeHeld(() -> renameHeld(from, fromKey, to, toKey), fromKey, toKey);
        } else if (PathKeys.namesDirectory(from) || names.find(fromKey) == null) {
            behind.rename(from, to);
        }
    }

    private HandedFile renameHeld(final String from, final String fromKey, final String to, final String toKey)
            throws FileServiceException {
        final HandedFile file = PathKeys.namesDirectory(from) ? null : names.find(fromKey);
        if (file == null) {
            return renameBehind(from, fromKey, to, toKey);
        }
        if (PathKeys.namesDirectory(to)) {
            throw new FileServiceException(to.endsWith("/") ? PosixError.ENOTDIR : PosixError.EINVAL, to);
        }
        if (keys.matches(toKey)) {
            openings.requireDirectory(PathKeys.parent(toKey));
            return renameInMemory(file, from, to, toKey);
        }
        return renameOut(file, from, to);
    }

    private HandedFile renameBehind(final String from, final String fromKey, final String to, final String toKey)
            throws FileServiceException {
        if (names.hasFilesBelow(fromKey)) {
            throw new FileServiceException(
                    PosixError.EBUSY, from + " has files that are handed over in memory: rename it without them");
        }
        final HandedFile replaced = names.find(toKey);
        if (replaced == null) {
            requireEmpty(from, to, toKey);
            behind.rename(from, to);
            return null;
        }
        if (behind.stat(from).directory()) {
            throw new FileServiceException(PosixError.ENOTDIR, to);
        }
        behind.rename(from, to);
        return remove(replaced);
    }

    /** The service behind does not know of files in memory below a directory that another one is to replace. */
    private void requireEmpty(final String from, final String to, final String toKey) throws FileServiceException {
        if (names.hasFilesBelow(toKey) && behind.stat(from).directory()) {
            throw new FileServiceException(PosixError.ENOTEMPTY, to);
        }
    }

    /** What has the new name behind is removed last: the bytes in memory take its place at once. */
    private HandedFile renameInMemory(final HandedFile file, final String from, final String to, final String toKey)
            throws FileServiceException {
        if (file.isBehind()) {
            behind.rename(from, to);
        } else {
            file.removePart(from);
            OptionalFile.unlink(behind, to);
        }
        final HandedFile replaced = names.find(toKey);
        final HandedFile unused = replaced == null ? null : remove(replaced);
        names.rename(file, toKey);
        return unused;
    }

    private HandedFile renameOut(final HandedFile file, final String from, final String to)
            throws FileServiceException {
        if (upload == Upload.NEVER) {
            throw new FileServiceException(
                    PosixError.EXDEV, from + " is handed over in memory, and never written to where " + to + " is");
        }
        if (names.isBeingWritten(file)) {
            throw new FileServiceException(
                    PosixError.EBUSY, from + " is being written in memory: close it before it is renamed to " + to);
        }
        if (uploads.uploadHeld(file, keys.normal(from))) {
            file.free();
        }
        behind.rename(from, to);
        return null;
    }
}
