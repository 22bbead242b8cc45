package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.Holes;
import io.github.galefs.file.OptionalAttribute;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.Set;

/**
 * Copies files within a file service, or from one to another. A copy that is new has the permissions of the source, and
 * holes where that has whole chunks of them. A path never refers to a partial copy.
 */
final class StoreCopy {
    private final FileService from;
    private final FileService to;
    private final boolean isWithinOne;
    private final LeftBehind leftBehind;
    private final NameTranslation names;
    private final NewDirectories directories;
    private final FileReplacement replacement;
    private final FileChunks chunks;

    /**
     * Creates a copier.
     *
     * @param from files to copy.
     * @param to   files that get the copies; may be the same.
     */
    StoreCopy(final FileService from, final FileService to, final LeftBehind leftBehind) throws FileServiceException {
        this.from = from;
        this.to = to;
        isWithinOne = from.equals(to);
        this.leftBehind = leftBehind;
        names = NameTranslation.between(from, to);
        directories = new NewDirectories(to);
        replacement = new FileReplacement(to, new ProgressBars.Progress() {});
        chunks = new FileChunks(from);
    }

    /** Copies a file, or a directory with everything in it. Leaves behind what cannot be copied of a directory. */
    void copyTree(final String source, final String target) throws IOException, CommandException, InterruptedException {
        final FileStatus status = from.stat(source);
        if (!status.directory()) {
            copyFile(source, target);
            return;
        }
        if (isWithinOne && StorePaths.plain(target).startsWith(StorePaths.plain(source))) {
            throw intoItself(source, target);
        }
        // Links, and other ways to the same files, may lead from the source to the copy: the walk would come to it.
        try (CopyMarker marker = CopyMarker.at(to, target);
                Cleanup _ = directories::finishAll) {
            if (marker.isBelow(from, source)) {
                throw intoItself(source, target);
            }
            directories.make(target, status.permissions());
            copyAllBelow(source, target, marker);
        }
    }

    private void copyAllBelow(final String source, final String target, final CopyMarker marker)
            throws IOException, CommandException, InterruptedException {
        final StoreWalk walk = new StoreWalk(from, source, leftBehind::add);
        StoreWalk.Step step = walk.nextStep();
        while (step != StoreWalk.Step.END) {
            final boolean isComplete = step == StoreWalk.Step.END_OF_DIRECTORY;
            leftBehind.attempt(() -> {
                try {
                    final String copy = StorePaths.in(target, names.translate(walk.relative(), walk.path()));
                    if (isComplete) {
                        directories.finish(copy);
                    } else if (walk.status().directory() && marker.isIn(from, walk.path())) {
                        throw intoItself(source, target);
                    } else {
                        copyCurrent(walk, copy);
                    }
                } catch (final FileServiceException | CommandException e) {
                    // Each file below would fail as well.
                    walk.skip();
                    throw e;
                }
            });
            step = walk.nextStep();
        }
    }

    private static CommandException intoItself(final String source, final String target) {
        return new CommandException("\"" + source + "\" cannot be copied into itself, \"" + target + "\"");
    }

    private void copyCurrent(final StoreWalk walk, final String copy) throws IOException, InterruptedException {
        if (!walk.kind().isServed()) {
            leftBehind.add(walk.path(), walk.kind());
            return;
        }
        if (walk.status().directory()) {
            directories.make(copy, walk.status().permissions());
        } else {
            copyBytes(walk.path(), walk.status(), copy);
        }
    }

    /** Copies a file. */
    void copyFile(final String source, final String target) throws IOException, CommandException, InterruptedException {
        final FileStatus status = from.stat(source);
        if (status.directory()) {
            throw new CommandException("\"" + source + "\" is a directory: -r copies it with everything in it");
        }
        if (isWithinOne && StorePaths.plain(target).equals(StorePaths.plain(source))) {
            throw new CommandException("\"" + source + "\" and \"" + target + "\" are the same file");
        }
        copyBytes(source, status, target);
    }

    private void copyBytes(final String source, final FileStatus status, final String target)
            throws IOException, InterruptedException {
        final Optional<FileStatus> replaced = StorePaths.find(to, target);
        if (replaced.isPresent() && replaced.get().directory()) {
            throw new FileServiceException(PosixError.EISDIR, "\"" + target + "\"");
        }
        final int permissions = replaced.orElse(status).permissions();
        final long original = from.open(source, Set.of(FileOpenOption.READ));
        try (Cleanup _ = () -> Uninterrupted.run(() -> from.close(original))) {
            replacement.write(target, copy -> {
                // Before the first byte: nobody else reads what only its owner may read.
                OptionalAttribute.setPermissions(bits -> to.setPermissions(copy, bits), permissions);
                final Writer writer = new Writer(copy, status.allocated() < status.size());
                chunks.read(original, 0, writer);
                to.truncate(copy, writer.length);
            });
        }
    }

    /** Writes a file from its beginning on. */
    private final class Writer implements FileChunks.Receiver {
        private final long handle;
        private final boolean hasHoles;
        private long length;

        Writer(final long handle, final boolean hasHoles) {
            this.handle = handle;
            this.hasHoles = hasHoles;
        }

        @Override
        public void accept(final byte[] bytes, final int count) throws FileServiceException {
            final MemorySegment memory = MemorySegment.ofArray(bytes);
            if (!hasHoles || !Holes.isHole(memory, count)) {
                to.write(handle, length, memory, 0, count);
            }
            length += count;
        }
    }
}
