package io.github.galefs.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(10)
class QuantityTest {
    @ParameterizedTest
    @CsvSource({
        "52912345678, bytes/s, 52.9 GB/s",
        "999.4, bytes/s, 999 bytes/s",
        "999.6, bytes/s, 1.00 kB/s",
        "8460123, requests/s, 8.46 M requests/s",
        "12, requests/s, 12.0 requests/s",
        "12.345, us, 12.3 µs",
        "98765, us, 98765 µs",
        "0.0123, s, 0.0123 s",
        "0.37, 1, 0.370",
        "0, 1, 0.00",
        "-5, ms, -5.00 ms",
        "0.0000012, 1, 1.20e-06",
        "1e15, bytes/s, 1000 TB/s"
    })
    void shouldFormatThreeSignificantDigitsWithAPrefixForRates(
            final double value, final String unit, final String expected) {
        assertEquals(expected, Quantity.format(value, unit));
    }

    @Test
    void shouldLabelTicksShortly() {
        assertEquals("20 k", Quantity.tick(20_000, "requests/s"));
        assertEquals("0.05", Quantity.tick(0.05, "1"));
        assertEquals("500", Quantity.tick(500, "us"));
    }
}
