package io.github.galefs.kernel.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class OutcomeTest {
    @ParameterizedTest
    @ValueSource(ints = {HostCall.PLAIN, 0, 1, 4096, Integer.MAX_VALUE})
    void shouldKeepTheTagOfAPendingRequest(final int tag) {
        assertTrue(Outcome.isPending(Outcome.pending(tag)));
        assertEquals(tag, Outcome.tag(Outcome.pending(tag)));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, -4095, Long.MAX_VALUE, -(1L << 62)})
    void shouldTellResultsFromPendingRequests(final long result) {
        assertFalse(Outcome.isPending(result));
    }

    @Test
    void shouldPutTheTagIntoTheLowerHalfOfAReply() {
        assertEquals((7L << 32) | 4096, Outcome.completed(7, 4096));
        assertEquals(0, Outcome.completed(0, 0));
    }

    @Test
    void shouldPassErrorsOnWithoutTheTag() {
        assertEquals(-5, Outcome.completed(-5, 4096));
        assertEquals(-5, Outcome.completed(-5, HostCall.PLAIN));
    }

    @Test
    void shouldPassAPlainReplyOnAsItIs() {
        assertEquals(1L << 40, Outcome.completed(1L << 40, HostCall.PLAIN));
    }
}
