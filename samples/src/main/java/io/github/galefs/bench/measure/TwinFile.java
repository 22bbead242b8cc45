package io.github.galefs.bench.measure;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;

/** The same bytes twice: a file of a temporary store, and a plain file beside the store. */
public final class TwinFile implements AutoCloseable {
    private static final int PART_BYTES = 4 << 20;

    private final String name;
    private final TemporaryStore store;

    /** Writes the content of both files. */
    @FunctionalInterface
    public interface Writer {
        /**
         * Writes all bytes.
         *
         * @param output receives them.
         * @throws IOException          when the output fails.
         * @throws InterruptedException when the calling thread is interrupted.
         */
        void write(Output output) throws IOException, InterruptedException;
    }

    private TwinFile(final String name, final int blockSize, final Writer writer)
            throws IOException, InterruptedException {
        this.name = name;
        store = new TemporaryStore(blockSize);
        try {
            write(writer);
        } catch (final IOException | InterruptedException | RuntimeException | Error e) {
            closeAfter(e);
            throw e;
        }
    }

    /**
     * Creates both files, in a store with blocks of 64 KiB. A failure leaves neither.
     *
     * @param name   of both files.
     * @param writer writes the content.
     * @return the files, removed when this object is closed.
     * @throws IOException          when a file cannot be created or written.
     * @throws InterruptedException when the calling thread is interrupted.
     */
    public static TwinFile create(final String name, final Writer writer) throws IOException, InterruptedException {
        return create(name, EmbeddedStoreContext.DEFAULT_BLOCK_SIZE, writer);
    }

    /**
     * Creates both files. A failure leaves neither.
     *
     * @param name      of both files.
     * @param blockSize of the store, in bytes.
     * @param writer    writes the content.
     * @return the files, removed when this object is closed.
     * @throws IOException          when a file cannot be created or written.
     * @throws InterruptedException when the calling thread is interrupted.
     */
    public static TwinFile create(final String name, final int blockSize, final Writer writer)
            throws IOException, InterruptedException {
        try {
            return new TwinFile(name, blockSize, writer);
        } catch (final IOException e) {
            if (isInterrupt(e)) {
                Thread.interrupted();
                throw (InterruptedException) new InterruptedException().initCause(e);
            }
            throw e;
        }
    }

    /**
     * Returns the files of the store.
     *
     * @return the store, closed with this object.
     */
    public FileService files() {
        return store.files();
    }

    /**
     * Returns the plain file.
     *
     * @return its path.
     */
    public Path plain() {
        return store.directory().resolve(name);
    }

    @Override
    public void close() throws FileServiceException {
        store.close();
    }

    private void write(final Writer writer) throws IOException, InterruptedException {
        final long handle = files().open(name, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try (Arena arena = Arena.ofConfined();
                FileChannel channel =
                        FileChannel.open(plain(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            writer.write(new Output(files(), handle, channel, arena.allocate(PART_BYTES)));
        } finally {
            files().close(handle);
        }
    }

    private void closeAfter(final Throwable failure) {
        try {
            store.close();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }

    /** Channels and stores report an interrupt as an I/O error. */
    private static boolean isInterrupt(final IOException e) {
        return e instanceof ClosedByInterruptException
                || (e instanceof final FileServiceException failure && failure.error() == PosixError.EINTR);
    }

    /** Writes to both files. */
    public static final class Output {
        private final FileService files;
        private final long handle;
        private final FileChannel channel;
        private final MemorySegment part;

        private Output(
                final FileService files, final long handle, final FileChannel channel, final MemorySegment part) {
            this.files = files;
            this.handle = handle;
            this.channel = channel;
            this.part = part;
        }

        /**
         * Writes some bytes.
         *
         * @param position byte offset in the files.
         * @param bytes    what to write.
         * @throws IOException when a file cannot be written; also when the thread is interrupted.
         */
        public void write(final long position, final MemorySegment bytes) throws IOException {
            for (long done = 0; done < bytes.byteSize(); done += part.byteSize()) {
                final int count = (int) Math.min(part.byteSize(), bytes.byteSize() - done);
                MemorySegment.copy(bytes, done, part, 0, count);
                files.write(handle, position + done, part, 0, count);
                final ByteBuffer buffer = part.asByteBuffer().limit(count);
                while (buffer.hasRemaining()) {
                    channel.write(buffer, position + done + buffer.position());
                }
            }
        }
    }
}
