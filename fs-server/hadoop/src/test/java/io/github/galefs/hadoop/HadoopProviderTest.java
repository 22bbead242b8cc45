package io.github.galefs.hadoop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.provider.ProviderContext;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class HadoopProviderTest {
    @ParameterizedTest
    @CsvSource({"60, 20000", "20, 20000", "3, 3000", "0, 1000"})
    void shouldWaitForAnAnswerNoLongerThanACallMayTake(final int patienceSeconds, final String timeoutMillis) {
        final ProviderContext context =
                new ProviderContext(URI.create("hdfs://host/")).patience(Duration.ofSeconds(patienceSeconds));
        assertEquals(
                timeoutMillis,
                HadoopProvider.settings(context).hadoopConfiguration().get("ipc.client.rpc-timeout.ms"));
    }
}
