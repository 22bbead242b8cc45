package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DFSInputStream;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * An open version of a file. Any number of threads may read simultaneously: positioned reads of Hadoop's stream share
 * nothing but the places of the blocks.
 */
final class ReadHandle {
    /** Most bytes of one call of Hadoop's client. Larger calls gain no speed. */
    private static final int MAX_PIECE = 4 << 20;

    /** Begins the message of a stream that has asked for the blocks of its file again and found others. */
    private static final String OTHER_BLOCKS = "Blocklist for ";

    private final HadoopPath path;
    private final long inode;
    private final FSDataInputStream stream;
    private volatile FileStatus status;

    ReadHandle(final HadoopPath path, final HdfsFileStatus status, final FSDataInputStream stream) {
        this.path = path;
        inode = status.getFileId();
        this.stream = stream;
        this.status = VersionedStatus.of(status);
    }

    FileStatus status() {
        return status;
    }

    /** Sets the status after a change of permissions or time through this handle. */
    void status(final FileStatus newStatus) {
        status = newStatus;
    }

    /** Returns a path of the file that a rename does not change. In a snapshot, every path is such. */
    Path lastingPath() {
        return path.isInSnapshot() ? path.path() : new Path("/.reserved/.inodes/" + inode);
    }

    /** Reads all of a range that lies within the file. */
    void read(final Patience patience, final long offset, final MemorySegment destination) throws FileServiceException {
        long done = 0;
        while (done < destination.byteSize()) {
            final int length = (int) Math.min(destination.byteSize() - done, MAX_PIECE);
            readPiece(patience, offset + done, destination.asSlice(done, length));
            done += length;
        }
    }

    private void readPiece(final Patience patience, final long offset, final MemorySegment destination)
            throws FileServiceException {
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
        final int length = buffer.remaining();
        try {
            stream.readFully(offset, buffer);
        } catch (final FileNotFoundException e) {
            throw stale(e);
        } catch (final EOFException e) {
            throw isShorterThan(offset + length) ? stale(e) : e;
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

    void close() throws FileServiceException {
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
