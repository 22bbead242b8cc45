package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerAddressTest {
    @ParameterizedTest
    @CsvSource({
        "galefs://host, host, 4747",
        "galefs://host/, host, 4747",
        "galefs://host:1, host, 1",
        "galefs://host.example:65535/, host.example, 65535",
        "galefs://127.0.0.1:4748, 127.0.0.1, 4748",
        "galefs://[::1]:4748/, ::1, 4748"
    })
    void shouldParseHostAndPort(final String text, final String host, final int port) {
        final ServerAddress address = ServerAddress.parse(text);

        assertEquals(new ServerAddress(host, port), address);
        assertEquals(address, ServerAddress.parse(address.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "host",
                "host:4747",
                "galefs:host",
                "galefs:host:4747",
                "galefs:/host",
                "galefs://",
                "galefs:///",
                "galefs://:4747",
                "galefs://host:0",
                "galefs://host:65536",
                "galefs://host:port",
                "galefs://host/path",
                "galefs://host?query",
                "galefs://host#fragment",
                "galefs://user@host",
                "http://host",
                "galefs://a b"
            })
    void shouldRefuseAnyOtherText(final String text) {
        assertThrows(IllegalArgumentException.class, () -> ServerAddress.parse(text));
    }
}
