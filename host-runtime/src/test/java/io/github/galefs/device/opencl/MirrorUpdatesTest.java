package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.gpu.GlobalBuffer;
import io.github.galefs.device.gpu.MirrorUpdates;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("opencl")
@Timeout(30)
class MirrorUpdatesTest {
    private static final int MIRROR_LENGTH = 3 * MirrorUpdates.PIECE_LENGTH;
    private static final int BUFFER_OFFSET = 4096;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment mirror = arena.allocate(MIRROR_LENGTH, Long.BYTES);
    private OpenClContext context;
    private OpenClQueue queue;
    private GlobalBuffer buffer;
    private MirrorUpdates updates;

    @BeforeEach
    void open() {
        context = new OpenClContext(AssumedDevice.openCl());
        queue = new OpenClQueue(context);
        buffer = GlobalBuffer.allocate(queue, BUFFER_OFFSET + MIRROR_LENGTH, "the test");
        queue.clear(buffer.handle(), 0, BUFFER_OFFSET + MIRROR_LENGTH);
        updates = new MirrorUpdates(mirror);
    }

    @AfterEach
    void close() {
        if (context != null) {
            updates.close();
            buffer.close();
            queue.close();
            context.close();
        }
        arena.close();
    }

    @Test
    void shouldSendAnUpdateAgainWhenItWasRefused() {
        mirror.fill((byte) 7);
        updates.add(0, MIRROR_LENGTH);
        final long behindTheBuffer = BUFFER_OFFSET + MIRROR_LENGTH;
        assertThrows(OpenClException.class, () -> updates.send(queue, buffer.handle(), behindTheBuffer));
        updates.send(queue, buffer.handle(), BUFFER_OFFSET);
        assertArrayEquals(mirror.toArray(ValueLayout.JAVA_BYTE), mirrorOnDevice());
    }

    private byte[] mirrorOnDevice() {
        final MemorySegment copy = arena.allocate(MIRROR_LENGTH, Long.BYTES);
        queue.readAndWait(buffer.handle(), BUFFER_OFFSET, copy.address(), MIRROR_LENGTH);
        return copy.toArray(ValueLayout.JAVA_BYTE);
    }
}
