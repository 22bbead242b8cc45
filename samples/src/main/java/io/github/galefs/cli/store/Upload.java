package io.github.galefs.cli.store;

import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Copies from local files to a file service. A file that cannot be copied completely is removed again. */
final class Upload {
    private static final Set<OpenOption> REPLACE =
            Collections.unmodifiableSet(EnumSet.of(OpenOption.WRITE, OpenOption.CREATE, OpenOption.TRUNCATE));
    private static final int CHUNK_SIZE = 1 << 20;

    private final FileService files;
    private final ProgressBars.Progress progress;
    private final byte[] chunk = new byte[CHUNK_SIZE];

    Upload(final FileService files, final ProgressBars.Progress progress) {
        this.files = files;
        this.progress = progress;
    }

    /** A file or directory to copy, and the path of the copy. */
    private record Copy(Path source, String target) {}

    /** Copies a file, or a directory with everything in it. */
    void copy(final Path source, final String target) throws IOException, InterruptedException {
        // No recursion: a tree may be deeper than a stack.
        final Deque<Copy> copies = new ArrayDeque<>();
        copies.push(new Copy(source, target));
        while (!copies.isEmpty()) {
            final Copy copy = copies.pop();
            requireDecoded(copy);
            if (Files.isDirectory(copy.source())) {
                makeDirectory(copy.target());
                entries(copy).forEach(copies::push);
            } else {
                copyFile(copy.source(), copy.target());
            }
        }
    }

    private static void requireDecoded(final Copy copy) throws FileSystemException {
        if (copy.target().indexOf(Output.REPLACEMENT) >= 0) {
            throw new FileSystemException(
                    copy.source().toString(),
                    null,
                    "the name cannot be decoded: the locale must have the character set of the name");
        }
    }

    private void makeDirectory(final String target) throws FileServiceException {
        final Optional<FileStatus> status = StorePaths.find(files, target);
        if (status.isEmpty() || !status.get().directory()) {
            files.makeDirectory(target);
        }
    }

    private static List<Copy> entries(final Copy directory) throws IOException {
        final List<Copy> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory.source())) {
            for (final Path entry : stream) {
                final String name = entry.getFileName().toString();
                entries.add(new Copy(entry, StorePaths.in(directory.target(), name)));
            }
        } catch (final DirectoryIteratorException e) {
            throw e.getCause();
        }
        return entries;
    }

    private void copyFile(final Path source, final String target) throws IOException, InterruptedException {
        LocalTree.requireCopyable(source);
        // The source is opened first: if that fails, the target keeps its contents.
        try (InputStream in = interruptible(source)) {
            final long handle = files.open(target, REPLACE);
            try {
                copyBytes(source, in, handle);
                files.sync(handle);
            } catch (final IOException | InterruptedException | RuntimeException e) {
                discard(handle, target, e);
                throw e;
            }
            files.close(handle);
        }
    }

    /** A channel: a stream from {@link Files} ignores interrupts, and a network file system may hang. */
    private static InputStream interruptible(final Path source) throws IOException {
        return Channels.newInputStream(FileChannel.open(source, StandardOpenOption.READ));
    }

    private void copyBytes(final Path source, final InputStream in, final long handle)
            throws IOException, InterruptedException {
        final MemorySegment bytes = MemorySegment.ofArray(chunk);
        long offset = 0;
        int length = fill(source, in);
        while (length > 0) {
            files.write(handle, offset, bytes, 0, length);
            offset += length;
            progress.advance(length);
            length = fill(source, in);
        }
    }

    private int fill(final Path source, final InputStream in) throws IOException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        try {
            return in.readNBytes(chunk, 0, chunk.length);
        } catch (final ClosedByInterruptException | FileSystemException e) {
            throw e;
        } catch (final IOException e) {
            throw named(source, e);
        }
    }

    /** Adds the name of the file, which an error while reading lacks. */
    private static FileSystemException named(final Path file, final IOException e) {
        final FileSystemException named = new FileSystemException(file.toString(), null, e.getMessage());
        named.initCause(e);
        return named;
    }

    private void discard(final long handle, final String target, final Exception failure) {
        try {
            Uninterrupted.run(() -> {
                files.close(handle);
                files.remove(target);
            });
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }
}
