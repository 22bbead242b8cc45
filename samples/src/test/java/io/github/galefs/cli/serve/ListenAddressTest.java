package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

@Timeout(10)
class ListenAddressTest {
    private final ListenAddress.Converter converter = new ListenAddress.Converter();

    @ParameterizedTest
    @CsvSource({
        "0.0.0.0:0, galefs://0.0.0.0:7/",
        "localhost:4747, galefs://localhost:7/",
        "some.host-name.example:65535, galefs://some.host-name.example:7/",
        "[::1]:0, galefs://[::1]:7/",
        "[::]:1, galefs://[::]:7/",
        "[fe80::1%eth0]:1, galefs://[fe80::1%eth0]:7/"
    })
    void shouldPrintTheHostAsGiven(final String text, final String shown) {
        assertEquals(shown, converter.convert(text).at(7).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", ":", ":1", "host", "host:", "host:-1", "host:65536", "::1:1", "[::1]", "[::1]1", "[a b]:1"})
    void shouldRefuseWhenTextIsNotHostAndPort(final String text) {
        assertThrows(TypeConversionException.class, () -> converter.convert(text));
    }
}
