package io.github.galefs.hadoop.object;

import static io.github.galefs.file.PosixError.EACCES;
import static io.github.galefs.file.PosixError.EBUSY;
import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.file.PosixError.ENOENT;
import static io.github.galefs.file.PosixError.ENOTDIR;
import static io.github.galefs.file.PosixError.ENOTSUP;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of the context, and what the first calls to a store find. */
@Timeout(60)
class ObjectStoreContextTest {
    private final S3Server server = S3Server.shared();
    private final ObjectStoreContext context = server.context("/");

    @ParameterizedTest
    @ValueSource(
            strings = {"hdfs://host:8020/a", "abfs://a@b/c", "file:///a", "a/b", "s3a:/a", "s3a://b/a?b", "s3a://b/#a"})
    void shouldRefuseAPlaceThatIsNoPartOfABucket(final String place) {
        final String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> context.place(URI.create(place)).conclude())
                .getMessage();
        assertTrue(message.contains(place) && message.contains("must"), message);
    }

    @Test
    void shouldAllowAnotherSchemeOnRequestOnly() {
        context.place(URI.create("other://place/"));
        final String message =
                assertThrows(IllegalArgumentException.class, context::conclude).getMessage();
        assertTrue(message.contains("untestedScheme(\"other\")"), message);
        context.untestedScheme("other").conclude();
        assertRefused("ETags", ENOTSUP, context.property("fs.other.impl", RawLocalFileSystem.class.getName()));
    }

    @Test
    void shouldRefuseValuesOutOfTheirRange() {
        context.conclude();
        assertThrows(NullPointerException.class, () -> new ObjectStoreContext().conclude());
        assertRefused("patience PT-1S", context.patience(Duration.ofSeconds(-1)));
        assertRefused("patience PT48H", context.patience(Duration.ofDays(2)));
        context.patience(Duration.ZERO).conclude();
        assertRefused("callTimeout PT14.999S", context.callTimeout(Duration.ofMillis(14_999)));
        context.callTimeout(Duration.ofSeconds(15)).conclude();
        assertRefused("maxOpenFiles 0", context.maxOpenFiles(0));
        assertRefused("maxOpenFiles 1048577", context.maxOpenFiles((1 << 20) + 1));
        context.maxOpenFiles(1 << 20).conclude();
        assertRefused("maxStagedBytes 1048575", context.maxStagedBytes((1 << 20) - 1));
        context.maxStagedBytes(1 << 20).conclude();
    }

    private static void assertRefused(final String beginning, final ObjectStoreContext context) {
        final String message =
                assertThrows(IllegalArgumentException.class, context::conclude).getMessage();
        assertTrue(message.startsWith(beginning) && message.contains("must be"), message);
    }

    /** Streams of other kinds serve bytes of objects that were replaced. */
    @Test
    void shouldPreferWhatTheUserHasSetButForVersions() {
        final Configuration given = server.configuration();
        given.set("fs.s3a.retry.limit", "5");
        given.set("fs.s3a.input.stream.type", "analytics");
        given.set("fs.s3a.bucket.bucket.change.detection.mode", "none");
        final Configuration made = context.configuration(given)
                .callTimeout(Duration.ofSeconds(17))
                .property("fs.s3a.connection.timeout", "30s")
                .maxStagedBytes(1L << 40)
                .hadoopConfiguration();

        assertEquals("5", made.get("fs.s3a.retry.limit"));
        assertEquals("false", made.get("fs.automatic.close"));
        assertEquals("0", made.get("fs.s3a.attempts.maximum"));
        assertEquals("30s", made.get("fs.s3a.connection.timeout"));
        assertEquals("17000ms", made.get("fs.s3a.connection.establish.timeout"));
        assertEquals("classic", made.get("fs.s3a.input.stream.type"));
        assertEquals("server", made.get("fs.s3a.bucket.bucket.change.detection.mode"));
        assertTrue(made.getLong("fs.s3a.multipart.size", 0) * 10_000 > 1L << 40, "S3 allows 10,000 parts");
        assertEquals("analytics", given.get("fs.s3a.input.stream.type"));
    }

    @Test
    void shouldSayWhatToDoWhenTheStoreRefuses() throws Exception {
        assertRefused("fs.s3a.secret.key", EACCES, context.property("fs.s3a.secret.key", "wrong"));
        assertRefused("fs.s3a.access.key", EACCES, server.context("/").property("fs.s3a.access.key", "wrong"));
        assertRefused("bucket", ENOENT, server.context("/").place(URI.create("s3a://no-such-bucket/")));
        assertRefused(
                "fs.s3a.endpoint", ECONNREFUSED, server.context("/").property("fs.s3a.endpoint", "http://127.0.0.1:1"));
        server.put("/is-a-file", new byte[1]);
        assertRefused("is-a-file", ENOTDIR, server.context("/is-a-file"));
        assertRefused(
                "docs/hadoop.md", ENOTSUP, server.context("/").property("fs.s3a.impl", "org.example.NoSuchFileSystem"));
    }

    private static void assertRefused(final String text, final PosixError error, final ObjectStoreContext context) {
        final FileServiceException refusal =
                assertThrows(FileServiceException.class, () -> ObjectFileService.open(context.patience(Duration.ZERO)));
        assertEquals(error, refusal.error(), refusal.getMessage());
        assertTrue(refusal.getMessage().contains(text), refusal.getMessage());
    }

    @Test
    void shouldLetOneServiceUseAStagingDirectory(@TempDir final Path directory) throws Exception {
        final Path staging = directory.resolve("staging");
        try (ObjectFileService first =
                ObjectFileService.open(server.context("/").staging(staging))) {
            assertRefused(staging.toString(), EBUSY, server.context("/").staging(staging));
            assertEquals(0, first.recovery().list().size());
        }
        try (ObjectFileService reading = ObjectFileService.open(server.context("/"))) {
            final FileServiceException refusal = assertThrows(FileServiceException.class, reading::recovery);
            assertEquals(ENOTSUP, refusal.error());
        }
    }
}
