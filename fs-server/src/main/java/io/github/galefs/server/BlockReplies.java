package io.github.galefs.server;

import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ReplyEncoder.PieceOfRead;
import io.github.galefs.wire.codec.PieceKind;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;

/**
 * Replies to reads. A block of which all stored bytes are wanted goes from its segment to the socket, and the client
 * checks it; of any other, the file service reads and checks the part that is wanted. Safe for use by several threads.
 */
final class BlockReplies {
    /** Writers and compaction can move a file's blocks so often while they are looked up before it is read at once. */
    private static final int MAX_TRIES = 4;

    private final FileService files;
    private final ExtentLocator locator;
    private final SegmentChannels segments;
    private final PayloadPool payloads;

    BlockReplies(
            final FileService files,
            final ExtentLocator locator,
            final SegmentChannels segments,
            final PayloadPool payloads) {
        this.files = files;
        this.locator = locator;
        this.segments = segments;
        this.payloads = payloads;
    }

    /** Reads a range as it is at one moment. */
    Reply read(final long handle, final long position, final int count) throws FileServiceException {
        if (locator != null && position >= 0 && count > 0) {
            for (int tries = 0; tries < MAX_TRIES; tries++) {
                final Plan plan = new Plan(handle);
                boolean complete = false;
                try {
                    complete = plan.cover(position, count);
                    if (complete) {
                        return plan.reply();
                    }
                } finally {
                    if (!complete) {
                        plan.release();
                    }
                }
            }
        }
        return readAtOnce(handle, position, count);
    }

    /** One call of the file service, so nothing can come between; but every byte is copied. */
    private Reply readAtOnce(final long handle, final long position, final int count) throws FileServiceException {
        final PayloadBuffer buffer = payloads.take(Math.max(count, 1));
        boolean filled = false;
        try {
            buffer.length(files.read(handle, position, buffer.memory(), 0, count));
            filled = true;
        } finally {
            if (!filled) {
                buffer.release();
            }
        }
        // Told as 0: the file may have changed since. Only who asks for it must get it.
        return new Reply(
                ReplyEncoder.read(0, List.of(new PieceOfRead(PieceKind.COPY, buffer.length(), 0))),
                List.of(new Piece.OfMemory(buffer)));
    }

    /** The pieces of one reply while they are put together. */
    private final class Plan {
        private final long handle;
        private final List<PieceOfRead> told = new ArrayList<>();
        private final List<Piece> payload = new ArrayList<>();
        private long version;

        Plan(final long handle) {
            this.handle = handle;
        }

        Reply reply() {
            return new Reply(ReplyEncoder.read(version, told), payload);
        }

        void release() {
            payload.forEach(Piece::release);
        }

        /** Finds all pieces; false if the file changed meanwhile. */
        boolean cover(final long from, final int count) throws FileServiceException {
            Extent extent = locator.locate(handle, from);
            version = extent.version();
            final long end = from + Math.min(count, Math.max(0, extent.size() - from));
            long position = from;
            boolean copied = false;
            while (position < end) {
                if (position > from) {
                    extent = locator.locate(handle, position);
                }
                if (extent.version() != version) {
                    return false;
                }
                final int within = (int) (position - extent.blockOffset());
                final int wanted = (int) Math.min(end - position, locator.blockSize() - (long) within);
                final int present = Math.clamp(extent.validLength() - (long) within, 0, wanted);
                if (present > 0 && within == 0 && present == extent.storedLength()) {
                    if (!addBlock(extent)) {
                        return false;
                    }
                } else if (present > 0) {
                    if (!addCopy(position, present)) {
                        return false;
                    }
                    copied = true;
                }
                if (present < wanted) {
                    told.add(new PieceOfRead(PieceKind.HOLE, wanted - present, 0));
                }
                position += wanted;
            }
            // What was copied was read after its extent was looked up.
            return !copied || locator.locate(handle, from).version() == version;
        }

        /** False if the segment was deleted since it was looked up. */
        private boolean addBlock(final Extent extent) throws FileServiceException {
            try {
                payload.add(
                        new Piece.OfFile(segments.acquire(extent.segment()), extent.position(), extent.storedLength()));
                told.add(new PieceOfRead(PieceKind.BLOCK, extent.storedLength(), extent.checksum()));
                return true;
            } catch (final NoSuchFileException _) {
                return false;
            } catch (final IOException e) {
                throw new FileServiceException(PosixError.EIO, "segment " + extent.segment() + " cannot be read", e);
            }
        }

        private boolean addCopy(final long position, final int count) throws FileServiceException {
            final PayloadBuffer buffer = payloads.take(count);
            boolean filled = false;
            try {
                buffer.length(files.read(handle, position, buffer.memory(), 0, count));
                filled = buffer.length() == count;
            } finally {
                if (!filled) {
                    buffer.release();
                }
            }
            if (filled) {
                payload.add(new Piece.OfMemory(buffer));
                told.add(new PieceOfRead(PieceKind.COPY, count, 0));
            }
            return filled;
        }
    }
}
