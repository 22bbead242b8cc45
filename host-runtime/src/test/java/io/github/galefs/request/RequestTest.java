package io.github.galefs.request;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.lane.LaneDescriptor;
import java.nio.ByteBuffer;
import org.agrona.BufferUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a request keeps of those before it. */
@Timeout(30)
class RequestTest {
    private final ByteBuffer record = ByteBuffer.allocateDirect(LaneDescriptor.RECORD_LENGTH);
    private final Request request = new Request(null);

    @Test
    void shouldBeNoMappingAfterOneWhenReadFromALane() {
        request.markMapping();
        assertTrue(request.isMapping());
        request.read(new UnsafeBuffer(record), 0, 1);
        assertFalse(request.isMapping());
    }

    @Test
    void shouldBeNoMappingAfterOneWhenReadFromARound() {
        request.markMapping();
        request.read(BufferUtil.address(record), 1);
        assertFalse(request.isMapping());
    }
}
