package io.github.galefs.hadoop.object;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;

/**
 * Configuration of an {@link ObjectFileService}: the place of its files, Hadoop's own configuration, and limits. Every
 * property but the place has a default. Not safe for use by several threads.
 */
public final class ObjectStoreContext {
    private static final Set<String> TESTED_SCHEMES = Set.of(StoreConfiguration.S3A);

    private static final Duration MAX_DURATION = Duration.ofDays(1);

    /** Hadoop's connector to S3 raises shorter limits to this one. */
    static final Duration MIN_CALL_TIMEOUT = Duration.ofSeconds(15);

    private static final int MAX_OPEN_FILES = 1 << 20;
    private static final long MIN_STAGED_BYTES = 1 << 20;

    private final Map<String, String> properties = new TreeMap<>();
    private final Set<String> schemes = new TreeSet<>(TESTED_SCHEMES);
    private URI place;
    private Configuration configuration;
    private Duration patience = Duration.ofSeconds(60);
    private Duration callTimeout = Duration.ofSeconds(20);
    private int maxOpenFiles = 8192;
    private Path staging;
    private Path stagingRoot;
    private long maxStagedBytes = 16L << 30;

    /** Creates a configuration with the defaults and without a place. */
    public ObjectStoreContext() {}

    /**
     * Sets the root of the service. Must be set.
     *
     * @param uri {@code s3a://BUCKET} or {@code s3a://BUCKET/DIRECTORY}. The bucket must exist; the directory need not.
     * @return this.
     */
    public ObjectStoreContext place(final URI uri) {
        place = uri;
        return this;
    }

    /**
     * Allows a scheme that GaleFS is not tested with. Its connector must have ETags, and conditional writes for files
     * that are written.
     *
     * @param scheme scheme of a connector of Hadoop, such as {@code abfs}.
     * @return this.
     */
    public ObjectStoreContext untestedScheme(final String scheme) {
        schemes.add(scheme);
        return this;
    }

    /**
     * Sets Hadoop's configuration, which the service copies. Unless set, the service reads {@code core-site.xml} on the
     * class path, and in the directory that the environment variable {@code HADOOP_CONF_DIR} names.
     *
     * @param newConfiguration the configuration.
     * @return this.
     */
    public ObjectStoreContext configuration(final Configuration newConfiguration) {
        configuration = newConfiguration;
        return this;
    }

    /**
     * Sets a property of Hadoop's configuration, as the option {@code -D} of Hadoop's commands does. It takes
     * precedence over {@link #configuration}. The service itself sets {@code fs.s3a.input.stream.type} and
     * {@code fs.s3a.change.detection.*}, whatever they were: other values serve bytes of two versions of an object.
     *
     * @param name  name of the property.
     * @param value its value.
     * @return this.
     */
    public ObjectStoreContext property(final String name, final String value) {
        properties.put(name, value);
        return this;
    }

    /**
     * Sets for how long a call is repeated while the store cannot serve it: 60 s unless set. A call ends later than
     * that by one attempt at most.
     *
     * @param duration from 0, which repeats nothing, to one day.
     * @return this.
     */
    public ObjectStoreContext patience(final Duration duration) {
        patience = duration;
        return this;
    }

    /**
     * Sets how long an attempt waits for a connection or for bytes: 20 s unless set. The properties
     * {@code fs.s3a.connection.establish.timeout} and {@code fs.s3a.connection.timeout} take precedence.
     *
     * @param timeout from 15 s to one day.
     * @return this.
     */
    public ObjectStoreContext callTimeout(final Duration timeout) {
        callTimeout = timeout;
        return this;
    }

    /**
     * Sets the most open handles: 8192 unless set.
     *
     * @param count from 1 to 1,048,576.
     * @return this.
     */
    public ObjectStoreContext maxOpenFiles(final int count) {
        maxOpenFiles = count;
        return this;
    }

    /**
     * Sets a directory of this machine for the bytes of files that are being written. Unless set, the service refuses
     * to open files for writing. The directory holds an embedded store, which one process at a time has open. Bytes
     * whose upload has failed stay there: {@link ObjectFileService#recovery}.
     *
     * @param directory a directory of staged bytes, an empty directory, or a name of none.
     * @return this.
     */
    public ObjectStoreContext staging(final Path directory) {
        staging = directory;
        return this;
    }

    /**
     * Sets a directory of this machine below which the service takes a directory for {@link #staging} that no other
     * service has open. Of 1,000 processes, each has its own.
     *
     * @param directory created if it is missing.
     * @return this.
     */
    public ObjectStoreContext stagingBelow(final Path directory) {
        stagingRoot = directory;
        return this;
    }

    /**
     * Sets the most bytes that all files in {@link #staging} may have together: 16 GiB unless set. Holes count, and
     * 64 KiB for each file. A write past the limit throws ENOSPC.
     *
     * @param bytes from 1 MiB.
     * @return this.
     */
    public ObjectStoreContext maxStagedBytes(final long bytes) {
        maxStagedBytes = bytes;
        return this;
    }

    URI place() {
        return place;
    }

    /** Returns the directory of staged bytes, or null. */
    Path staging() {
        return staging;
    }

    /** Returns the directory that has those of staged bytes, or null. */
    Path stagingRoot() {
        return stagingRoot;
    }

    long maxStagedBytes() {
        return maxStagedBytes;
    }

    Duration patience() {
        return patience;
    }

    int maxOpenFiles() {
        return maxOpenFiles;
    }

    /** Returns a new copy of Hadoop's configuration with the properties and what GaleFS sets. */
    Configuration hadoopConfiguration() {
        return StoreConfiguration.of(configuration, properties, place, callTimeout, maxStagedBytes);
    }

    /** Checks that the place is set and every value is in its range. */
    void conclude() {
        Objects.requireNonNull(place, "the place of the files is not set: set s3a://BUCKET/DIRECTORY");
        requirePlace();
        requireWithin("patience", patience, Duration.ZERO);
        requireWithin("callTimeout", callTimeout, MIN_CALL_TIMEOUT);
        if (maxOpenFiles < 1 || maxOpenFiles > MAX_OPEN_FILES) {
            throw new IllegalArgumentException(
                    "maxOpenFiles " + maxOpenFiles + ": must be from 1 to " + MAX_OPEN_FILES);
        }
        if (maxStagedBytes < MIN_STAGED_BYTES) {
            throw new IllegalArgumentException(
                    "maxStagedBytes " + maxStagedBytes + ": must be at least " + MIN_STAGED_BYTES);
        }
    }

    private void requirePlace() {
        if (place.getScheme() == null || place.getAuthority() == null) {
            throw new IllegalArgumentException("place " + place + ": must be s3a://BUCKET/DIRECTORY");
        }
        if (!schemes.contains(place.getScheme())) {
            throw new IllegalArgumentException("place " + place + ": the scheme must be one of " + schemes
                    + "; untestedScheme(\"" + place.getScheme()
                    + "\") allows another object store, and HadoopFileService serves hdfs");
        }
        if (place.getQuery() != null || place.getFragment() != null) {
            throw new IllegalArgumentException("place " + place + ": must have no query and no fragment");
        }
    }

    private static void requireWithin(final String name, final Duration duration, final Duration least) {
        if (duration.compareTo(least) < 0 || duration.compareTo(MAX_DURATION) > 0) {
            throw new IllegalArgumentException(
                    name + " " + duration + ": must be from " + least + " to " + MAX_DURATION);
        }
    }
}
