package io.github.galefs.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The store or the plain directory of this machine that a command is given. */
public final class LocalPlaceOption {
    /** Environment variable with the directory of a store. */
    static final String STORE_VARIABLE = "GALEFS_STORE";

    /** Environment variable with a directory whose files are used as they are. */
    static final String DIRECTORY_VARIABLE = "GALEFS_DIR";

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

    /** Creates an option that is not given. */
    public LocalPlaceOption() {}

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

    /**
     * Returns the names of the options that are set.
     *
     * @return none, one or both, in quotes.
     */
    public List<String> given() {
        final List<String> given = new ArrayList<>(2);
        if (store != null) {
            given.add("'--store'");
        }
        if (directory != null) {
            given.add("'--dir'");
        }
        return given;
    }

    /**
     * Returns the place of the option that is set.
     *
     * @return the store, else the directory; empty if neither is set.
     */
    public Optional<Place.Local> place() {
        return store != null
                ? Optional.of(new Place.Store(store))
                : Optional.ofNullable(directory).map(Place.Directory::new);
    }

    /**
     * Sets both options to what the environment says.
     *
     * @param command to name in errors.
     * @throws ParameterException when a variable is set to an empty text.
     */
    public void applyEnvironment(final CommandSpec command) {
        store = inEnvironment(STORE_VARIABLE, new DirectoryConverter(), command);
        directory = inEnvironment(DIRECTORY_VARIABLE, new DirectoryConverter(), command);
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
