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
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.Set;

/**
 * Copies files within a file service. A copy that is new has the permissions of the source, and holes where that has
 * whole chunks of them. A path never refers to a partial copy.
 */
final class StoreCopy {
    private final FileService files;
    private final LeftBehind leftBehind;
    private final FileReplacement replacement;
    private final FileChunks chunks;

    StoreCopy(final FileService files, final LeftBehind leftBehind) {
        this.files = files;
        this.leftBehind = leftBehind;
        replacement = new FileReplacement(files, new ProgressBars.Progress() {});
        chunks = new FileChunks(files);
    }

    /** Copies a file, or a directory with everything in it. Leaves behind what cannot be copied of a directory. */
    void copyTree(final String source, final String target) throws IOException, CommandException, InterruptedException {
        final FileStatus status = files.stat(source);
        if (!status.directory()) {
            copyFile(source, target);
            return;
        }
        if (StorePaths.plain(target).startsWith(StorePaths.plain(source))) {
            throw intoItself(source, target);
        }
        copyDirectory(target, status);
        // Links in the path of the copy may lead to the source, and the walk would then come to the copy.
        final long copyId = files.stat(target).fileId();
        if (copyId == status.fileId()) {
            throw intoItself(source, target);
        }
        final StoreWalk walk = new StoreWalk(files, source, leftBehind::add);
        while (walk.next()) {
            leftBehind.attempt(() -> {
                if (walk.status().fileId() == copyId) {
                    walk.skip();
                    throw intoItself(source, target);
                }
                copyCurrent(walk, StorePaths.in(target, walk.relative()));
            });
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
        if (!walk.status().directory()) {
            copyBytes(walk.path(), walk.status(), copy);
            return;
        }
        try {
            copyDirectory(copy, walk.status());
        } catch (final FileServiceException e) {
            // Each file below would fail as well.
            walk.skip();
            throw e;
        }
    }

    /** Copies a file. */
    void copyFile(final String source, final String target) throws IOException, CommandException, InterruptedException {
        final FileStatus status = files.stat(source);
        if (status.directory()) {
            throw new CommandException("\"" + source + "\" is a directory: -r copies it with everything in it");
        }
        if (StorePaths.plain(target).equals(StorePaths.plain(source))) {
            throw new CommandException("\"" + source + "\" and \"" + target + "\" are the same file");
        }
        copyBytes(source, status, target);
    }

    private void copyDirectory(final String target, final FileStatus source) throws FileServiceException {
        if (!StorePaths.isDirectory(files, target)) {
            files.makeDirectory(target);
            files.setPermissions(target, source.permissions());
        }
    }

    private void copyBytes(final String source, final FileStatus status, final String target)
            throws IOException, InterruptedException {
        final Optional<FileStatus> replaced = StorePaths.find(files, target);
        if (replaced.isPresent() && replaced.get().directory()) {
            throw new FileServiceException(PosixError.EISDIR, "\"" + target + "\"");
        }
        final int permissions = replaced.orElse(status).permissions();
        final long from = files.open(source, Set.of(FileOpenOption.READ));
        try (Cleanup _ = () -> Uninterrupted.run(() -> files.close(from))) {
            replacement.write(target, to -> {
                // Before the first byte: nobody else reads what only its owner may read.
                files.setPermissions(to, permissions);
                final Writer writer = new Writer(to, status.allocated() < status.size());
                chunks.read(from, 0, writer);
                files.truncate(to, writer.length);
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
                files.write(handle, length, memory, 0, count);
            }
            length += count;
        }
    }
}
