package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.SparseInput;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Copies from local files to a file service, several at a time. A path never refers to a partial copy. Nothing is
 * synced. For use by one thread.
 */
final class Upload implements AutoCloseable {
    private final FileService files;
    private final LocalSources sources;
    private final LocalNames names;
    private final LeftBehind leftBehind;
    private final FileReplacement replacement;
    private final ParallelCopies copies = new ParallelCopies();

    Upload(
            final FileService files,
            final LocalSources sources,
            final LocalNames names,
            final LeftBehind leftBehind,
            final ProgressBars.Progress progress) {
        this.files = files;
        this.sources = sources;
        this.names = names;
        this.leftBehind = leftBehind;
        replacement = new FileReplacement(files, progress);
    }

    /**
     * A local directory to copy.
     *
     * @param source   the directory.
     * @param identity of the directory and of those above it.
     * @param target   path of the copy, which exists.
     * @param isNew    whether this upload has created the copy, so that no file in it can be in the way.
     */
    private record Directory(Path source, LocalDirectory identity, String target, boolean isNew) {}

    /**
     * Begins to copy a file, or a directory with everything in it; see {@link #finish}. Leaves behind what cannot be
     * copied.
     */
    void copy(final Path source, final String target) throws IOException, CommandException, InterruptedException {
        // No recursion: a tree may be deeper than a stack.
        final Deque<Directory> directories = new ArrayDeque<>();
        leftBehind.attempt(() -> copyOrPush(source, null, target, false, directories));
        while (!directories.isEmpty()) {
            final Directory directory = directories.pop();
            leftBehind.attempt(() -> copyEntries(directory, directories));
        }
    }

    private void copyEntries(final Directory directory, final Deque<Directory> directories)
            throws IOException, CommandException, InterruptedException {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory.source())) {
            for (final Path entry : entries) {
                leftBehind.attempt(() -> {
                    final String name = names.name(entry);
                    copyOrPush(
                            entry,
                            directory.identity(),
                            StorePaths.in(directory.target(), name),
                            directory.isNew(),
                            directories);
                });
            }
        } catch (final DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    /** Copies a stream to a file. */
    void copy(final ReadableByteChannel source, final Path shown, final String target)
            throws IOException, CommandException, InterruptedException {
        final FileReplacement.Attributes attributes = attributesOf(target);
        copies.submit(chunk -> replacement.writeStream(source, shown, target, attributes, chunk));
    }

    /** Returns when all copies are complete. */
    void finish() throws IOException, CommandException, InterruptedException {
        copies.finish();
    }

    @Override
    public void close() {
        copies.close();
    }

    private void copyOrPush(
            final Path source,
            final LocalDirectory parent,
            final String target,
            final boolean isInNew,
            final Deque<Directory> directories)
            throws IOException, CommandException, InterruptedException {
        final LocalSources.Source found = sources.find(source, parent).orElse(null);
        if (found == null) {
            return;
        }
        if (found.directory() != null) {
            final boolean isNew = makeDirectory(target, isInNew);
            directories.push(new Directory(source, found.directory(), target, isNew));
        } else {
            copies.submit(chunk -> leftBehind.attempt(() -> copyFile(source, target, isInNew, chunk)));
        }
    }

    /** Creates a directory if it is missing; returns whether it was. */
    private boolean makeDirectory(final String target, final boolean isInNew) throws FileServiceException {
        if (!isInNew) {
            final Optional<FileStatus> status = StorePaths.find(files, target);
            if (status.isPresent() && status.get().directory()) {
                return false;
            }
        }
        files.makeDirectory(target);
        return true;
    }

    private void copyFile(final Path source, final String target, final boolean isInNew, final byte[] chunk)
            throws IOException, InterruptedException {
        // The source is opened first, as a channel: a stream from Files ignores interrupts, and a network file system
        // may hang.
        try (SparseInput in = SparseInput.open(source)) {
            replacement.write(
                    in, source, target, isInNew ? FileReplacement.NO_ATTRIBUTES : attributesOf(target), chunk);
        }
    }

    /** Returns the attributes of the file that is to be replaced, if there is one. */
    private FileReplacement.Attributes attributesOf(final String target) throws FileServiceException {
        final FileStatus status = StorePaths.find(files, target).orElse(null);
        if (status == null) {
            return FileReplacement.NO_ATTRIBUTES;
        }
        if (status.directory()) {
            throw new FileServiceException(PosixError.EISDIR, "\"" + target + "\"");
        }
        return handle -> files.setPermissions(handle, status.permissions());
    }
}
