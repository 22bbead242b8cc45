package io.github.galefs.hadoop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class HadoopContextTest {
    private final HadoopContext context = new HadoopContext().place(URI.create("hdfs://host:8020/a"));

    @ParameterizedTest
    @ValueSource(
            strings = {"s3a://bucket/a", "file:/a", "a/b", "hdfs:/a", "hdfs:///a", "hdfs://host/a?b", "hdfs://h/#a"})
    void shouldRefuseAPlaceThatIsNoDirectoryOfHdfs(final String place) {
        final String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> context.place(URI.create(place)).conclude())
                .getMessage();
        assertTrue(message.contains(place) && message.contains("must"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "h%20x", "under_score"})
    void shouldRefuseAnAddressThatIsNoHost(final String address) throws Exception {
        final URI place = new URI("hdfs", address, "/x y", null, null);
        final String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> context.place(place).conclude())
                .getMessage();
        assertEquals(
                "place hdfs://" + address + "/x y: '" + address + "' is no host: must be hdfs://HOST:PORT/DIRECTORY",
                message);
    }

    @Test
    void shouldRefuseValuesOutOfTheirRange() {
        context.conclude();
        assertThrows(NullPointerException.class, () -> new HadoopContext().conclude());
        assertRefused("patience PT-1S", context.patience(Duration.ofSeconds(-1)));
        assertRefused("patience PT48H", context.patience(Duration.ofDays(2)));
        context.patience(Duration.ZERO).conclude();
        assertRefused("callTimeout PT0S", context.callTimeout(Duration.ZERO));
        context.callTimeout(Duration.ofMillis(1)).conclude();
        assertRefused("maxOpenFiles 0", context.maxOpenFiles(0));
        assertRefused("maxOpenFiles 1048577", context.maxOpenFiles((1 << 20) + 1));
        context.maxOpenFiles(1 << 20).conclude();
        context.maxStagedBytes(1 << 20).conclude();
        final String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> context.maxStagedBytes((1 << 20) - 1).conclude())
                .getMessage();
        assertTrue(message.contains("maxStagedBytes 1048575: must be at least 1048576"), message);
    }

    @Test
    void shouldPreferWhatTheUserHasSet() {
        final Configuration given = new Configuration();
        given.set("dfs.client.socket-timeout", "123");
        final Configuration made = context.configuration(given)
                .callTimeout(Duration.ofSeconds(7))
                .property("ipc.client.connect.timeout", "456")
                .hadoopConfiguration();

        assertEquals("123", made.get("dfs.client.socket-timeout"));
        assertEquals("456", made.get("ipc.client.connect.timeout"));
        assertEquals("7000", made.get("ipc.client.rpc-timeout.ms"));
        assertEquals("0", made.get("ipc.client.connect.max.retries.on.timeouts"));
        assertEquals("false", made.get("fs.automatic.close"));
        given.set("dfs.client.socket-timeout", "789");
        assertEquals("123", made.get("dfs.client.socket-timeout"));
    }

    private static void assertRefused(final String beginning, final HadoopContext context) {
        final String message =
                assertThrows(IllegalArgumentException.class, context::conclude).getMessage();
        assertTrue(message.startsWith(beginning) && message.contains("must be from"), message);
    }
}
