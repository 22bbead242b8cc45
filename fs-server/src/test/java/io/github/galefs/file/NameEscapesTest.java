package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameEscapesTest {
    /** Bytes that make escapes, UTF-8 and its mistakes likely. */
    private static final byte[] LIKELY = {
        '\\',
        'x',
        '0',
        '5',
        'a',
        'c',
        'f',
        'F',
        'z',
        (byte) 0xc3,
        (byte) 0xa9,
        (byte) 0xed,
        (byte) 0xa0,
        (byte) 0x80,
        (byte) 0xf0,
        (byte) 0x9f,
        (byte) 0xff
    };

    @ParameterizedTest
    @CsvSource({
        "61, a",
        "c3a9, é",
        "ff, \\xff",
        "c3, \\xc3",
        "61c362, a\\xc3b",
        "eda080, \\xed\\xa0\\x80",
        "f09f98, \\xf0\\x9f\\x98",
        "f09f9880, \uD83D\uDE00",
        "5c, \\",
        "5c78, \\x",
        "5c786666, \\x5cxff",
        "5c784646, \\xFF",
        "5c78ff, \\x\\xff",
        "5c5c786666, \\\\x5cxff"
    })
    void shouldShowAndReadAName(final String hex, final String shown) {
        final byte[] name = HexFormat.of().parseHex(hex);
        assertEquals(shown, NameEscapes.show(name));
        assertArrayEquals(name, NameEscapes.bytes(shown));
    }

    @Property
    void shouldReadTheBytesThatItShows(@ForAll("names") final byte[] name) {
        final String shown = NameEscapes.show(name);
        assertArrayEquals(name, NameEscapes.bytes(shown));
        assertArrayEquals(shown.getBytes(StandardCharsets.UTF_8), NameEscapes.shownBytes(name));
    }

    @Provide
    static Arbitrary<byte[]> names() {
        final Arbitrary<Byte> likely =
                Arbitraries.integers().between(0, LIKELY.length - 1).map(i -> LIKELY[i]);
        return Arbitraries.frequencyOf(Tuple.of(4, likely), Tuple.of(1, Arbitraries.bytes()))
                .array(byte[].class)
                .ofMinSize(1)
                .ofMaxSize(20);
    }
}
