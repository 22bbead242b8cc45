package io.github.galefs.bench.seqread;

import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;

/** A file of random words in a store of its own. */
final class WordsFile implements AutoCloseable {
    static final String NAME = "words";

    private static final int PIECE_BYTES = 4 << 20;

    static final int MAX_REQUEST_BYTES = 4 << 20;

    /** Of the store, unless another is given: as long as the largest request, so that each lies in one piece. */
    private static final int BLOCK_BYTES = MAX_REQUEST_BYTES;

    private final long byteLength;
    private final TemporaryStore store;
    private long sum;

    WordsFile(final long byteLength) throws IOException {
        this(byteLength, BLOCK_BYTES);
    }

    /** @param blockBytes of the store. */
    WordsFile(final long byteLength, final int blockBytes) throws IOException {
        this.byteLength = byteLength;
        store = new TemporaryStore(blockBytes);
        try {
            write();
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    FileService files() {
        return store.files();
    }

    /** Returns a directory for other files beside the store. */
    Path directory() {
        return store.directory();
    }

    long byteLength() {
        return byteLength;
    }

    /** Returns the sum of the words, as kernels add them. */
    long sum() {
        return sum;
    }

    /** Reads the file from the service by all processors, in requests of a size. */
    void readAll(final MemorySegment destination, final int requestBytes) throws FileServiceException {
        final AtomicReference<UncheckedIOException> failure = new AtomicReference<>();
        try (Reading reading = beginReading()) {
            LongStream.range(0, byteLength / requestBytes)
                    .parallel()
                    .map(request -> request * requestBytes)
                    .forEach(offset -> {
                        // Nothing is thrown to the stream, which would not wait for the other threads.
                        try {
                            reading.read(offset, destination, offset, requestBytes);
                        } catch (final UncheckedIOException e) {
                            failure.compareAndSet(null, e);
                        }
                    });
        }
        if (failure.get() != null) {
            throw failure(failure.get());
        }
    }

    /** Returns the failure of a {@link Reading}. */
    static FileServiceException failure(final UncheckedIOException failure) {
        if (failure.getCause() instanceof final FileServiceException cause) {
            return cause;
        }
        throw failure;
    }

    Reading beginReading() throws FileServiceException {
        return new Reading(files(), files().open(NAME, EnumSet.of(FileOpenOption.READ)));
    }

    /** The open file, which any number of threads may read. */
    record Reading(FileService files, long handle) implements AutoCloseable {
        /** @throws UncheckedIOException with the cause, if the service fails. */
        void read(final long offset, final MemorySegment destination, final long destinationOffset, final int length) {
            try {
                files.read(handle, offset, destination, destinationOffset, length);
            } catch (final FileServiceException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() throws FileServiceException {
            files.close(handle);
        }
    }

    @Override
    public void close() throws IOException {
        store.close();
    }

    private void write() throws FileServiceException {
        final SplittableRandom random = new SplittableRandom(1);
        final byte[] piece = new byte[PIECE_BYTES];
        final long handle = files().open(NAME, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try {
            for (long offset = 0; offset < byteLength; offset += PIECE_BYTES) {
                random.nextBytes(piece);
                files().write(handle, offset, MemorySegment.ofArray(piece), 0, PIECE_BYTES);
                final LongBuffer words =
                        ByteBuffer.wrap(piece).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
                while (words.hasRemaining()) {
                    sum += words.get();
                }
            }
        } finally {
            files().close(handle);
        }
    }

    private void closeAfter(final Exception failure) {
        try {
            store.close();
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }
}
