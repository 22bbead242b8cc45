package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.VersionReader;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.InvalidPathHandleException;
import org.apache.hadoop.hdfs.DFSInputStream;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * The bytes of one version of a file in HDFS. Any number of threads may read simultaneously: positioned reads of
 * Hadoop's stream share nothing but the places of the blocks.
 */
final class VersionStream implements VersionReader {
    /** Most bytes of one call of Hadoop's client. Larger calls gain no speed. */
    private static final int MAX_PIECE = 4 << 20;

    /** Begins the message of a stream that has asked for the blocks of its file again and found others. */
    private static final String OTHER_BLOCKS = "Blocklist for ";

    private final ResolvedPath path;
    private final long length;
    private final Patience patience;
    private final FSDataInputStream stream;

    private VersionStream(
            final ResolvedPath path, final long length, final Patience patience, final FSDataInputStream stream) {
        this.path = path;
        this.length = length;
        this.patience = patience;
        this.stream = stream;
    }

    /**
     * Opens the version that a status is of, whatever the name of the file is now.
     *
     * @throws FileServiceException ESTALE if the file has another version by now.
     */
    static VersionStream open(final HadoopClient client, final ResolvedPath path, final HdfsFileStatus status)
            throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final FSDataInputStream stream = client.patience()
                .repeat(
                        path.toString(),
                        () -> HdfsPaths.isInSnapshot(path) ? files.open(path.path()) : openOnce(files, path, status));
        return new VersionStream(path, status.getLen(), client.patience(), stream);
    }

    private static FSDataInputStream openOnce(
            final DistributedFileSystem files, final ResolvedPath path, final HdfsFileStatus status)
            throws IOException {
        try {
            return HadoopClient.openVersion(files, status);
        } catch (final FileNotFoundException | InvalidPathHandleException e) {
            throw new FileServiceException(PosixError.ESTALE, path + " was replaced while it was opened", e);
        }
    }

    @Override
    public int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        int done = 0;
        for (final MemorySegment destination : destinations) {
            final long count = Math.clamp(length - offset - done, 0, destination.byteSize());
            readAll(offset + done, destination.asSlice(0, count));
            done += (int) count;
        }
        return done;
    }

    private void readAll(final long offset, final MemorySegment destination) throws FileServiceException {
        long done = 0;
        while (done < destination.byteSize()) {
            final int count = (int) Math.min(destination.byteSize() - done, MAX_PIECE);
            readPiece(offset + done, destination.asSlice(done, count));
            done += count;
        }
    }

    private void readPiece(final long offset, final MemorySegment destination) throws FileServiceException {
        if (destination.isNative() || destination.heapBase().orElse(null) instanceof byte[]) {
            final ByteBuffer buffer = destination.asByteBuffer();
            patience.repeatRead(toString(), () -> readOnce(offset, buffer.duplicate()));
        } else {
            // Only arrays of bytes have a buffer.
            final byte[] copy = new byte[(int) destination.byteSize()];
            patience.repeatRead(toString(), () -> readOnce(offset, ByteBuffer.wrap(copy)));
            MemorySegment.copy(copy, 0, destination, ValueLayout.JAVA_BYTE, 0, copy.length);
        }
    }

    private void readOnce(final long offset, final ByteBuffer buffer) throws IOException {
        final int count = buffer.remaining();
        try {
            stream.readFully(offset, buffer);
        } catch (final FileNotFoundException e) {
            throw stale(e);
        } catch (final EOFException e) {
            throw isShorterThan(offset + count) ? stale(e) : e;
        } catch (final IOException e) {
            final boolean isStale = e.getMessage() != null && e.getMessage().startsWith(OTHER_BLOCKS);
            throw isStale ? stale(e) : e;
        }
    }

    private FileServiceException stale(final IOException cause) {
        return new FileServiceException(
                PosixError.ESTALE, this + " was removed, replaced or cut: open it again", cause);
    }

    private boolean isShorterThan(final long end) {
        return stream.getWrappedStream() instanceof DFSInputStream in && in.getFileLength() < end;
    }

    @Override
    public void close() throws FileServiceException {
        try {
            stream.close();
        } catch (final IOException e) {
            throw HadoopErrors.convert(toString(), e);
        }
    }

    /** Returns the path that the file was opened by, for messages. */
    @Override
    public String toString() {
        return path.toString();
    }
}
