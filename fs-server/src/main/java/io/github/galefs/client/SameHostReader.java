package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Located;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.CheckedPayloads;
import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.PayloadChecksum;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.wire.ProtocolException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.zip.CRC32C;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads and maps files of a server on this machine from its segments: the server replies where blocks are stored, and
 * no byte of them passes through a socket. When that is impossible, the caller reads through the connection. Safe for
 * use by several threads.
 */
final class SameHostReader implements AutoCloseable {
    /** Returned in place of a count of bytes: the caller must read through the connection. */
    static final int UNAVAILABLE = -1;

    private static final Logger LOGGER = LoggerFactory.getLogger(SameHostReader.class);

    /** Attempts before the connection is used: each fails if a writer or compaction moves blocks during it. */
    private static final int MAX_ATTEMPTS = 3;

    private final SegmentHousekeeper housekeeper = new SegmentHousekeeper(this::unmap);
    private final MappedSegments segments = new MappedSegments(housekeeper::start);

    /** Buffers for whole blocks that are read in part; as many as there were such reads at the same time. */
    private final Queue<MemorySegment> buffers = new ConcurrentLinkedQueue<>();

    private final PinnedSegments pinned;
    private final PayloadChecksum checksums = new PayloadChecksum();

    private final boolean isEnabled;

    /** Ring of the session {@link #ringSession}; null if it has none that can be used. Guarded by this object. */
    private RingClient ring;

    private SessionTicket ringSession = SessionTicket.NONE;

    /** Creates a reader for a client; it reads nothing if the client may not. */
    SameHostReader(final ClientContext context) {
        isEnabled = context.sameHostReads();
        pinned = new PinnedSegments(context.callTimeout(), housekeeper::start);
    }

    /**
     * Reads a range of a file, all of it from one version of the file.
     *
     * @param session     session of the handle.
     * @param handle      the server's handle.
     * @param fileOffset  offset in the file in bytes, from 0.
     * @param destination is filled up to the end of the file.
     * @return bytes read, or {@link #UNAVAILABLE}.
     * @throws FileServiceException EIO for a damaged block.
     */
    int read(final ClientSession session, final long handle, final long fileOffset, final ReadMemory destination)
            throws FileServiceException {
        final RingClient current = ring(session);
        if (current == null) {
            return UNAVAILABLE;
        }
        final int blockSize = session.welcome().blockSize();
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            try {
                final int count = readOnce(current, blockSize, handle, fileOffset, destination);
                if (count != UNAVAILABLE) {
                    return count;
                }
            } catch (final FileServiceException e) {
                throw e;
            } catch (final NoSuchFileException _) {
                // The segment was compacted after the block was located.
            } catch (final IOException e) {
                LOGGER.debug("cannot read the server's segments: {}", e.toString());
                closeRing();
                return UNAVAILABLE;
            }
        }
        return UNAVAILABLE;
    }

    /**
     * Maps parts of a file, each of which lies in one block, in the segments of which the client has maps of its own.
     *
     * @param session    session of the handle.
     * @param handle     the server's handle.
     * @param fileOffset offset of the first part in the file in bytes, from 0.
     * @param length     bytes of each part, from 0.
     * @param blocks     receives the parts, to be closed by the caller; null stays for those that have to be read.
     * @param count      number of parts.
     * @throws FileServiceException EIO for a damaged block.
     */
    void map(
            final ClientSession session,
            final long handle,
            final long fileOffset,
            final int length,
            final MappedBlock[] blocks,
            final int count)
            throws FileServiceException {
        final RingClient current = length == 0 || fileOffset % Long.BYTES != 0 ? null : ring(session);
        int done = 0;
        while (current != null && done < count) {
            final long offset = fileOffset + (long) done * length;
            final int rest = (int) Math.min(Integer.MAX_VALUE, (long) (count - done) * length);
            final Located located = locateOrNull(current, handle, offset, rest);
            if (located == null || located.extents().isEmpty()) {
                return;
            }
            final long first = located.extents().getFirst().blockOffset();
            final int before = done;
            int index = index(session, offset - first);
            while (done < count && index < located.extents().size()) {
                final Extent extent = located.extents().get(index);
                final long from = fileOffset + (long) done * length - extent.blockOffset();
                blocks[done] = isMappable(extent, from, length)
                        ? open(session, current, handle, extent, (int) from, length)
                        : null;
                done++;
                index = index(session, fileOffset + (long) done * length - first);
            }
            if (done == before) {
                return;
            }
        }
    }

    /** Returns the index among consecutive extents of the one that has a byte at an offset from the first's. */
    private static int index(final ClientSession session, final long offset) {
        return Math.clamp(offset / session.welcome().blockSize(), 0, Integer.MAX_VALUE);
    }

    private static Located locateOrNull(
            final RingClient current, final long handle, final long fileOffset, final int count) {
        try {
            return locate(current, handle, fileOffset, count);
        } catch (final ProtocolException e) {
            LOGGER.debug("cannot locate a block: {}", e.getMessage());
            return null;
        }
    }

    /** Returns whether a part of a block can be mapped: what lies behind its valid bytes is not the file's. */
    private static boolean isMappable(final Extent extent, final long from, final int length) {
        return extent.segment() != null
                && extent.position() % CheckedPayloads.ALIGNMENT == 0
                && from >= 0
                && length <= extent.validLength() - from;
    }

    /** Opens a part of a block; returns null if its segment cannot be pinned, or the block has moved meanwhile. */
    private MappedBlock open(
            final ClientSession session,
            final RingClient current,
            final long handle,
            final Extent extent,
            final int from,
            final int length)
            throws FileServiceException {
        PinnedSegment segment = pinned.find(extent);
        if (segment == null && pinned.pin(session, current, handle, extent)) {
            segment = pinned.find(extent);
        }
        if (segment == null) {
            return null;
        }
        MappedBlock block = null;
        try {
            block = segment.open(extent, from, length, checksums);
            return block;
        } finally {
            if (block == null) {
                segment.release();
            }
        }
    }

    @Override
    public synchronized void close() {
        housekeeper.close();
        closeRing();
        pinned.close();
        segments.close();
    }

    /** Gives up maps that are not needed, also of a client that has stopped reading: they keep disk space occupied. */
    private void unmap() {
        pinned.unmapUnused();
        segments.unmapDeleted();
    }

    private synchronized RingClient ring(final ClientSession session) {
        if (!isEnabled
                || !session.connection().isSameHost()
                || session.welcome().ringSlot() < 0
                || session.welcome().blockSize() <= 0) {
            return null;
        }
        if (!ringSession.equals(session.welcome().ticket())) {
            closeRing();
            // Another server may have other segments under the same paths: those of a store that was made again.
            segments.unmapAll();
            ringSession = session.welcome().ticket();
            try {
                ring = RingClient.open(
                        Path.of(session.welcome().ringFile()),
                        session.welcome().ringSlot(),
                        session.welcome().ticket());
            } catch (final IOException | RuntimeException e) {
                LOGGER.debug("cannot open the server's ring: {}", e.toString());
            }
        }
        return ring;
    }

    private synchronized void closeRing() {
        if (ring != null) {
            ring.close();
            ring = null;
        }
    }

    private int readOnce(
            final RingClient current,
            final int blockSize,
            final long handle,
            final long fileOffset,
            final ReadMemory destination)
            throws IOException {
        final int requested = (int) destination.byteSize();
        int done = 0;
        long version = 0;
        int length = requested;
        while (done < length) {
            final Located located = locate(current, handle, fileOffset + done, length - done);
            if (located == null || (done > 0 && located.version() != version)) {
                return UNAVAILABLE;
            }
            version = located.version();
            length = (int) Math.min(requested, Math.max(0, located.size() - fileOffset));
            final int before = done;
            for (final Extent extent : located.extents()) {
                done += copy(extent, blockSize, fileOffset + done, destination, done, length);
            }
            if (done == before && done < length) {
                throw new ProtocolException("the server locates no block at offset " + (fileOffset + done));
            }
        }
        return length;
    }

    private static Located locate(final RingClient current, final long handle, final long fileOffset, final int count)
            throws ProtocolException {
        final byte[] reply = current.exchange(RequestEncoder.locate(handle, fileOffset, count));
        try {
            return reply == null ? null : ReplyDecoder.located(reply);
        } catch (final FileServiceException e) {
            // The same read through the connection throws the same error to the caller.
            LOGGER.debug("cannot locate a block: {}", e.getMessage());
            return null;
        }
    }

    /**
     * Copies the part of a range that one extent holds; returns its length in bytes.
     *
     * @param fileOffset  offset in the file of the first byte that is not copied yet.
     * @param destination destination of the whole range.
     * @param done        bytes of the range that are copied.
     * @param length      bytes of the range.
     */
    private int copy(
            final Extent extent,
            final int blockSize,
            final long fileOffset,
            final ReadMemory destination,
            final int done,
            final int length)
            throws IOException {
        final long blockPosition = fileOffset - extent.blockOffset();
        if (blockPosition < 0 || blockPosition >= blockSize) {
            return 0;
        }
        if (extent.storedLength() > blockSize) {
            throw new ProtocolException("the server locates a block of " + extent.storedLength()
                    + " bytes, but its blocks have at most " + blockSize);
        }
        final int count = (int) Math.min(length - done, blockSize - blockPosition);
        final int present = Math.clamp(extent.validLength() - blockPosition, 0, count);
        if (present > 0) {
            final ReadMemory part = destination.part(done, present);
            if (blockPosition == 0 && present == extent.storedLength() && isOneOfBytes(part)) {
                copyVerified(extent, part.pieces().getFirst());
            } else {
                copyPart(extent, blockPosition, part);
            }
        }
        if (present < count) {
            destination.part((long) done + present, count - present).clear();
        }
        return count;
    }

    /** Copies a part of a block, all of which has to be verified, through a buffer. */
    private void copyPart(final Extent extent, final long from, final ReadMemory destination) throws IOException {
        final MemorySegment pooled = buffers.poll();
        final MemorySegment buffer = pooled != null && pooled.byteSize() >= extent.storedLength()
                ? pooled
                : Arena.ofAuto().allocate(extent.storedLength());
        try {
            copyVerified(extent, buffer.asSlice(0, extent.storedLength()));
            destination.copyFrom(buffer, from);
        } finally {
            buffers.add(buffer);
        }
    }

    /**
     * Copies a block and verifies the copy. The mapped bytes are accessed by the copy only, because a fault in the
     * computation of a checksum ends the JVM; see {@link MappedCopy}.
     */
    private void copyVerified(final Extent extent, final MemorySegment copy) throws IOException {
        try {
            segments.read(extent, payload -> MappedCopy.copy(payload, 0, copy, 0, copy.byteSize()));
        } catch (final UnreadablePageException e) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "the block at offset " + extent.blockOffset() + " of the file cannot be read from "
                            + extent.segment(),
                    e);
        }
        verify(extent, copy);
    }

    /** Returns whether memory is one piece that can be viewed as bytes: it is no array of another type. */
    private static boolean isOneOfBytes(final ReadMemory memory) {
        return memory.pieces().size() == 1
                && memory.pieces()
                        .getFirst()
                        .heapBase()
                        .map(base -> base instanceof byte[])
                        .orElse(true);
    }

    private static void verify(final Extent extent, final MemorySegment payload) throws FileServiceException {
        final CRC32C checksum = new CRC32C();
        checksum.update(payload.asByteBuffer());
        BlockChecksum.require(extent, (int) checksum.getValue());
    }
}
