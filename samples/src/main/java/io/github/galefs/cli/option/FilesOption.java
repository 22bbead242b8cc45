package io.github.galefs.cli.option;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.LocatedPath;
import io.github.galefs.provider.Place;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/**
 * The files that a command works on: those of a store, of a plain directory, of a server or of another place, which an
 * option or a path such as {@code galefs://HOST:PORT/PATH} names. A command passes its paths to {@link #path} before it
 * opens the files.
 */
public final class FilesOption {
    private static final String SERVER_VARIABLE = "GALEFS_SERVER";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private PlaceOption given;

    @Option(
            names = "--server",
            paramLabel = "ADDRESS",
            converter = AddressConverter.class,
            description = "Server that has the files, as galefs://HOST:PORT/, instead of a store. A path may name it,"
                    + " too: galefs://HOST:PORT/PATH. Default, where no other place is given: " + SERVER_VARIABLE
                    + " in the environment.")
    private ServerAddress server;

    @Mixin
    private TimeoutOption timeout;

    @Mixin
    private TlsOptions tls;

    @Mixin
    private ProviderOptions provider;

    /** The place that a path names. */
    private Place named;

    /** A path that names no place. */
    private String unnamed;

    /** Null until this is concluded. */
    private Place place;

    /** Passes on the message of {@link ServerAddress#parse}, which picocli would drop. */
    static final class AddressConverter implements ITypeConverter<ServerAddress> {
        @Override
        public ServerAddress convert(final String value) {
            try {
                return ServerAddress.parse(value);
            } catch (final IllegalArgumentException e) {
                final TypeConversionException invalid = new TypeConversionException(e.getMessage());
                invalid.initCause(e);
                throw invalid;
            }
        }
    }

    /** Creates an option that is not given. */
    public FilesOption() {}

    /** Sets the command to name in errors. */
    void usedBy(final CommandSpec newCommand) {
        command = newCommand;
    }

    /**
     * Returns where the files lie.
     *
     * @return the place.
     */
    public Place place() {
        if (place == null) {
            place = conclude();
            requireEffect(Set.of(place));
        }
        return place;
    }

    /**
     * Returns the directory of this machine that has the files.
     *
     * @return a store or a plain directory; empty if a server has the files.
     */
    public Optional<Place.Local> local() {
        return place() instanceof final Place.Local files ? Optional.of(files) : Optional.empty();
    }

    /**
     * Returns the directory of the store that has the files.
     *
     * @return the directory; empty if the files are in a plain directory or at a server.
     */
    public Optional<Path> store() {
        return place() instanceof Place.Store(final Path path) ? Optional.of(path) : Optional.empty();
    }

    /**
     * Returns the path of a file that an argument names.
     *
     * @param argument a path, with its place or without: see {@link LocatedPath#parse}.
     * @return the path in its place.
     * @throws ParameterException when it names another place than an option or another path.
     */
    public String path(final String argument) {
        final LocatedPath path = located(argument).orElse(null);
        if (path == null) {
            unnamed = argument;
            return argument;
        }
        if (named != null && !named.equals(path.place())) {
            throw usageError("paths name two places, " + named + " and " + path.place() + ": give one");
        }
        named = path.place();
        return path.path();
    }

    /**
     * Returns the paths of files that arguments name.
     *
     * @param arguments paths, with their place or without.
     * @return the paths in their place.
     * @throws ParameterException when they name several places.
     */
    public List<String> paths(final List<String> arguments) {
        return arguments.stream().map(this::path).toList();
    }

    /**
     * Returns the paths of files that may lie in several places. A path without a place is in that of the option or the
     * environment; without these, in the one that the other paths name.
     *
     * @param arguments paths, with their place or without.
     * @return the paths with their places, in the same order.
     * @throws ParameterException when a path is in no place or in more than one.
     */
    public List<LocatedPath> locate(final List<String> arguments) {
        final Set<Place> places = new LinkedHashSet<>();
        boolean areAllNamed = true;
        for (final String argument : arguments) {
            final Optional<LocatedPath> path = located(argument);
            path.ifPresent(located -> places.add(located.place()));
            areAllNamed &= path.isPresent();
        }
        final Place other = areAllNamed ? places.iterator().next() : placeOfOthers(places);
        places.add(other);
        requireEffect(places);
        return arguments.stream()
                .map(argument -> located(argument).orElseGet(() -> new LocatedPath(other, argument)))
                .toList();
    }

    /**
     * Returns whether an option or the environment names a place.
     *
     * @return whether paths may lack their place.
     */
    public boolean isGiven() {
        if (givenPlaces().isEmpty()) {
            applyEnvironment();
        }
        return !givenPlaces().isEmpty();
    }

    /** Returns the place of paths that name none, beside paths that name these. */
    private Place placeOfOthers(final Set<Place> places) {
        return !isGiven() && places.size() == 1 ? places.iterator().next() : conclude();
    }

    /**
     * Returns the path of a file with the place that an argument names.
     *
     * @param argument a path, with its place or without.
     * @return the path; empty if the argument names no place.
     * @throws ParameterException when the place has a wrong form, or its scheme is unknown.
     */
    public Optional<LocatedPath> located(final String argument) {
        try {
            return LocatedPath.parse(argument);
        } catch (final IllegalArgumentException e) {
            throw usageError(e.getMessage());
        }
    }

    /**
     * Opens the files for a command that only reads. Others may change them meanwhile.
     *
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService openReadOnly() throws FileServiceException {
        return openReadOnly(place());
    }

    /**
     * Opens files for a command that only reads them.
     *
     * @param files where they lie.
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService openReadOnly(final Place files) throws FileServiceException {
        return switch (files) {
            case Place.Store(final Path directory) ->
                EmbeddedStore.openReadOnly(new EmbeddedStoreContext().directory(directory));
            case final Place.Provided provided ->
                provider.openReadOnly(provided, timeout.value(), command.commandLine());
            case Place.Directory _, Place.Server _ -> open(files);
        };
    }

    /**
     * Opens the files for a command that changes them.
     *
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService open() throws FileServiceException {
        return open(place());
    }

    /**
     * Opens files for a command that changes them.
     *
     * @param files where they lie.
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService open(final Place files) throws FileServiceException {
        return switch (files) {
            case Place.Store(final Path directory) ->
                EmbeddedStore.open(new EmbeddedStoreContext().directory(directory));
            case Place.Directory(final Path directory) -> openDirectory(directory);
            case Place.Server(final ServerAddress address) ->
                ServerConnection.open(address, tls.keys(), timeout.value(), command.commandLine());
            case final Place.Provided provided -> provider.open(provided, timeout.value(), command.commandLine());
        };
    }

    private static FileService openDirectory(final Path files) throws FileServiceException {
        return DirectoryFileService.open(new DirectoryContext().directory(files));
    }

    /**
     * Applies the environment where the command line names no place. Either may give only one. The environment is for
     * paths that do not say themselves where they are.
     */
    private Place conclude() {
        if (givenPlaces().isEmpty() && (named == null || unnamed != null)) {
            applyEnvironment();
        }
        if (givenPlaces().size() > 1) {
            throw usageError(
                    String.join(" and ", givenPlaces()) + " are given, or set in the environment: use one of them");
        }
        final Optional<Place> option = server == null ? given.place() : Optional.of(new Place.Server(server));
        return named == null ? option.orElseThrow(this::noPlace) : namedPlace(option);
    }

    private ParameterException noPlace() {
        return usageError("Missing required option: '--dir=DIR', '--store=DIR', '--server=ADDRESS' or '--place=PLACE'");
    }

    /** Returns the place that paths name; an option may name the same. */
    private Place namedPlace(final Optional<Place> option) {
        option.filter(other -> !other.equals(named)).ifPresent(other -> {
            throw usageError("a path names " + named + ", and " + givenPlaces().getFirst()
                    + " or its variable in the environment names " + other + ": give one of the two");
        });
        return named;
    }

    /** Refuses options that have no effect with any of the places. */
    private void requireEffect(final Set<Place> places) {
        provider.requireEffect(places, command.commandLine());
        timeout.requireEffect(places, command.commandLine());
        final boolean hasServer = places.stream().anyMatch(Place.Server.class::isInstance);
        tls.keys().withoutEffect().ifPresent(option -> {
            if (hasServer) {
                throw usageError(
                        "'--" + option + "' has no effect without TLS: add '--tls-trust FILE' with the server's"
                                + " certificate, or '--tls-key FILE'");
            }
        });
        if (!hasServer && tls.keys().isGiven()) {
            throw usageError("'--tls-...' and '--token-file' are for the connection to a server, but "
                    + places.iterator().next() + " is none");
        }
    }

    /** Returns the names of the options of all places that are set. */
    private List<String> givenPlaces() {
        final List<String> names = given.given();
        if (server != null) {
            names.add("'--server'");
        }
        return names;
    }

    private void applyEnvironment() {
        given.applyEnvironment(command);
        server = PlaceOption.inEnvironment(SERVER_VARIABLE, new AddressConverter(), command);
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
