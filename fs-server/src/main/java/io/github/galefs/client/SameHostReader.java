package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Located;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.Operation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads files of a server on this machine out of its segments: the server says where blocks lie, and no byte of them
 * goes through a socket. Whenever that cannot be, the network is used. Safe for use by several threads.
 */
final class SameHostReader implements AutoCloseable {
    /** Not a count of bytes: the network must be asked. */
    static final int NOT_HERE = -1;

    private static final Logger LOG = LoggerFactory.getLogger(SameHostReader.class);

    /** Writers and compaction can move a file's blocks so often while they are read before the network is asked. */
    private static final int MAX_TRIES = 3;

    private final SegmentMaps maps = new SegmentMaps();
    private final boolean wanted;

    /** Of the latest session; null if there is none. */
    private RingClient ring;

    private long ringSession;

    SameHostReader(final boolean wanted) {
        this.wanted = wanted;
    }

    /**
     * Reads a range as it is at one moment.
     *
     * @param line        of the session that the handle is of.
     * @param handle      server's handle.
     * @param position    in the file, from 0.
     * @param destination is filled, as far as the file goes.
     * @return bytes read, or {@link #NOT_HERE}.
     * @throws FileServiceException EIO for a damaged block.
     */
    int read(final SessionLine line, final long handle, final long position, final MemorySegment destination)
            throws FileServiceException {
        final RingClient asked = ring(line);
        if (asked == null) {
            return NOT_HERE;
        }
        final int blockSize = line.welcome().blockSize();
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            try {
                final int count = readOnce(asked, blockSize, handle, position, destination);
                if (count != NOT_HERE) {
                    return count;
                }
            } catch (final FileServiceException e) {
                throw e;
            } catch (final NoSuchFileException _) {
                // Its segment was compacted since it was looked up.
            } catch (final IOException e) {
                LOG.debug("segments of the server cannot be read: {}", e.toString());
                giveUp();
                return NOT_HERE;
            }
        }
        return NOT_HERE;
    }

    @Override
    public synchronized void close() {
        giveUp();
        maps.close();
    }

    private synchronized RingClient ring(final SessionLine line) {
        if (!wanted
                || !line.connection().isSameHost()
                || line.welcome().ringSlot() < 0
                || line.welcome().blockSize() <= 0) {
            return null;
        }
        if (ringSession != line.sessionId()) {
            giveUp();
            ringSession = line.sessionId();
            try {
                ring = RingClient.open(
                        Path.of(line.welcome().ringFile()),
                        line.welcome().ringSlot(),
                        line.welcome().ticket());
            } catch (final IOException | RuntimeException e) {
                LOG.debug("the server's files cannot be read here: {}", e.toString());
            }
        }
        return ring;
    }

    private synchronized void giveUp() {
        if (ring != null) {
            ring.close();
            ring = null;
        }
    }

    private int readOnce(
            final RingClient asked,
            final int blockSize,
            final long handle,
            final long position,
            final MemorySegment destination)
            throws IOException {
        final int wantedBytes = (int) destination.byteSize();
        int done = 0;
        long version = 0;
        int length = wantedBytes;
        while (done < length) {
            final Located located = locate(asked, handle, position + done, length - done);
            if (located == null || (done > 0 && located.version() != version)) {
                return NOT_HERE;
            }
            version = located.version();
            length = (int) Math.min(wantedBytes, Math.max(0, located.size() - position));
            final int before = done;
            for (final Extent extent : located.extents()) {
                done += copy(extent, blockSize, position + done, destination, done, length);
            }
            if (done == before && done < length) {
                throw new ProtocolException("the server tells nothing of byte " + (position + done));
            }
        }
        return length;
    }

    private static Located locate(final RingClient asked, final long handle, final long position, final int count)
            throws ProtocolException {
        final byte[] reply = asked.ask(RequestEncoder.handle(Operation.LOCATE, handle, position, count));
        try {
            return reply == null ? null : ReplyDecoder.located(reply);
        } catch (final FileServiceException e) {
            // What is wrong is said as well by the network.
            LOG.debug("the server does not tell where a block lies: {}", e.getMessage());
            return null;
        }
    }

    /** Copies what an extent has of the range; bytes copied. */
    private int copy(
            final Extent extent,
            final int blockSize,
            final long position,
            final MemorySegment destination,
            final int done,
            final int length)
            throws IOException {
        final long within = position - extent.blockOffset();
        if (within < 0 || within >= blockSize) {
            return 0;
        }
        final int count = (int) Math.min(length - done, blockSize - within);
        final int present = Math.clamp(extent.validLength() - within, 0, count);
        if (present > 0) {
            maps.read(extent, payload -> {
                verify(extent, payload);
                MemorySegment.copy(payload, within, destination, done, present);
            });
        }
        if (present < count) {
            destination.asSlice((long) done + present, count - present).fill((byte) 0);
        }
        return count;
    }

    private static void verify(final Extent extent, final MemorySegment payload) throws FileServiceException {
        final CRC32C checksum = new CRC32C();
        checksum.update(payload.asByteBuffer());
        if ((int) checksum.getValue() != extent.checksum()) {
            throw new FileServiceException(
                    PosixError.EIO,
                    String.format(
                            "the block from byte %d of the file has CRC32C %08x instead of %08x",
                            extent.blockOffset(), checksum.getValue(), extent.checksum()));
        }
    }
}
