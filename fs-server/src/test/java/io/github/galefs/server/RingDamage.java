package io.github.galefs.server;

import static io.github.galefs.wire.RingFileDescriptor.REQUESTS_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.RING_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.requestType;

import java.nio.MappedByteBuffer;
import java.nio.file.Path;
import org.agrona.IoUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RecordDescriptor;

/** Damages a ring file as a defective client might, so that its server abandons it. */
public final class RingDamage {
    private static final int LENGTH = 40;

    private RingDamage() {}

    /** Writes a request that is longer than the ring. */
    public static void damage(final Path file) {
        final MappedByteBuffer map = IoUtil.mapExistingFile(file.toFile(), "ring");
        try {
            final ManyToOneRingBuffer requests =
                    new ManyToOneRingBuffer(new UnsafeBuffer(map, REQUESTS_OFFSET, RING_LENGTH));
            final int index = requests.tryClaim(requestType(0), LENGTH);
            requests.buffer()
                    .putIntRelease(RecordDescriptor.lengthOffset(index - RecordDescriptor.HEADER_LENGTH), RING_LENGTH);
        } finally {
            IoUtil.unmap(map);
        }
    }
}
