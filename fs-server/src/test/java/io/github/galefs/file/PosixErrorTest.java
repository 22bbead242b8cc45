package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(10)
class PosixErrorTest {
    /** The errors of a local store have the same descriptions as those of a server. */
    @ParameterizedTest
    @EnumSource
    void shouldNotNameAServerInADescription(final PosixError error) {
        assertFalse(error.description().contains("server"), error::description);
    }
}
