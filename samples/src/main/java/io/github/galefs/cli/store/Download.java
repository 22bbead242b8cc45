package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.SparseStream;
import io.github.galefs.provider.Place;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;

/**
 * Copies from a file service to local files, several at a time. A local name never refers to a partial copy. For use by
 * one thread.
 */
final class Download implements AutoCloseable {
    private static final Set<FileOpenOption> READ = Set.of(FileOpenOption.READ);

    /** Bits of a mode that hold the file's type, S_IFMT, and their value for a pipe, S_IFIFO. */
    private static final int FILE_TYPE = 0xf000;

    private static final int PIPE = 0x1000;

    private final FileService files;
    private final ProgressBars.Progress progress;
    private final ParallelCopies copies = new ParallelCopies();

    private final LocalReplacement replacement = new LocalReplacement();

    /** Store or directory of the files, which nothing is copied to; empty if a server has them. */
    private final Optional<Place.Local> place;

    private final LocalNames names;
    private final LeftBehind leftBehind;

    Download(
            final FileService files,
            final LocalNames names,
            final Optional<Place.Local> place,
            final LeftBehind leftBehind,
            final ProgressBars.Progress progress) {
        this.files = files;
        this.names = names;
        this.place = place;
        this.leftBehind = leftBehind;
        this.progress = progress;
    }

    /**
     * Begins to copy a file, or a directory with everything in it; see {@link #finish}. Leaves behind what cannot be
     * copied.
     */
    void copy(final String path, final FileStatus status, final Path target)
            throws IOException, CommandException, InterruptedException {
        LocalTree.requireOutside(target, place);
        if (status.directory()) {
            copyAllBelow(path, target);
        } else {
            submit(path, target);
        }
    }

    /** Returns when all copies are complete. */
    void finish() throws IOException, CommandException, InterruptedException {
        copies.finish();
    }

    @Override
    public void close() {
        copies.close();
    }

    /** Copies the contents of a file to a stream. */
    void copyBytes(final String path, final OutputStream out)
            throws IOException, CommandException, InterruptedException {
        copyBytes(path, out, new byte[ParallelCopies.CHUNK_SIZE]);
    }

    private void copyBytes(final String path, final OutputStream out, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        final MemorySegment bytes = MemorySegment.ofArray(chunk);
        final long handle = files.open(path, READ);
        try (Cleanup _ = () -> files.close(handle)) {
            long offset = 0;
            int length;
            do {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                length = files.read(handle, offset, bytes, 0, chunk.length);
                out.write(chunk, 0, length);
                requireNoError(out);
                offset += length;
                advance(length);
            } while (length == chunk.length);
        }
    }

    private void copyAllBelow(final String path, final Path target)
            throws IOException, CommandException, InterruptedException {
        makeDirectory(target);
        final StoreWalk walk = new StoreWalk(files, path, leftBehind::add);
        while (walk.next()) {
            if (!UnfinishedNames.has(StorePaths.name(walk.path()))) {
                leftBehind.attempt(() -> copyCurrent(walk, target));
            }
        }
    }

    private void copyCurrent(final StoreWalk walk, final Path top)
            throws IOException, CommandException, InterruptedException {
        if (!walk.kind().isServed()) {
            leftBehind.add(walk.path(), walk.kind());
            return;
        }
        final Path local = names.in(top, walk.relative());
        if (!walk.status().directory()) {
            submit(walk.path(), local);
            return;
        }
        try {
            makeDirectory(local);
        } catch (final IOException | CommandException e) {
            // Each file below would fail as well.
            walk.skip();
            throw e;
        }
    }

    private void submit(final String path, final Path target)
            throws IOException, CommandException, InterruptedException {
        copies.submit(chunk -> leftBehind.attempt(() -> copyFile(path, target, chunk)));
    }

    private void makeDirectory(final Path target) throws IOException, CommandException {
        if (Files.isDirectory(target)) {
            // It may be a link to anywhere; a new one is where its parent is.
            LocalTree.requireOutside(target, place);
        } else {
            Files.createDirectory(target);
        }
    }

    private void copyFile(final String path, final Path target, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        // One call of the system, and no exception, for each file of a new directory.
        if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            replacement.create(target, target, (_, out) -> write(path, new SparseStream(out), target, chunk));
            return;
        }
        final BasicFileAttributes present = attributes(target);
        if (present.isDirectory()) {
            throw new CommandException("local file " + target + ": is a directory");
        }
        // A symbolic link is followed, not replaced; a device is written to.
        LocalTree.requireOutside(target, place);
        requireNoPipe(target);
        if (present.isRegularFile()) {
            replacement.replace(
                    target.toRealPath(), target, (_, out) -> write(path, new SparseStream(out), target, chunk));
        } else {
            final FileChannel device = FileChannel.open(target, StandardOpenOption.WRITE);
            write(path, Channels.newOutputStream(device), target, chunk);
        }
    }

    /** Returns the attributes of what a path leads to. */
    private static BasicFileAttributes attributes(final Path file) throws IOException, CommandException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class);
        } catch (final NoSuchFileException e) {
            throw new CommandException("local file " + file + ": is a symbolic link to nothing", e);
        }
    }

    /** The open of a pipe waits for its reader, and nothing interrupts it. */
    private static void requireNoPipe(final Path file) throws IOException, CommandException {
        final boolean hasMode =
                file.getFileSystem().supportedFileAttributeViews().contains("unix");
        if (hasMode && ((int) Files.getAttribute(file, "unix:mode") & FILE_TYPE) == PIPE) {
            throw new CommandException("local file " + file + ": is a pipe; '-' writes to standard output");
        }
    }

    private void write(final String path, final OutputStream file, final Path shown, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        try (OutputStream out = new LocalStream(file, shown)) {
            copyBytes(path, out, chunk);
        }
    }

    /** Several threads copy, and a bar is for one. */
    private synchronized void advance(final int bytes) {
        progress.advance(bytes);
    }

    /** A print stream throws nothing: without this check, a whole file would be read for a closed pipe. */
    private static void requireNoError(final OutputStream out) throws CommandException {
        if (out instanceof PrintStream stream && stream.checkError()) {
            throw new CommandException("cannot write to standard output");
        }
    }
}
