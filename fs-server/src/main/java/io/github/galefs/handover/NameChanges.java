package io.github.galefs.handover;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Removes and renames files in memory, and what has the same names at the service behind. */
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

    void unlink(final String path) throws FileServiceException {
        final HandedFile file = PathKeys.namesDirectory(path) ? null : names.beginUse(keys.normal(path));
        if (file == null) {
            behind.unlink(path);
            return;
        }
        boolean isUnused = false;
        try {
            if (file.isBehind()) {
                behind.unlink(path);
            }
            isUnused = names.remove(file);
        } finally {
            names.endUse(file);
        }
        if (isUnused) {
            file.free();
        }
    }

    void removeDirectory(final String path) throws FileServiceException {
        if (names.hasFilesBelow(keys.normal(path))) {
            throw new FileServiceException(PosixError.ENOTEMPTY, path);
        }
        behind.removeDirectory(path);
    }

    void makeDirectory(final String path) throws FileServiceException {
        if (names.find(keys.normal(path)) != null) {
            throw new FileServiceException(PosixError.EEXIST, path);
        }
        behind.makeDirectory(path);
    }

    void rename(final String from, final String to) throws FileServiceException {
        final String key = keys.normal(from);
        final HandedFile file = names.find(key);
        if (file == null || PathKeys.namesDirectory(from)) {
            renameBehind(from, to);
        } else if (!keys.normal(to).equals(key)) {
            renameFile(file, from, to);
        }
    }

    private void renameBehind(final String from, final String to) throws FileServiceException {
        if (names.hasFilesBelow(keys.normal(from))) {
            throw new FileServiceException(
                    PosixError.EBUSY, from + " has files that are handed over in memory: rename it without them");
        }
        final String key = keys.normal(to);
        if (names.find(key) == null) {
            behind.rename(from, to);
            return;
        }
        if (behind.stat(from).directory()) {
            throw new FileServiceException(PosixError.ENOTDIR, to);
        }
        behind.rename(from, to);
        forget(key);
    }

    private void renameFile(final HandedFile file, final String from, final String to) throws FileServiceException {
        if (PathKeys.namesDirectory(to)) {
            throw new FileServiceException(to.endsWith("/") ? PosixError.ENOTDIR : PosixError.EINVAL, to);
        }
        final String key = keys.normal(to);
        if (keys.matches(key)) {
            openings.requireDirectory(PathKeys.parent(key));
            renameInMemory(from, to, key);
        } else if (upload == Upload.NEVER) {
            throw new FileServiceException(
                    PosixError.EXDEV, from + " is handed over in memory, and never written to where " + to + " is");
        } else {
            uploads.upload(file);
            behind.rename(from, to);
        }
    }

    private void renameInMemory(final String from, final String to, final String key) throws FileServiceException {
        removeBehind(to);
        final HandedFiles.Renaming renaming = names.beginRename(keys.normal(from), key);
        if (renaming == null) {
            throw new FileServiceException(PosixError.ENOENT, from);
        }
        boolean isUnused = false;
        try {
            if (renaming.file().isBehind()) {
                behind.rename(from, to);
            }
            names.rename(renaming, key);
        } finally {
            isUnused = names.endRename(renaming);
        }
        if (isUnused) {
            renaming.replaced().free();
        }
    }

    /** Removes the file of the service behind that a file in memory replaces. */
    private void removeBehind(final String path) throws FileServiceException {
        try {
            behind.unlink(path);
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOENT) {
                throw e;
            }
        }
    }

    /** Removes the file in memory with a key. */
    private void forget(final String key) throws FileServiceException {
        final HandedFile file = names.beginUse(key);
        if (file != null) {
            final boolean isUnused = names.remove(file);
            names.endUse(file);
            if (isUnused) {
                file.free();
            }
        }
    }
}
