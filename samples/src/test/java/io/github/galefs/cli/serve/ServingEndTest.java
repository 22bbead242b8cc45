package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.CommandException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ServingEndTest {
    private final ServingEnd end = new ServingEnd();

    @Test
    void shouldReportNoFailureWhenTheServerEndsInOrder() throws Exception {
        end.end();
        end.await();
        end.requireOrder();
    }

    @Test
    void shouldEndWithTheFirstErrorOfServerOrStore() {
        final Error first = new OutOfMemoryError("no room");
        end.onError(first);
        end.onError(new StackOverflowError());
        end.await();
        final CommandException failure = assertThrows(CommandException.class, end::requireOrder);
        assertTrue(failure.getMessage().contains("OutOfMemoryError: no room"), failure.getMessage());
        assertSame(first, failure.getCause());
    }

    @Test
    void shouldEndOnInterruptAndClearIt() throws Exception {
        Thread.currentThread().interrupt();
        end.await();
        assertTrue(!Thread.currentThread().isInterrupted());
        end.requireOrder();
    }
}
