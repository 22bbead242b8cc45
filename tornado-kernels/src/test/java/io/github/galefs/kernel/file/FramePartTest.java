package io.github.galefs.kernel.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.Errno;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FramePartTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "7, 65536", "2147483647, 2147483647"})
    void shouldUnpackFrameAndLength(final long frame, final int length) {
        final long part = FramePart.of(frame, length);
        assertTrue(part >= 0, () -> "negative: " + part);
        assertEquals(frame, FramePart.frame(part));
        assertEquals(length, FramePart.length(part));
    }

    @Test
    void shouldUnpackAnErrorToAPartOfNoBytes() {
        assertEquals(0, FramePart.frame(-Errno.EIO));
        assertEquals(0, FramePart.length(-Errno.EIO));
    }
}
