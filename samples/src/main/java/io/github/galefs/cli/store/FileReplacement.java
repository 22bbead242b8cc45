package io.github.galefs.cli.store;

import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.Holes;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.SparseInput;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Writes files of a file service as a whole: under a name of their own beside the file, and renamed when they are
 * complete. A user may be allowed to write the file and not the root, and a rename does not lead from one file system
 * to another.
 *
 * <p>Whatever ends this process, a path has its old file or the complete new one. The journal of the store has the
 * rename after what it renames, so that holds after a loss of power, too. Safe for use by several threads.
 */
final class FileReplacement {
    private static final Set<FileOpenOption> CREATE = Collections.unmodifiableSet(
            EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));

    /** Bytes of the longest path in each file service. A longer one may have the name in the root only. */
    private static final int MAX_SIBLING_LENGTH = 4095;

    /** Of a new file. */
    static final Attributes NO_ATTRIBUTES = _ -> {};

    private final FileService files;
    private final ProgressBars.Progress progress;

    private final UnfinishedNames unfinished = new UnfinishedNames();

    FileReplacement(final FileService files, final ProgressBars.Progress progress) {
        this.files = files;
        this.progress = progress;
    }

    /** Writes a new file before it gets its name. */
    @FunctionalInterface
    interface Writer {
        /** Writes the file, which is empty; the handle is open for writing. */
        void write(long handle) throws IOException, InterruptedException;
    }

    /** Sets the attributes of a new file before it gets its name. */
    @FunctionalInterface
    interface Attributes {
        /** Sets the permissions of the empty file: nobody else reads what only its owner may read. */
        void beforeBytes(long handle) throws FileServiceException;

        /** Sets what writes change; the handle is open for writing. */
        default void afterBytes(final long handle) throws FileServiceException {}
    }

    /** What is left of an unfinished file after a failure. */
    private enum Rest {
        NONE,
        /** The bytes that an uploading service has kept, as they are nowhere else. */
        KEPT_BYTES,
        /** The whole file under its own name. */
        FILE
    }

    /** Writes a new file and renames it. */
    @FunctionalInterface
    private interface Replacement {
        /** Writes the file under a path of its own first. */
        void run(String path) throws IOException, InterruptedException;

        /** Returns what a failure must leave of the file. */
        default Rest rest() throws FileServiceException {
            return Rest.NONE;
        }
    }

    /** Writes a file with the bytes of a stream, which is read once. */
    private final class StreamReplacement implements Replacement {
        private final String target;
        private final Writer writer;
        private Rest rest = Rest.NONE;

        StreamReplacement(final String target, final Writer writer) {
            this.target = target;
            this.writer = writer;
        }

        @Override
        public void run(final String path) throws IOException, InterruptedException {
            writeUnfinished(path, handle -> {
                writer.write(handle);
                rest = Rest.KEPT_BYTES;
            });
            rest = Rest.FILE;
            files.rename(path, target);
        }

        @Override
        public Rest rest() throws FileServiceException {
            return files.uploadsAtClose() ? rest : Rest.NONE;
        }
    }

    /**
     * Writes a file with the bytes of another, which are there at once. Reads first, and a small one takes a single
     * request.
     *
     * @param source     of the bytes.
     * @param shown      name of the source in errors.
     * @param target     path of the file, whose directory must exist.
     * @param attributes of the file.
     * @param chunk      memory to read into.
     */
    void write(
            final ReadableByteChannel source,
            final Path shown,
            final String target,
            final Attributes attributes,
            final byte[] chunk)
            throws IOException, InterruptedException {
        final int first = fill(source, shown, chunk);
        if (first < chunk.length && attributes.equals(NO_ATTRIBUTES)) {
            replace(target, path -> files.replace(path, target, MemorySegment.ofArray(chunk), 0, first));
            advance(first);
            return;
        }
        write(target, handle -> {
            attributes.beforeBytes(handle);
            copy(source, shown, handle, chunk, first);
            attributes.afterBytes(handle);
        });
    }

    /**
     * Writes a file with the bytes of a stream, which may come slowly. Opens the file first, so that a refusal is
     * reported before the stream has ended. If an upload of the whole stream fails, the service keeps its bytes.
     * Otherwise as the other method.
     */
    void writeStream(
            final ReadableByteChannel source,
            final Path shown,
            final String target,
            final Attributes attributes,
            final byte[] chunk)
            throws IOException, InterruptedException {
        final Writer writer = handle -> {
            attributes.beforeBytes(handle);
            copy(source, shown, handle, chunk, fill(source, shown, chunk));
            attributes.afterBytes(handle);
        };
        replace(target, new StreamReplacement(target, writer));
    }

    /** Writes the bytes in the chunk, and all that follow them; whole chunks of zeros become holes. */
    private void copy(
            final ReadableByteChannel source, final Path shown, final long handle, final byte[] chunk, final int first)
            throws IOException, InterruptedException {
        final MemorySegment bytes = MemorySegment.ofArray(chunk);
        long offset = 0;
        long written = 0;
        int length = first;
        while (length > 0) {
            offset += length;
            if (!Holes.isHole(bytes, length)) {
                files.write(handle, offset - length, bytes, 0, length);
                written = offset;
            }
            final long skipped = source instanceof final SparseInput sparse ? sparse.skipHole(chunk.length) : 0;
            offset += skipped;
            advance(length + skipped);
            length = fill(source, shown, chunk);
        }
        if (written < offset) {
            files.truncate(handle, offset);
        }
    }

    /**
     * Writes a file.
     *
     * @param target path of the file, whose directory must exist.
     * @param writer writes it; if it fails, nothing is replaced.
     */
    void write(final String target, final Writer writer) throws IOException, InterruptedException {
        replace(target, path -> {
            writeUnfinished(path, writer);
            files.rename(path, target);
        });
    }

    private void replace(final String target, final Replacement replacement) throws IOException, InterruptedException {
        final String path = unfinishedPath(target);
        try {
            replacement.run(path);
        } catch (final FileServiceException e) {
            throw switch (replacement.rest()) {
                case NONE -> named(discarded(path, e), path, target);
                case KEPT_BYTES -> named(e, path, target);
                case FILE -> withFile(named(e, path, target), path);
            };
        } catch (final Throwable e) {
            // Also after an Error: the file would stay for ever.
            discard(path, e);
            throw e;
        }
    }

    /** Discards a file; returns the failure without what an uploading service says of bytes that it had kept. */
    private FileServiceException discarded(final String path, final FileServiceException failure)
            throws FileServiceException {
        final FileServiceException reason =
                files.uploadsAtClose() && failure.getCause() instanceof FileServiceException cause ? cause : failure;
        discard(path, reason);
        return reason;
    }

    private String unfinishedPath(final String target) {
        final String name = unfinished.next();
        final String sibling = StorePaths.sibling(target, name);
        return sibling.getBytes(StandardCharsets.UTF_8).length <= MAX_SIBLING_LENGTH ? sibling : "/" + name;
    }

    private void writeUnfinished(final String path, final Writer writer) throws IOException, InterruptedException {
        final long handle = files.open(path, CREATE);
        try (Cleanup _ = () -> Uninterrupted.run(() -> files.close(handle))) {
            writer.write(handle);
        }
    }

    /** Reads until the chunk is full or the source ends; returns the number of bytes. */
    private static int fill(final ReadableByteChannel source, final Path shown, final byte[] chunk)
            throws IOException, InterruptedException {
        final ByteBuffer free = ByteBuffer.wrap(chunk);
        try {
            int count = 0;
            while (count >= 0 && free.hasRemaining()) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                count = source.read(free);
            }
            return free.position();
        } catch (final ClosedByInterruptException | FileSystemException e) {
            throw e;
        } catch (final IOException e) {
            // An error while reading lacks the name of the file.
            final FileSystemException named = new FileSystemException(shown.toString(), null, e.getMessage());
            named.initCause(e);
            throw named;
        }
    }

    /** Several threads copy, and a bar is for one. */
    private synchronized void advance(final long bytes) {
        progress.advance(bytes);
    }

    private void discard(final String path, final Throwable failure) {
        try {
            Uninterrupted.run(() -> files.unlink(path));
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOENT) {
                failure.addSuppressed(e);
            }
        }
    }

    private static FileServiceException withFile(final FileServiceException e, final String unfinished) {
        return FileServiceException.withMessage(
                e.error(), e.getMessage() + "; its bytes are in \"" + unfinished + "\"", e);
    }

    /** Returns the error with the path that the user knows in place of the unfinished file's. */
    private static FileServiceException named(
            final FileServiceException e, final String unfinished, final String target) {
        final FileServiceException named =
                FileServiceException.withMessage(e.error(), e.getMessage().replace(unfinished, target), e.getCause());
        named.setStackTrace(e.getStackTrace());
        for (final Throwable suppressed : e.getSuppressed()) {
            named.addSuppressed(suppressed);
        }
        return named;
    }
}
