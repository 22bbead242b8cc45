package io.github.galefs.hadoop;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;

/**
 * Configuration of a {@link HadoopFileService}: the place of its files, Hadoop's own configuration, and limits. Every
 * property but the place has a default. Not safe for use by several threads.
 */
public final class HadoopContext {
    /** Hadoop's other file systems differ from HDFS in renames, versions and errors. */
    private static final String SCHEME = "hdfs";

    private static final Duration MAX_DURATION = Duration.ofDays(1);
    private static final int MAX_OPEN_FILES = 1 << 20;
    private static final long MIN_STAGED_BYTES = 1 << 20;

    private final Map<String, String> properties = new TreeMap<>();
    private URI place;
    private Configuration configuration;
    private Duration patience = Duration.ofSeconds(60);
    private Duration callTimeout = Duration.ofSeconds(20);
    private int maxOpenFiles = 8192;
    private Path staging;
    private Path stagingRoot;
    private long maxStagedBytes = 16L << 30;

    /** Creates a configuration with the defaults and without a place. */
    public HadoopContext() {}

    /**
     * Sets the root of the service. Must be set.
     *
     * @param uri {@code hdfs://HOST:PORT/DIRECTORY}, or {@code hdfs://NAMESERVICE/DIRECTORY} where Hadoop's
     *     configuration has the name service. The directory must exist.
     * @return this.
     */
    public HadoopContext place(final URI uri) {
        place = uri;
        return this;
    }

    /**
     * Sets Hadoop's configuration, which the service copies. Unless set, the service reads {@code core-site.xml} and
     * {@code hdfs-site.xml} on the class path, and in the directory that the environment variable
     * {@code HADOOP_CONF_DIR} names.
     *
     * @param newConfiguration the configuration.
     * @return this.
     */
    public HadoopContext configuration(final Configuration newConfiguration) {
        configuration = newConfiguration;
        return this;
    }

    /**
     * Sets a property of Hadoop's configuration, as the option {@code -D} of Hadoop's commands does. It takes
     * precedence over {@link #configuration}.
     *
     * @param name  name of the property.
     * @param value its value.
     * @return this.
     */
    public HadoopContext property(final String name, final String value) {
        properties.put(name, value);
        return this;
    }

    /**
     * Sets for how long a call is repeated while the cluster cannot serve it: 60 s unless set. A call ends later than
     * that by one attempt at most.
     *
     * @param duration from 0, which repeats nothing, to one day.
     * @return this.
     */
    public HadoopContext patience(final Duration duration) {
        patience = duration;
        return this;
    }

    /**
     * Sets how long an attempt waits for an answer of the namenode or of one datanode: 20 s unless set. Properties of
     * Hadoop's configuration take precedence: {@code ipc.client.rpc-timeout.ms} and {@code ipc.client.connect.timeout}
     * for the namenode, {@code dfs.client.socket-timeout} for datanodes.
     *
     * @param timeout from one millisecond to one day.
     * @return this.
     */
    public HadoopContext callTimeout(final Duration timeout) {
        callTimeout = timeout;
        return this;
    }

    /**
     * Sets the most open handles: 8192 unless set. Each holds the places of its file's blocks
     * in memory.
     *
     * @param count from 1 to 1,048,576.
     * @return this.
     */
    public HadoopContext maxOpenFiles(final int count) {
        maxOpenFiles = count;
        return this;
    }

    /**
     * Sets a directory of this machine for the bytes of files that are being written. Unless set, the service refuses
     * to open files for writing. The directory holds an embedded store, which one process at a time has open. Bytes
     * whose upload has failed stay there: {@link HadoopFileService#recovery}.
     *
     * @param directory a directory of staged bytes, an empty directory, or a name of none.
     * @return this.
     */
    public HadoopContext staging(final Path directory) {
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
    public HadoopContext stagingBelow(final Path directory) {
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
    public HadoopContext maxStagedBytes(final long bytes) {
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

    /** Returns a new copy of Hadoop's configuration with the properties and GaleFS's defaults. */
    Configuration hadoopConfiguration() {
        return ClientConfiguration.of(configuration, properties, callTimeout);
    }

    /** Returns a copy with another place. */
    HadoopContext at(final URI newPlace) {
        final HadoopContext copy = new HadoopContext()
                .place(newPlace)
                .configuration(configuration)
                .patience(patience)
                .callTimeout(callTimeout)
                .maxOpenFiles(maxOpenFiles)
                .staging(staging)
                .maxStagedBytes(maxStagedBytes);
        properties.forEach(copy::property);
        return copy;
    }

    /** Returns a copy for {@link KeptUploads}, after a check of its values. It needs no place. */
    HadoopContext forKept() {
        Objects.requireNonNull(staging, "staging is not set: set the staging directory of a service");
        if (place != null) {
            requirePlace();
        }
        requireLimits();
        return at(place);
    }

    /** Checks that the place is set and every value is in its range. */
    void conclude() {
        Objects.requireNonNull(place, "the place of the files is not set: set hdfs://HOST:PORT/DIRECTORY");
        requirePlace();
        requireLimits();
    }

    private void requirePlace() {
        if (!SCHEME.equals(place.getScheme()) || place.getAuthority() == null) {
            throw new IllegalArgumentException("place " + place + ": must be hdfs://HOST:PORT/DIRECTORY");
        }
        // Hadoop's client takes no other address either, and calls it an error of input or output.
        if (place.getHost() == null) {
            throw new IllegalArgumentException("place " + SCHEME + "://" + place.getAuthority() + place.getPath()
                    + ": '" + place.getAuthority() + "' is no host: must be hdfs://HOST:PORT/DIRECTORY");
        }
        if (place.getQuery() != null || place.getFragment() != null) {
            throw new IllegalArgumentException("place " + place + ": must have no query and no fragment");
        }
    }

    private void requireLimits() {
        requireWithin("patience", patience, Duration.ZERO);
        requireWithin("callTimeout", callTimeout, Duration.ofMillis(1));
        if (maxOpenFiles < 1 || maxOpenFiles > MAX_OPEN_FILES) {
            throw new IllegalArgumentException(
                    "maxOpenFiles " + maxOpenFiles + ": must be from 1 to " + MAX_OPEN_FILES);
        }
        if (maxStagedBytes < MIN_STAGED_BYTES) {
            throw new IllegalArgumentException(
                    "maxStagedBytes " + maxStagedBytes + ": must be at least " + MIN_STAGED_BYTES);
        }
    }

    private static void requireWithin(final String name, final Duration duration, final Duration least) {
        if (duration.compareTo(least) < 0 || duration.compareTo(MAX_DURATION) > 0) {
            throw new IllegalArgumentException(
                    name + " " + duration + ": must be from " + least + " to " + MAX_DURATION);
        }
    }
}
