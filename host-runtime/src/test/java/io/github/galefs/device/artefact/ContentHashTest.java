package io.github.galefs.device.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ContentHashTest {
    @Test
    void shouldDifferForListsOfPartsWithTheSameConcatenation() {
        final String parts = new ContentHash().add("ab").add("c").hex();
        assertEquals(parts, new ContentHash().add("ab").add("c").hex());
        assertNotEquals(parts, new ContentHash().add("a").add("bc").hex());
        assertNotEquals(parts, new ContentHash().add("abc").hex());
        assertNotEquals(parts, new ContentHash().add("ab").add("c").add("").hex());
    }

    @Test
    void shouldHashATextAsItsUtf8Bytes() {
        assertEquals(
                new ContentHash().add("ß".getBytes(StandardCharsets.UTF_8)).hex(),
                new ContentHash().add("ß").hex());
    }

    @Test
    void shouldBeSha256OfLengthAndBytes() {
        // printf '\0\0\0\3abc' | sha256sum
        assertEquals(
                "d04b72a650ce0f8ce4963330a53ee2832733d2baeffff3c1d8e256cca096d120",
                new ContentHash().add("abc").hex());
    }
}
