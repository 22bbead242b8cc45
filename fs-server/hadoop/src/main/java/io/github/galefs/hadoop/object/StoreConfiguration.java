package io.github.galefs.hadoop.object;

import io.github.galefs.hadoop.client.SiteConfiguration;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;

/** Makes the configuration of Hadoop's connector to an object store. */
final class StoreConfiguration {
    static final String S3A = "s3a";

    private static final String PREFIX = "fs.s3a.";
    private static final List<String> FILES = List.of("core-site.xml");

    /** Bytes of a part of a large upload. S3 allows 10,000 parts of at least 5 MiB. */
    private static final long MIN_PART_LENGTH = 8 << 20;

    private static final long MAX_PARTS = 9_000;

    /** Each read names the version that it wants, and fails if the object has another one. */
    private static final Map<String, String> REQUIRED = Map.of(
            // The default kind of stream has a cache that serves objects after they were replaced.
            "input.stream.type", "classic",
            "change.detection.source", "etag",
            "change.detection.mode", "server",
            "change.detection.version.required", "true");

    private StoreConfiguration() {}

    /**
     * Returns a new configuration.
     *
     * @param given          what to copy, or null for the files of the environment.
     * @param properties     take precedence over the rest.
     * @param place          the store.
     * @param callTimeout    limit of one attempt, unless a property sets it.
     * @param maxStagedBytes length of the largest upload.
     */
    static Configuration of(
            final Configuration given,
            final Map<String, String> properties,
            final URI place,
            final Duration callTimeout,
            final long maxStagedBytes) {
        final Configuration configuration = SiteConfiguration.of(given, FILES, properties);
        final String timeout = Math.min(callTimeout.toMillis(), Integer.MAX_VALUE) + "ms";
        setDefault(configuration, "connection.establish.timeout", timeout);
        setDefault(configuration, "connection.timeout", timeout);
        // The service repeats calls itself: it looks before it repeats one that may have taken effect.
        setDefault(configuration, "attempts.maximum", "0");
        setDefault(configuration, "retry.limit", "0");
        setDefault(configuration, "retry.interval", "100ms");
        setDefault(configuration, "retry.throttle.limit", "2");
        setDefault(configuration, "retry.throttle.interval", "100ms");
        // The bytes are on a disk already; two parts in flight and one being filled bound the memory.
        setDefault(configuration, "fast.upload.buffer", "array");
        setDefault(configuration, "fast.upload.active.blocks", "2");
        setDefault(
                configuration, "multipart.size", Long.toString(Math.max(MIN_PART_LENGTH, maxStagedBytes / MAX_PARTS)));
        setDefault(configuration, "vectored.active.ranged.reads", Integer.toString(PieceBuffers.MAX_PIECES));
        REQUIRED.forEach((name, value) -> {
            configuration.set(PREFIX + name, value);
            // Properties of a bucket take precedence over the general ones.
            configuration.set(PREFIX + "bucket." + place.getAuthority() + "." + name, value);
        });
        return configuration;
    }

    private static void setDefault(final Configuration configuration, final String name, final String value) {
        SiteConfiguration.setDefault(configuration, PREFIX + name, value);
    }
}
