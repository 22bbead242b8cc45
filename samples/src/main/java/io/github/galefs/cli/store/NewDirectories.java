package io.github.galefs.cli.store;

import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OptionalAttribute;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Creates the directories of a copy with the permissions of their originals. A directory that keeps out its owner gets
 * its permissions when its entries are complete. For use by one thread.
 */
final class NewDirectories {
    private static final int OWNER = 0700;

    private final FileService files;

    /** Directories that their owner can still change, the innermost first. */
    private final Deque<Unfinished> unfinished = new ArrayDeque<>();

    NewDirectories(final FileService files) {
        this.files = files;
    }

    /** A directory whose permissions are to be set. */
    private record Unfinished(String path, int permissions) {}

    /** Creates a directory if it is missing. */
    void make(final String path, final int permissions) throws FileServiceException {
        if (StorePaths.isDirectory(files, path)) {
            return;
        }
        files.makeDirectory(path);
        final int open = permissions | OWNER;
        setPermissions(path, open);
        if (permissions != open) {
            unfinished.push(new Unfinished(path, permissions));
        }
    }

    /** Sets the permissions of a directory that has all its entries. */
    void finish(final String path) throws FileServiceException {
        if (!unfinished.isEmpty() && unfinished.getFirst().path().equals(path)) {
            setPermissions(path, unfinished.pop().permissions());
        }
    }

    /** Sets the permissions of the directories whose copy has ended early. */
    void finishAll() throws FileServiceException {
        FileServiceException failure = null;
        while (!unfinished.isEmpty()) {
            final String path = unfinished.getFirst().path();
            try {
                Uninterrupted.run(() -> finish(path));
            } catch (final FileServiceException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private void setPermissions(final String path, final int permissions) throws FileServiceException {
        OptionalAttribute.setPermissions(bits -> files.setPermissions(path, bits), permissions);
    }
}
