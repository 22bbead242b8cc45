package io.github.galefs.cli.option;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.FileServiceProvider;
import io.github.galefs.provider.KeptFiles;
import io.github.galefs.provider.Place;
import io.github.galefs.provider.ProviderContext;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** How a command reaches a place of a provider, such as HDFS. */
public final class ProviderOptions {
    @Option(
            names = "-D",
            paramLabel = "NAME=VALUE",
            converter = PropertyNameConverter.class,
            description = "With hdfs://... and s3a://...: a property of Hadoop's configuration. May be repeated.")
    private final Map<String, String> properties = new TreeMap<>();

    @Option(
            names = "--staging",
            paramLabel = "DIR",
            converter = PlaceOption.DirectoryConverter.class,
            description = "With hdfs://... and s3a://...: directory for the bytes of files that are being written."
                    + " Default: galefs/staging in XDG_STATE_HOME, or in ~/.local/state.")
    private Path staging;

    /** Rejects an empty name, which no property has. */
    static final class PropertyNameConverter implements ITypeConverter<String> {
        @Override
        public String convert(final String value) {
            if (value.isEmpty()) {
                throw new TypeConversionException("the name of the property is empty");
            }
            return value;
        }
    }

    /** Creates options that are not given. */
    public ProviderOptions() {}

    /**
     * Checks the options against the places of a command.
     *
     * @throws ParameterException when an option is given, and no place is one of a provider.
     */
    void requireEffect(final Collection<Place> places, final CommandLine command) {
        final boolean isGiven = staging != null || !properties.isEmpty();
        if (isGiven && places.stream().noneMatch(Place.Provided.class::isInstance)) {
            throw new ParameterException(
                    command,
                    "'" + (staging == null ? "-D" : "--staging") + "' is for places such as hdfs://... and s3a://...,"
                            + " but " + places.iterator().next() + " is none");
        }
    }

    /**
     * Returns where the bytes of files that are being written lie.
     *
     * @return a directory of this machine, which may be missing.
     */
    public Path staging() {
        if (staging != null) {
            return staging;
        }
        final String state = System.getenv("XDG_STATE_HOME");
        final Path folder = state == null || state.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(state);
        return folder.resolve("galefs").resolve("staging");
    }

    /**
     * Checks that the staging directory of the option exists. A missing default directory has no files.
     *
     * @throws CommandException the directory is missing, so its name may be mistyped.
     */
    public void requireGivenStaging() throws CommandException {
        if (staging != null && !Files.isDirectory(staging)) {
            throw new CommandException("'--staging' " + staging + ": no such directory");
        }
    }

    /**
     * Opens the files of a place for reading only.
     *
     * @param place    the place.
     * @param patience for how long a call is repeated.
     * @param command  to name in the error when an address or a property has a wrong form.
     * @return the files.
     * @throws FileServiceException the place cannot be reached, or is no directory.
     */
    FileService openReadOnly(final Place.Provided place, final Duration patience, final CommandLine command)
            throws FileServiceException {
        return open(place, context(place, patience), command);
    }

    /**
     * Opens the files of a place.
     *
     * @param place    the place.
     * @param patience for how long a call is repeated.
     * @param command  to name in the error when an address or a property has a wrong form.
     * @return the files.
     * @throws FileServiceException the place cannot be reached, or is no directory.
     */
    FileService open(final Place.Provided place, final Duration patience, final CommandLine command)
            throws FileServiceException {
        return open(place, context(place, patience).staging(staging()), command);
    }

    /**
     * Opens what services have kept in a staging directory.
     *
     * @param scheme    of their places.
     * @param directory below {@link #staging} and its directory of the scheme.
     * @param patience  for how long a call is repeated.
     * @return the files; the caller closes them.
     * @throws FileServiceException     EBUSY if a process has the directory open; ENOENT; EIO.
     * @throws IllegalArgumentException no provider has the scheme.
     */
    public KeptFiles openKept(final String scheme, final Path directory, final Duration patience)
            throws FileServiceException {
        final ProviderContext context = new ProviderContext(URI.create(scheme + ":///"))
                .properties(properties)
                .patience(patience);
        return FileServiceProvider.of(scheme).openKept(scheme, directory, context);
    }

    private ProviderContext context(final Place.Provided place, final Duration patience) {
        return new ProviderContext(place.uri()).properties(properties).patience(patience);
    }

    private static FileService open(
            final Place.Provided place, final ProviderContext context, final CommandLine command)
            throws FileServiceException {
        try {
            return place.provider().open(context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
    }
}
