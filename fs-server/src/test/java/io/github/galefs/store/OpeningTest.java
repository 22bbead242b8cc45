package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class OpeningTest {
    private final List<String> closed = new ArrayList<>();

    @Test
    void shouldCloseTheLastResourceFirstWhenAnErrorEndsTheOpening() {
        final Error error = assertThrows(OutOfMemoryError.class, () -> {
            try (Opening opening = new Opening()) {
                opening.add(() -> closed.add("log"));
                opening.add(() -> {
                    throw new IllegalStateException("cannot be closed");
                });
                opening.add(() -> closed.add("thread"));
                throw new OutOfMemoryError("for the test");
            }
        });
        assertEquals(List.of("thread", "log"), closed);
        assertEquals("cannot be closed", error.getSuppressed()[0].getMessage());
    }

    @Test
    void shouldCloseNothingWhenTheOpeningIsComplete() {
        try (Opening opening = new Opening()) {
            opening.add(() -> closed.add("log"));
            assertEquals("opened", opening.complete("opened"));
        }
        assertEquals(List.of(), closed);
    }
}
