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
    void shouldTrustNothingOfAFileThatIsNew() {
        assertFalse(versions.opened(FILE, 1));
        assertFalse(versions.opened(FILE + 1, 1));
    }

    @Test
    void shouldTrustTheCacheWhileTheVersionIsTheSame() {
        versions.opened(FILE, 1);
        assertTrue(versions.opened(FILE, 1));
        assertFalse(versions.opened(FILE, 2));
        assertTrue(versions.opened(FILE, 2));
    }

    @Test
    void shouldTrustTheCacheAfterChangesOfThisMount() {
        versions.opened(FILE, 1);
        versions.changed(FILE, 2);
        versions.changed(FILE, 3);
        assertTrue(versions.opened(FILE, 3));
    }

    @Test
    void shouldNotTrustTheCacheWhenAnotherClientChangedTheFileBetween() {
        versions.opened(FILE, 1);
        versions.changed(FILE, 3);
        assertFalse(versions.opened(FILE, 3));
    }

    @Test
    void shouldNotTrustTheCacheThatWasSpoilt() {
        versions.opened(FILE, 1);
        versions.spoilt(FILE);
        assertFalse(versions.opened(FILE, 1));
        assertTrue(versions.opened(FILE, 1));
    }

    @Test
    void shouldForgetTheFilesThatWereUsedLongestAgo() {
        versions.opened(FILE, 1);
        for (int i = 0; i < 70_000; i++) {
            versions.opened(100 + i, 1);
        }
        assertFalse(versions.opened(FILE, 1));
        assertTrue(versions.opened(100 + 69_999, 1));
    }
}
