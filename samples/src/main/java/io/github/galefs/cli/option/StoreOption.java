package io.github.galefs.cli.option;

import io.github.galefs.cli.shutdown.ShutdownHook;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
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
 * The files that a command works on: a store in a directory of this machine, or those of a server, which an option or a
 * path such as {@code galefs://HOST:PORT/PATH} names. A command passes its paths to {@link #path} before it opens the
 * files.
 */
public final class StoreOption {
    static final String STORE_VARIABLE = "GALEFS_STORE";
    private static final String SERVER_VARIABLE = "GALEFS_SERVER";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--store",
            paramLabel = "DIR",
            converter = DirectoryConverter.class,
            description =
                    "Directory of the store. Default, without --server: " + STORE_VARIABLE + " in the environment.")
    private Path directory;

    @Option(
            names = "--server",
            paramLabel = "ADDRESS",
            converter = AddressConverter.class,
            description = "Server that has the files, as galefs://HOST:PORT/, instead of a store. A path may name it,"
                    + " too: galefs://HOST:PORT/PATH. Default, without --store: " + SERVER_VARIABLE
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

    private boolean concluded;

    /** Rejects an empty name: an unset variable of a script must not mean the working directory. */
    public static final class DirectoryConverter implements ITypeConverter<Path> {
        /** Creates a converter. */
        public DirectoryConverter() {}

        @Override
        public Path convert(final String value) {
            if (value.isEmpty()) {
                throw new TypeConversionException("the name of the store's directory is empty");
            }
            return Path.of(value);
        }
    }

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
    public StoreOption() {}

    /** Sets the command to name in errors. */
    void usedBy(final CommandSpec newCommand) {
        command = newCommand;
    }

    /**
     * Returns the directory of the store.
     *
     * @return the directory; empty if a server has the files.
     */
    public Optional<Path> directory() {
        conclude();
        return Optional.ofNullable(directory);
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
     * Returns the server that has the files.
     *
     * @return its address; empty if they are in a local store.
     */
    public Optional<ServerAddress> server() {
        conclude();
        return Optional.ofNullable(server);
    }

    /**
     * Opens the files for a command that only reads. Others may write to the store meanwhile.
     *
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService openReadOnly() throws FileServiceException {
        conclude();
        return server == null ? EmbeddedStore.openReadOnly(new EmbeddedStoreContext().directory(directory)) : connect();
    }

    /**
     * Opens the files for a command that changes them.
     *
     * @return the files.
     * @throws FileServiceException when they cannot be opened.
     */
    public FileService open() throws FileServiceException {
        conclude();
        return server == null ? EmbeddedStore.open(new EmbeddedStoreContext().directory(directory)) : connect();
    }

    private FileService connect() throws FileServiceException {
        if (timeoutSeconds < 1) {
            throw usageError("Invalid value for option '--timeout': " + timeoutSeconds + ": must be at least 1");
        }
        final Duration timeout = Duration.ofSeconds(timeoutSeconds);
        final ClientContext context =
                new ClientContext().address(server).connectTimeout(timeout).reconnectTimeout(timeout);
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
            throw FileServiceException.withMessage(PosixError.EACCES, "keys for " + server + ": " + e.getMessage(), e);
        }
        final RemoteFileService files = connect(context);
        ShutdownHook.limitWait(files);
        return files;
    }

    private RemoteFileService connect(final ClientContext context) throws FileServiceException {
        try {
            return RemoteFileService.connect(context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage(), e);
        }
    }

    /**
     * Applies the environment where the command line names neither a store nor a server. Either may give only one of
     * the two.
     */
    private void conclude() {
        if (concluded) {
            return;
        }
        concluded = true;
        // The environment is for paths that do not say themselves where they are.
        if (directory == null && server == null && (named == null || unnamed != null)) {
            applyEnvironment();
        }
        if (directory != null && server != null) {
            throw usageError("'--store' and '--server' are both given, or both set in the environment: use one");
        }
        if (named != null) {
            applyNamedServer();
        }
        if (directory == null && server == null) {
            throw usageError("Missing required option: '--store=DIR' or '--server=ADDRESS'");
        }
        tls.withoutEffect().ifPresent(option -> {
            if (server != null) {
                throw usageError("'" + option + "' has no effect without TLS: add '--tls-trust FILE' with the server's"
                        + " certificate, or '--tls-key FILE'");
            }
        });
        if (directory != null && tls.isGiven()) {
            throw usageError("'--tls-...' and '--token-file' are for the connection to a server, but store " + directory
                    + " is local");
        }
    }

    private void applyNamedServer() {
        if (directory != null) {
            throw usageError("a path names server " + named + ", and '--store' or " + STORE_VARIABLE + " is store "
                    + directory + ": give one of the two");
        }
        if (server != null && !server.equals(named)) {
            throw usageError("a path names server " + named + ", and '--server' or " + SERVER_VARIABLE + " is " + server
                    + ": give one of the two");
        }
        server = named;
    }

    private void applyEnvironment() {
        final String store = System.getenv(STORE_VARIABLE);
        final String address = System.getenv(SERVER_VARIABLE);
        try {
            directory = store == null ? null : new DirectoryConverter().convert(store);
            server = address == null ? null : new AddressConverter().convert(address);
        } catch (final TypeConversionException e) {
            throw usageError("in the environment: " + e.getMessage());
        }
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
