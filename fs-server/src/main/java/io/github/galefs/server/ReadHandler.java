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
                final ReplyBuilder builder = new ReplyBuilder(handle, memory, length);
                boolean complete = false;
                try {
                    complete = builder.addRange(fileOffset, length);
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
        final PayloadBuffer buffer = take(Math.max(length, 1), memory);
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
                List.of(new PayloadFragment.OfBuffer(buffer)),
                MemoryCharge.NONE);
    }

    private PayloadBuffer take(final int length, final MemoryAccount memory) throws MemoryShortException {
        final MemoryCharge charge = require(memory, PayloadPool.capacity(length));
        final PayloadBuffer buffer = payloads.take(length);
        buffer.charge(charge);
        return buffer;
    }

    private static MemoryCharge require(final MemoryAccount memory, final long bytes) throws MemoryShortException {
        final MemoryCharge charge = memory.tryTake(bytes);
        if (charge == null) {
            throw new MemoryShortException();
        }
        return charge;
    }

    /** Collects the fragments of one reply. */
    private final class ReplyBuilder {
        private final long handle;
        private final List<Fragment> fragments = new ArrayList<>();
        private final List<PayloadFragment> payload = new ArrayList<>();
        private final MemoryAccount memory;
        private final MemoryCharge charge;
        private long version;

        ReplyBuilder(final long handle, final MemoryAccount memory, final int length) throws MemoryShortException {
            this.handle = handle;
            this.memory = memory;
            charge = require(memory, (length / (long) locator.blockSize() + 2) * FRAGMENT_OVERHEAD);
        }

        Reply build() {
            return new Reply(ReplyEncoder.read(version, fragments), payload, charge);
        }

        void release() {
            payload.forEach(PayloadFragment::release);
            charge.release();
        }

        /** Adds all fragments of a range; false if the file changed in between. */
        boolean addRange(final long from, final int length) throws FileServiceException, MemoryShortException {
            Extent extent = locator.locate(handle, from);
            version = extent.version();
            final long end = from + Math.min(length, Math.max(0, extent.size() - from));
            long position = from;
            boolean copied = false;
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
                if (present > 0 && offsetInBlock == 0 && present == extent.storedLength()) {
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
                    fragments.add(new Fragment(FragmentKind.HOLE, wanted - present, 0));
                }
                position += wanted;
            }
            // A copy is read after its extent was located, so the version is compared once more.
            return !copied || locator.locate(handle, from).version() == version;
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
                throw new FileServiceException(PosixError.EIO, describe(extent) + " cannot be read", e);
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
        private boolean addCopy(final long position, final int length)
                throws FileServiceException, MemoryShortException {
            final PayloadBuffer buffer = take(length, memory);
            boolean filled = false;
            try {
                buffer.length(files.read(handle, position, buffer.memory(), 0, length));
                filled = buffer.length() == length;
            } finally {
                if (!filled) {
                    buffer.release();
                }
            }
            if (filled) {
                payload.add(new PayloadFragment.OfBuffer(buffer));
                fragments.add(new Fragment(FragmentKind.COPY, length, 0));
            }
            return filled;
        }
    }
}
