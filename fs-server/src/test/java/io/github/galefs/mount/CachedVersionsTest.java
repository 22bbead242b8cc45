package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class CachedVersionsTest {
    private static final long FILE = 7;

    private final CachedVersions versions = new CachedVersions();

    @Test
    void shouldTreatPagesOfANewFileAsStale() {
        assertFalse(versions.onOpen(FILE, 1));
        assertFalse(versions.onOpen(FILE + 1, 1));
    }

    @Test
    void shouldTreatPagesAsCurrentWhileTheVersionIsUnchanged() {
        versions.onOpen(FILE, 1);
        assertTrue(versions.onOpen(FILE, 1));
        assertFalse(versions.onOpen(FILE, 2));
        assertTrue(versions.onOpen(FILE, 2));
    }

    @Test
    void shouldTreatPagesAsCurrentAfterChangesOfThisMount() {
        versions.onOpen(FILE, 1);
        versions.onChange(FILE, 2);
        versions.onChange(FILE, 3);
        assertTrue(versions.onOpen(FILE, 3));
    }

    @Test
    void shouldTreatPagesAsStaleWhenAnotherClientChangedTheFileInBetween() {
        versions.onOpen(FILE, 1);
        versions.onChange(FILE, 3);
        assertFalse(versions.onOpen(FILE, 3));
    }

    @Test
    void shouldTreatPagesAsStaleAfterInvalidation() {
        versions.onOpen(FILE, 1);
        versions.invalidate(FILE);
        assertFalse(versions.onOpen(FILE, 1));
        assertTrue(versions.onOpen(FILE, 1));
    }

    @Test
    void shouldDropTheLeastRecentlyUsedFiles() {
        versions.onOpen(FILE, 1);
        for (int i = 0; i < 70_000; i++) {
            versions.onOpen(100 + i, 1);
        }
        assertFalse(versions.onOpen(FILE, 1));
        assertTrue(versions.onOpen(100 + 69_999, 1));
    }
}
