package io.github.galefs.server;

import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ReplyEncoder.Fragment;
import io.github.galefs.wire.codec.FragmentKind;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;

/**
 * Executes reads. A block whose stored bytes are all requested is sent from its segment to the socket, and the client
 * verifies its checksum. For any other block, the file service reads and verifies the requested part. Safe for use by
 * several threads.
 */
final class ReadHandler {
    /**
     * Attempts to locate all blocks of a range at one version. Writers and compaction may move blocks in between; after
     * the last attempt, the range is read by one call.
     */
    private static final int MAX_ATTEMPTS = 4;

    /** Bytes that a fragment takes in memory, its buffer excepted; estimated. */
    private static final int FRAGMENT_OVERHEAD = 128;

    private final FileService files;
    private final ExtentLocator locator;
    private final SegmentChannelCache segments;
    private final PayloadPool payloads;

    /** @param locator of the service's blocks; null if it has none, then every read copies. */
    ReadHandler(
            final FileService files,
            final ExtentLocator locator,
            final SegmentChannelCache segments,
            final PayloadPool payloads) {
        this.files = files;
        this.locator = locator;
        this.segments = segments;
        this.payloads = payloads;
    }

    /**
     * Reads a range as of one version of the file.
     *
     * @param memory is charged for the reply until the reply is released.
     * @throws MemoryShortException there is no memory for the reply now.
     */
    Reply read(final long handle, final long fileOffset, final int length, final MemoryAccount memory)
            throws FileServiceException, MemoryShortException {
        if (locator != null && fileOffset >= 0 && length > 0) {
            for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
                final ReplyBuilder builder = new ReplyBuilder(handle);
                boolean complete = false;
                try {
                    complete = builder.plan(fileOffset, length) && builder.addAll(memory);
                    if (complete) {
                        return builder.build();
                    }
                } finally {
                    if (!complete) {
                        builder.release();
                    }
                }
            }
        }
        return readByCopy(handle, fileOffset, length, memory);
    }

    /** Reads by one call of the file service: always of one version, but every byte is copied. */
    private Reply readByCopy(final long handle, final long fileOffset, final int length, final MemoryAccount memory)
            throws FileServiceException, MemoryShortException {
        final MemoryCharge charge = require(memory, PayloadPool.capacity(Math.max(length, 1)));
        final PayloadBuffer buffer = payloads.take(Math.max(length, 1));
        buffer.charge(charge);
        boolean filled = false;
        try {
            buffer.length(files.read(handle, fileOffset, buffer.memory(), 0, length));
            filled = true;
        } finally {
            if (!filled) {
                buffer.release();
            }
        }
        // Version 0 stands for an unknown one: the file may have changed since the read returned. A client that needs
        // the version requests the file's status.
        return new Reply(
                ReplyEncoder.read(0, List.of(new Fragment(FragmentKind.COPY, buffer.length(), 0))),
                List.of(new PayloadFragment.OfBuffer(buffer, 0, buffer.length())),
                MemoryCharge.NONE);
    }

    private static MemoryCharge require(final MemoryAccount memory, final long bytes) throws MemoryShortException {
        final MemoryCharge charge = memory.tryTake(bytes);
        if (charge == null) {
            throw new MemoryShortException();
        }
        return charge;
    }

    /**
     * A part of a read, within one block.
     *
     * @param extent   of the block.
     * @param position offset in the file in bytes.
     * @param wanted   bytes of the part.
     * @param present  bytes of it that are stored; a hole follows them.
     */
    private record Part(Extent extent, long position, int wanted, int present) {
        boolean isWholeBlock() {
            return position == extent.blockOffset() && present == extent.storedLength();
        }
    }

    /** Collects the fragments of one reply. */
    private final class ReplyBuilder {
        private final long handle;
        private final List<Part> parts = new ArrayList<>();
        private final List<Fragment> fragments = new ArrayList<>();
        private final List<PayloadFragment> payload = new ArrayList<>();
        private MemoryCharge charge = MemoryCharge.NONE;
        private long from;
        private long version;

        /** Bytes that are copied. */
        private int copiedLength;

        /** Holds the copied bytes; null if there are none. */
        private PayloadBuffer copies;

        ReplyBuilder(final long handle) {
            this.handle = handle;
        }

        Reply build() {
            releaseCopies();
            return new Reply(ReplyEncoder.read(version, fragments), payload, charge);
        }

        void release() {
            releaseCopies();
            payload.forEach(PayloadFragment::release);
            charge.release();
        }

        /** Releases the builder's own use of the copies; those fragments keep theirs. */
        private void releaseCopies() {
            if (copies != null) {
                copies.release();
                copies = null;
            }
        }

        /** Locates all parts of a range; false if the file changed in between. */
        boolean plan(final long start, final int length) throws FileServiceException {
            from = start;
            Extent extent = locator.locate(handle, from);
            version = extent.version();
            final long end = from + Math.min(length, Math.max(0, extent.size() - from));
            long position = from;
            while (position < end) {
                if (position > from) {
                    extent = locator.locate(handle, position);
                }
                if (extent.version() != version) {
                    return false;
                }
                final int offsetInBlock = (int) (position - extent.blockOffset());
                final int wanted = (int) Math.min(end - position, locator.blockSize() - (long) offsetInBlock);
                final int present = Math.clamp(extent.validLength() - (long) offsetInBlock, 0, wanted);
                final Part part = new Part(extent, position, wanted, present);
                parts.add(part);
                copiedLength += part.isWholeBlock() ? 0 : present;
                position += wanted;
            }
            return true;
        }

        /**
         * Adds the fragments of all parts; false if the file changed in between. Takes all memory at once: a reply that
         * held a part of it and waited for the rest could wait for another one that does the same.
         */
        boolean addAll(final MemoryAccount memory) throws FileServiceException, MemoryShortException {
            final long overhead = (parts.size() + 1L) * FRAGMENT_OVERHEAD;
            charge = require(memory, overhead + (copiedLength == 0 ? 0 : PayloadPool.capacity(copiedLength)));
            copies = copiedLength == 0 ? null : payloads.take(copiedLength);
            for (final Part part : parts) {
                if (!add(part)) {
                    return false;
                }
            }
            // A copy is read after its extent was located, so the version is compared once more.
            return copies == null || locator.locate(handle, from).version() == version;
        }

        private boolean add(final Part part) throws FileServiceException {
            if (part.present() > 0 && !(part.isWholeBlock() ? addBlock(part.extent()) : addCopy(part))) {
                return false;
            }
            if (part.present() < part.wanted()) {
                fragments.add(new Fragment(FragmentKind.HOLE, part.wanted() - part.present(), 0));
            }
            return true;
        }

        /** Adds a whole block; false if its segment was deleted since it was located. */
        private boolean addBlock(final Extent extent) throws FileServiceException {
            try {
                final SegmentChannel segment = segments.acquire(extent.segment());
                payload.add(new PayloadFragment.OfSegment(segment, extent.position(), extent.storedLength()));
                fragments.add(new Fragment(FragmentKind.BLOCK, extent.storedLength(), extent.checksum()));
                requireBytes(segment, extent);
                return true;
            } catch (final NoSuchFileException _) {
                return false;
            } catch (final FileServiceException e) {
                throw e;
            } catch (final IOException e) {
                throw FileServiceException.ofFailure(describe(extent) + " cannot be read", e);
            }
        }

        /** Throws EIO for a block behind the end of its segment, which another program has cut. */
        private static void requireBytes(final SegmentChannel segment, final Extent extent) throws IOException {
            if (segment.channel().size() < extent.position() + extent.storedLength()) {
                throw new FileServiceException(PosixError.EIO, describe(extent) + " is behind the segment's end");
            }
        }

        /** Does not contain the path of the store, which is no concern of the client. */
        private static String describe(final Extent extent) {
            return "the block at offset " + extent.blockOffset() + " of the file, in segment "
                    + extent.segment().getFileName() + ",";
        }

        /** Adds a part of a block; false if the file ends before the part's end. */
        private boolean addCopy(final Part part) throws FileServiceException {
            final int start = copies.length();
            if (files.read(handle, part.position(), copies.memory(), start, part.present()) != part.present()) {
                return false;
            }
            copies.length(start + part.present());
            copies.share();
            payload.add(new PayloadFragment.OfBuffer(copies, start, part.present()));
            fragments.add(new Fragment(FragmentKind.COPY, part.present(), 0));
            return true;
        }
    }
}
