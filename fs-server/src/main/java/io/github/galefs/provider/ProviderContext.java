package io.github.galefs.provider;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a {@link FileServiceProvider} opens. Every property but the place has a default. Not safe for use by several
 * threads.
 */
public final class ProviderContext {
    private static final Duration MAX_PATIENCE = Duration.ofDays(1);

    private final Map<String, String> properties = new TreeMap<>();
    private final URI place;
    private Duration patience = Duration.ofSeconds(60);
    private Path staging;

    /**
     * Creates a configuration with the defaults.
     *
     * @param place the directory that becomes the root of the files.
     */
    public ProviderContext(final URI place) {
        this.place = Objects.requireNonNull(place);
    }

    /**
     * Sets properties of what serves the place, such as those of Hadoop's configuration.
     *
     * @param newProperties values by their names; none unless set.
     * @return this.
     */
    public ProviderContext properties(final Map<String, String> newProperties) {
        properties.putAll(newProperties);
        return this;
    }

    /**
     * Sets for how long a call is repeated while the place cannot serve it: 60 s unless set.
     *
     * @param duration from 0 to one day.
     * @return this.
     */
    public ProviderContext patience(final Duration duration) {
        if (duration.isNegative() || duration.compareTo(MAX_PATIENCE) > 0) {
            throw new IllegalArgumentException("patience " + duration + ": must be from 0 to " + MAX_PATIENCE);
        }
        patience = duration;
        return this;
    }

    /**
     * Sets where files that are being written lie until they are uploaded. Each open service takes a directory
     * {@code SCHEME/NUMBER} of its own below. Unless set, places whose files are uploaded whole are read-only.
     *
     * @param directory on this machine; created if it is missing.
     * @return this.
     */
    public ProviderContext staging(final Path directory) {
        staging = directory;
        return this;
    }

    /**
     * Returns the directory that becomes the root of the files.
     *
     * @return the place. Its path is literal: nothing in it is decoded.
     */
    public URI place() {
        return place;
    }

    /**
     * Returns the properties.
     *
     * @return values by their names.
     */
    public Map<String, String> properties() {
        return Collections.unmodifiableMap(properties);
    }

    /**
     * Returns for how long a call is repeated.
     *
     * @return from 0 to one day.
     */
    public Duration patience() {
        return patience;
    }

    /**
     * Returns where the services of the place's scheme have their staging directories: a directory of the scheme below
     * {@link #staging}.
     *
     * @return the directory; empty if no files are to be written.
     */
    public Optional<Path> ownStaging() {
        return Optional.ofNullable(staging).map(directory -> directory.resolve(place.getScheme()));
    }
}
