package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/** Removes directories with everything in them. Goes on after what cannot be removed. */
final class TreeRemoval {
    /** Less than the depth of the directory above the first entry, which is -1. */
    private static final int NOTHING_LEFT = -2;

    private final FileService files;
    private final Output output;

    /** The walk through the tree that is removed. */
    private StoreWalk walk;

    /** Depth of the lowest directory above the current entry in which something is left. */
    private int leftDepth;

    TreeRemoval(final FileService files, final Output output) {
        this.files = files;
        this.output = output;
    }

    /**
     * Removes a file, or a directory with everything in it.
     *
     * @throws CommandException when something is left in it, each of which has been reported.
     */
    void remove(final String path) throws FileServiceException, CommandException, InterruptedException {
        if (StorePaths.name(path).isEmpty()) {
            throw new CommandException("\"" + path + "\" cannot be removed with everything in it, as it has no name"
                    + (StorePaths.plain(path).equals("/")
                            ? ": give '/*' for all that is in the root"
                            : ": give its path without . or .. at the end"));
        }
        if (path.endsWith("/")) {
            // Throws if it leads to a file.
            files.stat(path);
        }
        if (unlinked(path)) {
            return;
        }
        if (!removeContents(path)) {
            throw new CommandException("\"" + path + "\" is not removed, as something is left in it");
        }
        files.removeDirectory(path);
    }

    /** Removes all but a directory; of a link, the link. Returns false for a directory. */
    private boolean unlinked(final String path) throws FileServiceException {
        int end = path.length();
        while (path.charAt(end - 1) == '/') {
            end--;
        }
        try {
            files.unlink(path.substring(0, end));
            return true;
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                case EISDIR -> false;
                // A read-only service: each name below is refused, too.
                case EROFS -> {
                    if (files.stat(path).directory()) {
                        yield false;
                    }
                    throw e;
                }
                default -> throw e;
            };
        }
    }

    /** Returns whether the directory is empty afterwards. */
    private boolean removeContents(final String path) throws FileServiceException, InterruptedException {
        leftDepth = NOTHING_LEFT;
        walk = new StoreWalk(files, path, this::leave);
        StoreWalk.Step step = walk.nextStep();
        while (step != StoreWalk.Step.END) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            final int depth = walk.depth();
            if (step == StoreWalk.Step.END_OF_DIRECTORY && depth <= leftDepth) {
                // It has something that is left, and so has the directory that it is in.
                leftDepth = depth - 1;
            } else if (step != StoreWalk.Step.DIRECTORY && !removed(walk.path(), step)) {
                leftDepth = Math.max(leftDepth, depth - 1);
            }
            step = walk.nextStep();
        }
        return leftDepth == NOTHING_LEFT;
    }

    /** Leaves a directory that cannot be listed. */
    private void leave(final FileServiceException failure) throws FileServiceException {
        switch (failure.error()) {
            // Another client has removed it.
            case ENOENT -> {}
            case EINTR, ECONNREFUSED, ECONNRESET, ETIMEDOUT, EPROTO -> throw failure;
            default -> {
                output.failure(failure);
                leftDepth = Math.max(leftDepth, walk.depth() - 1);
            }
        }
    }

    private boolean removed(final String path, final StoreWalk.Step step) throws FileServiceException {
        try {
            if (step == StoreWalk.Step.FILE) {
                files.unlink(path);
            } else {
                files.removeDirectory(path);
            }
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                // Another client has removed it.
                case ENOENT -> true;
                case EINTR, ECONNREFUSED, ECONNRESET, ETIMEDOUT, EPROTO -> throw e;
                default -> {
                    output.failure(e);
                    yield false;
                }
            };
        }
        return true;
    }
}
