package io.github.galefs.mapped;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CheckedPayloadsTest {
    private static final long PAGE = CheckedPayloads.ALIGNMENT;
    private static final int PAGES = 1000;

    private final CheckedPayloads checked = new CheckedPayloads(PAGES * PAGE);

    @Test
    void shouldContainWhatWasAddedAndNothingElse() {
        for (int added = 0; added <= PAGES; added += 63) {
            checked.add(added * PAGE);
        }
        for (int page = 0; page <= PAGES; page++) {
            assertEquals(page % 63 == 0, checked.contains(page * PAGE), "page " + page);
        }
    }

    @Test
    void shouldContainNothingAfterAClear() {
        checked.add(5 * PAGE);
        assertTrue(checked.contains(5 * PAGE));
        checked.clear();
        assertFalse(checked.contains(5 * PAGE));
    }
}
