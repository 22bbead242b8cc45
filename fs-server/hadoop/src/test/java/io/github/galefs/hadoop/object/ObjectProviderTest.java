package io.github.galefs.hadoop.object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import io.github.galefs.provider.KeptFiles;
import io.github.galefs.provider.KeptUpload;
import io.github.galefs.provider.ProviderContext;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Object stores as places of commands. */
@Timeout(60)
class ObjectProviderTest {
    @TempDir
    private Path directory;

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

    @Test
    void shouldListAndDiscardWhileTheStoreIsAway() throws IOException {
        try (StagingArea area = StagingArea.open(directory.resolve("0"), 1 << 20)) {
            final StagedFile file = area.create(0);
            file.mark(Destination.of("s3a://bucket/", "file", new RemoteVersion(0, 1, 0, "etag"), 0));
            file.keep();
        }
        final ProviderContext context = new ProviderContext(URI.create("s3a:///"))
                .patience(Duration.ZERO)
                .properties(Map.of("fs.s3a.endpoint", "http://127.0.0.1:1"));
        try (KeptFiles kept = new ObjectProvider().openKept("s3a", directory.resolve("0"), context)) {
            final KeptUpload file = kept.list().getFirst();
            assertEquals("s3a://bucket/file", file.place() + file.path());
            kept.discard(file.id());
            assertEquals(List.of(), kept.list());
        }
    }
}
