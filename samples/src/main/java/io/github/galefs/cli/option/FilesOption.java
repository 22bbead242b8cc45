package io.github.galefs.cli.option;

import io.github.galefs.cli.shutdown.ShutdownHook;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/**
 * The files that a command works on: those of a store, of a plain directory, or of a server, which an option or a path
 * such as {@code galefs://HOST:PORT/PATH} names. A command passes its paths to {@link #path} before it opens the files.
 */
public final class FilesOption {
    private static final String SERVER_VARIABLE = "GALEFS_SERVER";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private LocalPlaceOption local;

    @Option(
            names = "--server",
            paramLabel = "ADDRESS",
            converter = AddressConverter.class,
            description = "Server that has the files, as galefs://HOST:PORT/, instead of a store. A path may name it,"
                    + " too: galefs://HOST:PORT/PATH. Default, where no other place is given: " + SERVER_VARIABLE
                    + " in the environment.")
    private ServerAddress server;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "With --server: how long connecting may take, handshakes included, and how long a call tries"
                    + " to restore a lost connection before it fails."
                    + " Default: ${DEFAULT-VALUE}.")
    private int timeoutSeconds;

    @Mixin
    private TlsOptions tls;

    /** The server that a path names. */
    private ServerAddress named;

    /** A path that names no server. */
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
        conclude();
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
     * Returns the path of a file in the store or at the server that an argument names.
     *
     * @param argument a path, or {@code galefs://HOST:PORT/PATH}.
     * @return the path.
     * @throws ParameterException when it names another server than an option or another path.
     */
    public String path(final String argument) {
        final ServerPath path = serverPath(argument).orElse(null);
        if (path == null) {
            unnamed = argument;
            return argument;
        }
        if (named != null && !named.equals(path.server())) {
            throw usageError("paths name two servers, " + named + " and " + path.server() + ": give one");
        }
        named = path.server();
        return path.path();
    }

    /**
     * Returns the paths of files in the store or at the server that arguments name.
     *
     * @param arguments paths, or {@code galefs://HOST:PORT/PATH}.
     * @return the paths.
     * @throws ParameterException when they name several servers.
     */
    public List<String> paths(final List<String> arguments) {
        return arguments.stream().map(this::path).toList();
    }

    private Optional<ServerPath> serverPath(final String argument) {
        try {
            return ServerPath.parse(argument);
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
        return switch (place()) {
            case Place.Store(final Path files) ->
                EmbeddedStore.openReadOnly(new EmbeddedStoreContext().directory(files));
            case Place.Directory(final Path files) -> openDirectory(files);
            case Place.Server(final ServerAddress address) -> connect(address);
        };
    }

    /**
     * Opens the files for a command that changes them.
     *
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService open() throws FileServiceException {
        return switch (place()) {
            case Place.Store(final Path files) -> EmbeddedStore.open(new EmbeddedStoreContext().directory(files));
            case Place.Directory(final Path files) -> openDirectory(files);
            case Place.Server(final ServerAddress address) -> connect(address);
        };
    }

    private static FileService openDirectory(final Path files) throws FileServiceException {
        return DirectoryFileService.open(new DirectoryContext().directory(files));
    }

    private FileService connect(final ServerAddress address) throws FileServiceException {
        if (timeoutSeconds < 1) {
            throw usageError("Invalid value for option '--timeout': " + timeoutSeconds + ": must be at least 1");
        }
        final Duration timeout = Duration.ofSeconds(timeoutSeconds);
        final ClientContext context =
                new ClientContext().address(address).connectTimeout(timeout).reconnectTimeout(timeout);
        try {
            if (tls.wantsTls()) {
                context.tls(tls.keys()).tlsVersions(tls.versions());
            }
            if (tls.hasToken()) {
                context.token(tls.token());
            }
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.withMessage(PosixError.EACCES, "keys for " + address + ": " + e.getMessage(), e);
        }
        final RemoteFileService files = connectBy(context);
        ShutdownHook.limitWait(files);
        return files;
    }

    private RemoteFileService connectBy(final ClientContext context) throws FileServiceException {
        try {
            return RemoteFileService.connect(context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage(), e);
        }
    }

    /**
     * Applies the environment where the command line names no place. Either may give only one. The environment is for
     * paths that do not say themselves where they are.
     */
    private void conclude() {
        if (place != null) {
            return;
        }
        if (givenPlaces().isEmpty() && (named == null || unnamed != null)) {
            applyEnvironment();
        }
        if (givenPlaces().size() > 1) {
            throw usageError(
                    String.join(" and ", givenPlaces()) + " are given, or set in the environment: use one of them");
        }
        if (named != null) {
            applyNamedServer();
        }
        if (givenPlaces().isEmpty()) {
            throw usageError("Missing required option: '--dir=DIR', '--store=DIR' or '--server=ADDRESS'");
        }
        tls.withoutEffect().ifPresent(option -> {
            if (server != null) {
                throw usageError("'" + option + "' has no effect without TLS: add '--tls-trust FILE' with the server's"
                        + " certificate, or '--tls-key FILE'");
            }
        });
        place = server == null ? local.place().orElseThrow() : new Place.Server(server);
        if (server == null && tls.isGiven()) {
            throw usageError(
                    "'--tls-...' and '--token-file' are for the connection to a server, but " + place + " is local");
        }
    }

    /** Returns the names of the options of all places that are set. */
    private List<String> givenPlaces() {
        final List<String> given = local.given();
        if (server != null) {
            given.add("'--server'");
        }
        return given;
    }

    private void applyNamedServer() {
        local.place().ifPresent(other -> {
            final String source = other instanceof Place.Store
                    ? "'--store' or " + LocalPlaceOption.STORE_VARIABLE
                    : "'--dir' or " + LocalPlaceOption.DIRECTORY_VARIABLE;
            throw twoPlaces(source + " is " + other);
        });
        if (server != null && !server.equals(named)) {
            throw twoPlaces("'--server' or " + SERVER_VARIABLE + " is " + server);
        }
        server = named;
    }

    private ParameterException twoPlaces(final String other) {
        return usageError("a path names server " + named + ", and " + other + ": give one of the two");
    }

    private void applyEnvironment() {
        local.applyEnvironment(command);
        server = LocalPlaceOption.inEnvironment(SERVER_VARIABLE, new AddressConverter(), command);
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
