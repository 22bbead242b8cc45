package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that the kernel passes to handlers. */
class MountNamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "é", "😀", "\uFFFD", "\uFFFD.bin", "a\uFFFDb", "\uFFFF"})
    void shouldDecodeEachNameOfValidUtf8(final String name) throws FileServiceException {
        assertEquals(name, decode(name.getBytes(StandardCharsets.UTF_8)));
    }

    /** Bytes of Latin-1, a cut sequence, an overlong slash, a surrogate, and a number beyond Unicode. */
    @Test
    void shouldRefuseMalformedUtf8() {
        for (final int[] malformed : new int[][] {
            {'a', 0xE9, 'b'}, {0xEF, 0xBF}, {0xC0, 0xAF}, {0xED, 0xA0, 0x80}, {0xF4, 0x90, 0x80, 0x80}, {0xFF}
        }) {
            final byte[] bytes = new byte[malformed.length];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) malformed[i];
            }
            final FileServiceException refusal = assertThrows(FileServiceException.class, () -> decode(bytes));
            assertEquals(PosixError.EINVAL, refusal.error());
            assertTrue(refusal.getMessage().contains("UTF-8"), refusal.getMessage());
        }
    }

    private static String decode(final byte[] name) throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment text = arena.allocate(name.length + 1L);
            MemorySegment.copy(name, 0, text, ValueLayout.JAVA_BYTE, 0, name.length);
            return MountNames.UTF_8.decode(text);
        }
    }
}
