package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RequestIdsTest {
    private final RequestIds ids = new RequestIds();

    @Test
    void shouldAssignIdsFromOneUpwards() {
        assertEquals(1, ids.begin());
        assertEquals(2, ids.begin());
        ids.end(2);
        assertEquals(3, ids.begin());
    }

    @Test
    void shouldAcknowledgeRequestsAboveOneWhoseResultIsNotRemembered() {
        final long sync = ids.next();
        final long write = ids.begin();
        ids.end(write);
        assertEquals(sync + 2, ids.lowestInFlight());
    }

    @Test
    void shouldNotAcknowledgeARequestBeforeItsReply() {
        final long first = ids.begin();
        final long second = ids.begin();
        ids.end(second);
        assertEquals(first, ids.lowestInFlight());
        ids.end(first);

        assertEquals(second + 1, ids.lowestInFlight());
        assertEquals(ids.lowestInFlight(), ids.begin());
    }
}
