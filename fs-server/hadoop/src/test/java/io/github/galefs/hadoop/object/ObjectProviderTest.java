package io.github.galefs.hadoop.object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.provider.ProviderContext;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class ObjectProviderTest {
    /** Hadoop's connector raises limits below 15 s. */
    @ParameterizedTest
    @CsvSource({"60, 20000ms", "20, 20000ms", "18, 18000ms", "3, 15000ms"})
    void shouldWaitForAnAnswerNoLongerThanACallMayTake(final int patienceSeconds, final String timeout) {
        final URI place = URI.create("s3a://bucket/");
        final ProviderContext context = new ProviderContext(place).patience(Duration.ofSeconds(patienceSeconds));
        final Configuration configuration =
                ObjectProvider.settings(context).place(place).hadoopConfiguration();
        for (final String limit : List.of("connection.establish", "connection")) {
            assertEquals(timeout, configuration.get("fs.s3a." + limit + ".timeout"), limit);
        }
    }
}
