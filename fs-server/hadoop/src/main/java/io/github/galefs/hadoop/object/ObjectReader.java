package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.VersionReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileRange;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.util.functional.FutureIO;

/**
 * The bytes of one version of an object. Any number of threads may read simultaneously. A read is divided into pieces,
 * each a request of its own, of which several are in flight. Neighbouring places of a read share pieces.
 */
final class ObjectReader implements VersionReader {
    /** Most pieces that one read has in flight. */
    private static final int MAX_PIECES = 4;

    /** Far longer than the client itself waits for an answer with all its attempts. */
    private static final int MAX_WAIT_SECONDS = 900;

    private static final String RANDOM = Options.OpenFileOptions.FS_OPTION_OPENFILE_READ_POLICY_RANDOM;

    private final ObjectStore store;
    private final PieceBuffers buffers;
    private final String subject;
    private final long length;
    private final FSDataInputStream stream;

    private ObjectReader(
            final ObjectStore store,
            final PieceBuffers buffers,
            final String subject,
            final long length,
            final FSDataInputStream stream) {
        this.store = store;
        this.buffers = buffers;
        this.subject = subject;
        this.length = length;
        this.stream = stream;
    }

    /** Opens the version that a status is of. Sends no request: a read fails if the object has another version. */
    static ObjectReader open(
            final ObjectStore store, final PieceBuffers buffers, final ResolvedPath path, final Stored stored)
            throws FileServiceException {
        final var files = store.files();
        final FSDataInputStream stream = store.patience()
                .repeat(
                        path.toString(),
                        () -> FutureIO.awaitFuture(files.openFile(path.path())
                                .withFileStatus(stored.status())
                                .opt(Options.OpenFileOptions.FS_OPTION_OPENFILE_READ_POLICY, RANDOM)
                                .build()));
        return new ObjectReader(store, buffers, path.toString(), stored.status().getLen(), stream);
    }

    @Override
    public int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        long wanted = 0;
        for (final MemorySegment destination : destinations) {
            wanted += destination.byteSize();
        }
        final int total = (int) Math.clamp(length - offset, 0, wanted);
        final Scatter scatter = new Scatter(destinations);
        int done = 0;
        while (done < total) {
            final long start = offset + done;
            final int rest = total - done;
            done += store.patience().repeat(subject, () -> readPieces(start, rest, scatter));
        }
        return total;
    }

    /** Makes one attempt to read the next pieces, as many as memory is free for; returns the number of bytes. */
    private int readPieces(final long offset, final int rest, final Scatter scatter) throws IOException {
        final int wanted = Math.min(MAX_PIECES, Math.ceilDiv(rest, PieceBuffers.PIECE_LENGTH));
        final int pieces = buffers.acquire(subject, wanted);
        try {
            final int count = (int) Math.min(rest, (long) pieces * PieceBuffers.PIECE_LENGTH);
            for (final ByteBuffer buffer : readOnce(offset, count)) {
                scatter.put(buffer);
                buffers.recycle(buffer);
            }
            return count;
        } finally {
            buffers.release(pieces);
        }
    }

    private List<ByteBuffer> readOnce(final long offset, final int count) throws IOException {
        final List<FileRange> ranges = new ArrayList<>();
        for (int done = 0; done < count; done += PieceBuffers.PIECE_LENGTH) {
            ranges.add(FileRange.createFileRange(offset + done, Math.min(PieceBuffers.PIECE_LENGTH, count - done)));
        }
        try {
            stream.readVectored(ranges, prepared(ranges)::take, buffers::recycle);
            return await(ranges);
        } catch (final FileNotFoundException e) {
            throw stale(e);
        } catch (final IOException e) {
            final boolean isStale = HadoopErrors.convert(subject, e).error() == PosixError.ESTALE;
            throw isStale ? stale(e) : e;
        }
    }

    /** Allocates on this thread: an Error in a thread of the client would leave a piece that never completes. */
    private Prepared prepared(final List<FileRange> ranges) {
        final List<ByteBuffer> memory = new ArrayList<>();
        for (final FileRange range : ranges) {
            memory.add(buffers.allocate(range.getLength()));
        }
        return new Prepared(memory);
    }

    /** Waits for all pieces, also after a failure: their memory is in use until then. */
    private static List<ByteBuffer> await(final List<FileRange> ranges) throws IOException {
        final List<ByteBuffer> buffers = new ArrayList<>();
        IOException failure = null;
        for (final FileRange range : ranges) {
            try {
                buffers.add(range.getData().get(MAX_WAIT_SECONDS, TimeUnit.SECONDS));
            } catch (final ExecutionException e) {
                failure = failure == null ? causeOf(e) : failure;
            } catch (final TimeoutException e) {
                throw (SocketTimeoutException) new SocketTimeoutException("no piece came").initCause(e);
            } catch (final InterruptedException e) {
                throw (InterruptedIOException) new InterruptedIOException().initCause(e);
            }
        }
        if (failure != null) {
            throw failure;
        }
        return buffers;
    }

    private static IOException causeOf(final ExecutionException failure) {
        return failure.getCause() instanceof IOException cause ? cause : new IOException(failure.getCause());
    }

    private FileServiceException stale(final IOException cause) {
        return new FileServiceException(PosixError.ESTALE, subject + " was removed or replaced: open it again", cause);
    }

    @Override
    public void close() throws FileServiceException {
        try {
            stream.close();
        } catch (final IOException e) {
            throw HadoopErrors.convert(subject, e);
        }
    }

    /** Memory of the pieces of a read, each for the first piece of its length that asks for it. */
    private static final class Prepared {
        private final List<ByteBuffer> memory;

        Prepared(final List<ByteBuffer> memory) {
            this.memory = memory;
        }

        synchronized ByteBuffer take(final int length) {
            for (int i = 0; i < memory.size(); i++) {
                if (memory.get(i).remaining() == length) {
                    return memory.remove(i);
                }
            }
            throw new IllegalStateException("the client asks for a piece of " + length + " bytes");
        }
    }

    /** Fills places in order. */
    private static final class Scatter {
        private final List<MemorySegment> destinations;
        private int index;
        private long offset;

        Scatter(final List<MemorySegment> destinations) {
            this.destinations = destinations;
        }

        void put(final ByteBuffer buffer) {
            final MemorySegment bytes = MemorySegment.ofBuffer(buffer);
            long done = 0;
            while (done < bytes.byteSize()) {
                final MemorySegment destination = destinations.get(index);
                final long count = Math.min(bytes.byteSize() - done, destination.byteSize() - offset);
                MemorySegment.copy(bytes, done, destination, offset, count);
                done += count;
                offset += count;
                if (offset == destination.byteSize()) {
                    index++;
                    offset = 0;
                }
            }
        }
    }
}
