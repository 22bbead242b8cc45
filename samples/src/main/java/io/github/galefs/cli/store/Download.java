package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.UUID;

/** Copies from a file service to local files. A local name never refers to a partial copy. */
final class Download {
    private static final int CHUNK_SIZE = 1 << 20;

    /** Bits of a mode that hold the file's type, S_IFMT, and their value for a pipe, S_IFIFO. */
    private static final int FILE_TYPE = 0xf000;

    private static final int PIPE = 0x1000;

    private final FileService files;
    private final ProgressBars.Progress progress;
    private final byte[] chunk = new byte[CHUNK_SIZE];

    Download(final FileService files, final ProgressBars.Progress progress) {
        this.files = files;
        this.progress = progress;
    }

    /** Copies a file, or a directory with everything in it. */
    void copy(final String path, final FileStatus status, final Path target)
            throws IOException, CommandException, InterruptedException {
        if (status.directory()) {
            copyAllBelow(path, target);
        } else {
            copyFile(path, target);
        }
    }

    /** Copies the contents of a file to a stream. */
    void copyBytes(final String path, final OutputStream out)
            throws IOException, CommandException, InterruptedException {
        final MemorySegment bytes = MemorySegment.ofArray(chunk);
        final long handle = files.open(path, Set.of(OpenOption.READ));
        try (Cleanup _ = () -> files.close(handle)) {
            long offset = 0;
            int length = read(handle, offset, bytes);
            while (length > 0) {
                out.write(chunk, 0, length);
                requireNoError(out);
                offset += length;
                progress.advance(length);
                length = read(handle, offset, bytes);
            }
        }
    }

    private void copyAllBelow(final String path, final Path target)
            throws IOException, CommandException, InterruptedException {
        makeDirectory(target);
        final StoreWalk walk = new StoreWalk(files, path);
        while (walk.next()) {
            if (walk.status().directory()) {
                makeDirectory(walk.in(target));
            } else {
                copyFile(walk.path(), walk.in(target));
            }
        }
    }

    private static void makeDirectory(final Path target) throws IOException {
        if (!Files.isDirectory(target)) {
            Files.createDirectory(target);
        }
    }

    private void copyFile(final String path, final Path target)
            throws IOException, CommandException, InterruptedException {
        if (Files.isDirectory(target)) {
            throw new CommandException("local file " + target + ": is a directory");
        }
        // A symbolic link is followed, not replaced; a device is written to.
        final Path file = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
        requireNoPipe(file, target);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            write(path, file, target);
        } else {
            replace(path, file, target);
        }
    }

    /** The open of a pipe waits for its reader, and nothing interrupts it. */
    private static void requireNoPipe(final Path file, final Path shown) throws IOException, CommandException {
        final boolean hasMode = Files.exists(file)
                && file.getFileSystem().supportedFileAttributeViews().contains("unix");
        if (hasMode && ((int) Files.getAttribute(file, "unix:mode") & FILE_TYPE) == PIPE) {
            throw new CommandException("local file " + shown + ": is a pipe; '-' writes to standard output");
        }
    }

    private void replace(final String path, final Path file, final Path shown)
            throws IOException, CommandException, InterruptedException {
        // A short name of its own: the name of the file may already have the maximum length.
        final Path unfinished = file.resolveSibling(".galefs-" + UUID.randomUUID());
        requireDirectory(file.getParent());
        Files.createFile(unfinished);
        try {
            write(path, unfinished, shown);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** Without this check, the error would name the unfinished file, which the user has never seen. */
    private static void requireDirectory(final Path directory) throws IOException {
        if (!Files.exists(directory)) {
            throw new NoSuchFileException(directory.toString());
        }
        if (!Files.isDirectory(directory)) {
            throw new NotDirectoryException(directory.toString());
        }
    }

    private void write(final String path, final Path file, final Path shown)
            throws IOException, CommandException, InterruptedException {
        try (OutputStream out = new LocalStream(Files.newOutputStream(file, StandardOpenOption.WRITE), shown)) {
            copyBytes(path, out);
        }
    }

    private int read(final long handle, final long offset, final MemorySegment bytes)
            throws IOException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return files.read(handle, offset, bytes, 0, chunk.length);
    }

    /** A print stream throws nothing: without this check, a whole file would be read for a closed pipe. */
    private static void requireNoError(final OutputStream out) throws CommandException {
        if (out instanceof PrintStream stream && stream.checkError()) {
            throw new CommandException("cannot write to standard output");
        }
    }
}
