package io.github.galefs.cli.option;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Where the files are, in a directory of this machine or at a server, and how a command gets at them. */
public final class StoreOption {
    private static final String STORE_VARIABLE = "GALEFS_STORE";
    private static final String SERVER_VARIABLE = "GALEFS_SERVER";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--store",
            paramLabel = "DIR",
            converter = DirectoryConverter.class,
            description = "Directory of the store. Unless given, nor --server: what the environment has as "
                    + STORE_VARIABLE + ".")
    private Path directory;

    @Option(
            names = "--server",
            paramLabel = "ADDRESS",
            converter = AddressConverter.class,
            description = "Server that has the files, as galefs://HOST:PORT/, instead of a store. Unless given, nor"
                    + " --store: what the environment has as " + SERVER_VARIABLE + ".")
    private ServerAddress server;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "With --server: how long a call tries to have a lost connection back before it fails"
                    + " (${DEFAULT-VALUE}).")
    private int timeoutSeconds;

    @Mixin
    private TlsOptions tls;

    private boolean concluded;

    /** An unset variable of a script must not stand for the working directory. */
    public static final class DirectoryConverter implements ITypeConverter<Path> {
        @Override
        public Path convert(final String value) {
            if (value.isEmpty()) {
                throw new TypeConversionException("the name of the store's directory is empty");
            }
            return Path.of(value);
        }
    }

    /** Tells what is wrong with an address. */
    static final class AddressConverter implements ITypeConverter<ServerAddress> {
        @Override
        public ServerAddress convert(final String value) {
            try {
                return ServerAddress.parse(value);
            } catch (final IllegalArgumentException e) {
                final TypeConversionException wrong = new TypeConversionException(e.getMessage());
                wrong.initCause(e);
                throw wrong;
            }
        }
    }

    /** Directory of the store; none if a server has it. */
    public Optional<Path> directory() {
        conclude();
        return Optional.ofNullable(directory);
    }

    /** Directory of the store, for a command that does not work through a server. */
    public Path requireDirectory() {
        return directory()
                .orElseThrow(() -> wrong("'" + command.qualifiedName() + "' works on a store in a directory of this"
                        + " machine: give '--store=DIR' instead of '--server'"));
    }

    /** Opens the files for a command that only looks. Nobody is kept from writing meanwhile. */
    public FileService openReadOnly() throws FileServiceException {
        conclude();
        return server == null ? FileStore.openReadOnly(new FileStoreContext().directory(directory)) : connect();
    }

    /** Opens the files for a command that changes them. */
    public FileService open() throws FileServiceException {
        conclude();
        return server == null ? FileStore.open(new FileStoreContext().directory(directory)) : connect();
    }

    private FileService connect() throws FileServiceException {
        if (timeoutSeconds < 1) {
            throw wrong("Invalid value for option '--timeout': " + timeoutSeconds + ": must be at least 1");
        }
        final ClientContext context =
                new ClientContext().address(server).reconnectTimeout(Duration.ofSeconds(timeoutSeconds));
        try {
            if (tls.wantsTls()) {
                context.tls(tls.keys());
            }
            if (tls.hasToken()) {
                context.token(tls.token());
            }
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EACCES, "keys for " + server + ": " + e.getMessage(), e);
        }
        return RemoteFileService.connect(context);
    }

    /** The command line goes before the environment; within each, there must be one. */
    private void conclude() {
        if (concluded) {
            return;
        }
        concluded = true;
        if (directory == null && server == null) {
            takeFromEnvironment();
        }
        if (directory != null && server != null) {
            throw wrong("'--store' and '--server' are given, or are both in the environment: there can be one");
        }
        if (directory == null && server == null) {
            throw wrong("Missing required option: '--store=DIR' or '--server=ADDRESS'");
        }
    }

    private void takeFromEnvironment() {
        final String store = System.getenv(STORE_VARIABLE);
        final String address = System.getenv(SERVER_VARIABLE);
        try {
            directory = store == null ? null : new DirectoryConverter().convert(store);
            server = address == null ? null : new AddressConverter().convert(address);
        } catch (final TypeConversionException e) {
            throw wrong("in the environment: " + e.getMessage());
        }
    }

    private ParameterException wrong(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
