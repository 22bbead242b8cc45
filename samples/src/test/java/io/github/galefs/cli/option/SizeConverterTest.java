package io.github.galefs.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.Sizes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

@Timeout(10)
class SizeConverterTest {
    private final SizeConverter converter = new SizeConverter();

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "4096, 4096",
        "17B, 17",
        "64KiB, 65536",
        "1MiB, 1048576",
        "2GiB, 2147483648",
        "3TiB, 3298534883328",
        "9223372036854775807, 9223372036854775807",
    })
    void shouldReturnBytesWhenSizeIsWellFormed(final String text, final long bytes) {
        assertEquals(bytes, converter.convert(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "KiB", "64KB", "64K", "64kib", "-1", "1.5MiB", "64 KiB", "0x10", "1MiB ", "٣"})
    void shouldNameValueAndFormsWhenSizeIsMalformed(final String text) {
        final String message = assertThrows(TypeConversionException.class, () -> converter.convert(text))
                .getMessage();
        assertTrue(message.contains("'" + text + "'") && message.contains("64KiB"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "8388608TiB"})
    void shouldNameValueAndLimitWhenSizeIsTooLarge(final String text) {
        final String message = assertThrows(TypeConversionException.class, () -> converter.convert(text))
                .getMessage();
        assertTrue(message.contains(text) && message.contains("9223372036854775807"), message);
    }

    @Test
    void shouldFormatWithUnitWhenDescribed() {
        assertEquals("0 B", Sizes.describe(0));
        assertEquals("1023 B", Sizes.describe(1023));
        assertEquals("1.0 KiB", Sizes.describe(1024));
        assertEquals("1.5 MiB", Sizes.describe(1.5 * (1 << 20)));
        assertEquals("4.0 GiB", Sizes.describe(0x1p32));
    }
}
