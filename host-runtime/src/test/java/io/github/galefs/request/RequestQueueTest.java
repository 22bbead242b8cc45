package io.github.galefs.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class RequestQueueTest {
    private final RequestQueue queue = new RequestQueue();
    private final RequestQueue other = new RequestQueue();
    private final Request read = new Request(null);
    private final Request mapping = mapping();

    @Test
    void shouldReturnRequestsInTheOrderInWhichTheyCame() {
        queue.add(read);
        queue.add(mapping);
        assertSame(read, queue.poll());
        assertSame(mapping, queue.poll());
        assertNull(queue.poll());
        assertTrue(queue.isEmpty());
    }

    @Test
    void shouldRefuseARequestThatIsInAQueueUntilItIsTakenOut() {
        final Request waiting = new Request(new GroupPort());
        queue.add(waiting);
        assertThrows(IllegalStateException.class, () -> other.add(waiting));
        queue.clear();
        other.add(waiting);
        assertSame(waiting, other.poll());
    }

    @Test
    void shouldTellWhetherAMappingWaitsHoweverItCameAndWent() {
        queue.add(read);
        assertFalse(queue.hasMapping());
        queue.add(mapping);
        assertTrue(queue.hasMapping());
        other.addAll(queue);
        assertFalse(queue.hasMapping());
        assertTrue(other.hasMapping());
        other.poll();
        assertTrue(other.hasMapping());
        other.poll();
        assertFalse(other.hasMapping());
        queue.add(mapping);
        queue.clear();
        assertFalse(queue.hasMapping());
    }

    @Test
    void shouldMoveMappingsAndKeepTheOrderOfTheOthers() {
        final Request secondMapping = mapping();
        final Request secondRead = new Request(null);
        List.of(mapping, read, secondMapping, secondRead).forEach(queue::add);
        queue.moveMappings(other);
        assertFalse(queue.hasMapping());
        assertEquals(List.of(mapping, secondMapping), takeAll(other));
        assertEquals(List.of(read, secondRead), takeAll(queue));
    }

    private static List<Request> takeAll(final RequestQueue queue) {
        final List<Request> requests = new ArrayList<>();
        for (Request request = queue.poll(); request != null; request = queue.poll()) {
            requests.add(request);
        }
        return requests;
    }

    private static Request mapping() {
        final Request request = new Request(null);
        request.markMapping();
        return request;
    }

    /** A work-group that only has a number. */
    private static final class GroupPort implements ReplyPort {
        @Override
        public int group() {
            return 7;
        }

        @Override
        public boolean copyPath(final byte[] destination, final int length) {
            return false;
        }

        @Override
        public void reply(final long result) {}

        @Override
        public boolean hasReleased() {
            return false;
        }

        @Override
        public boolean hasGivenUp() {
            return false;
        }

        @Override
        public boolean mayHaveGivenUp(final int tag) {
            return false;
        }
    }
}
