package io.github.galefs.cli.option;

import io.github.galefs.provider.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The place that a command is given: a store or a plain directory of this machine, or any place by its address. */
public final class PlaceOption {
    /** Environment variable with the directory of a store. */
    static final String STORE_VARIABLE = "GALEFS_STORE";

    /** Environment variable with a directory whose files are used as they are. */
    static final String DIRECTORY_VARIABLE = "GALEFS_DIR";

    /** Environment variable with the address of a place. */
    static final String PLACE_VARIABLE = "GALEFS_PLACE";

    @Option(
            names = "--store",
            paramLabel = "DIR",
            converter = DirectoryConverter.class,
            description = "Directory of the store. Default, where no other place is given: " + STORE_VARIABLE
                    + " in the environment.")
    private Path store;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            converter = DirectoryConverter.class,
            description = "Directory that has the files, as they are, instead of a store. Default, where no other place"
                    + " is given: " + DIRECTORY_VARIABLE + " in the environment.")
    private Path directory;

    @Option(
            names = "--place",
            paramLabel = "PLACE",
            converter = PlaceConverter.class,
            description = "Any place that has the files: store:DIR, dir:DIR, galefs://HOST:PORT/,"
                    + " hdfs://HOST:PORT/DIRECTORY or s3a://BUCKET/DIRECTORY. Default, where no other place is given: "
                    + PLACE_VARIABLE + " in the environment.")
    private Place place;

    /** Creates an option that is not given. */
    public PlaceOption() {}

    /** Rejects an empty name: an unset variable of a script must not mean the working directory. */
    static final class DirectoryConverter implements ITypeConverter<Path> {
        @Override
        public Path convert(final String value) {
            if (value.isEmpty()) {
                throw new TypeConversionException("the name of the directory is empty");
            }
            return Path.of(value);
        }
    }

    /** Passes on the message of {@link Place#parse}, which picocli would drop. */
    static final class PlaceConverter implements ITypeConverter<Place> {
        @Override
        public Place convert(final String value) {
            try {
                return Place.parse(value);
            } catch (final IllegalArgumentException e) {
                final TypeConversionException invalid = new TypeConversionException(e.getMessage());
                invalid.initCause(e);
                throw invalid;
            }
        }
    }

    /**
     * Returns the names of the options that are set.
     *
     * @return none or more, in quotes.
     */
    public List<String> given() {
        final List<String> given = new ArrayList<>();
        if (store != null) {
            given.add("'--store'");
        }
        if (directory != null) {
            given.add("'--dir'");
        }
        if (place != null) {
            given.add("'--place'");
        }
        return given;
    }

    /**
     * Returns the place of the option that is set.
     *
     * @return the place of one that is set; empty if none is.
     */
    public Optional<Place> place() {
        if (store != null) {
            return Optional.of(new Place.Store(store));
        }
        return directory != null ? Optional.of(new Place.Directory(directory)) : Optional.ofNullable(place);
    }

    /**
     * Sets the options to what the environment says.
     *
     * @param command to name in errors.
     * @throws ParameterException when a variable is set to an empty text, or to no place.
     */
    public void applyEnvironment(final CommandSpec command) {
        store = inEnvironment(STORE_VARIABLE, new DirectoryConverter(), command);
        directory = inEnvironment(DIRECTORY_VARIABLE, new DirectoryConverter(), command);
        place = inEnvironment(PLACE_VARIABLE, new PlaceConverter(), command);
    }

    /** Returns the value of a variable of the environment; null if it is not set. */
    static <T> T inEnvironment(final String variable, final ITypeConverter<T> converter, final CommandSpec command) {
        final String value = System.getenv(variable);
        try {
            return value == null ? null : converter.convert(value);
        } catch (final Exception e) {
            throw new ParameterException(
                    command.commandLine(), "in the environment, " + variable + ": " + e.getMessage(), e);
        }
    }
}
