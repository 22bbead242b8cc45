package io.github.galefs.cli.serve;

import io.github.galefs.cli.option.ConnectionKeys;
import io.github.galefs.cli.option.DiskCacheOptions;
import io.github.galefs.cli.option.LocalStore;
import io.github.galefs.cli.option.SecondsConverter;
import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.cli.option.TlsOptions;
import io.github.galefs.cli.option.UpstreamOptions;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.Cleanup;
import io.github.galefs.cli.shutdown.TerminationSignals;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.provider.Place;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves a place over the network until Ctrl-C or SIGTERM. */
@Command(
        name = "serve",
        description = {
            "Serve a store, a directory or another place over the network, until Ctrl-C or SIGTERM, which are no"
                    + " failures. Creates the store if its directory is new or empty.",
            "To listen beyond this machine, it requires --tls-key, and --tls-trust (for clients' certificates) or"
                    + " --token-file."
        })
final class ServeCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ServedOption served;

    @Option(
            names = "--block-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes in a block of a new store. Default: 64KiB.")
    private Long blockSize;

    @Option(
            names = "--listen",
            paramLabel = "HOST:PORT",
            defaultValue = "localhost:4747",
            converter = ListenAddress.Converter.class,
            description = "Address to listen on. Port 0 takes any free port, which is printed. An IPv6 address is"
                    + " written in brackets: [::1]:4747. Default: ${DEFAULT-VALUE}.")
    private ListenAddress listen;

    @Option(
            names = "--export",
            paramLabel = "PATH",
            defaultValue = "/",
            description = "Directory in the store, or in the one of --dir, that clients see as their root. Default:"
                    + " ${DEFAULT-VALUE}.")
    private String export;

    @Option(names = "--read-only", description = "Refuse changes by clients.")
    private boolean readOnly;

    @Option(
            names = "--max-connections",
            paramLabel = "N",
            defaultValue = "256",
            description = "Maximum number of clients. Default: ${DEFAULT-VALUE}.")
    private int maxConnections;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Most memory for the buffers of all connections, at least 16MiB. Default: a quarter of the"
                    + " JVM's heap, at most 1GiB.")
    private Long memory;

    @Option(
            names = "--handshake-timeout",
            paramLabel = "SECONDS",
            defaultValue = "30",
            converter = SecondsConverter.class,
            description =
                    "How long a client may take to connect, its TLS handshake included. Default: ${DEFAULT-VALUE}.")
    private Duration handshakeTimeout;

    @Mixin
    private TlsOptions tls;

    @Mixin
    private UpstreamOptions upstream;

    @Mixin
    private DiskCacheOptions diskCache;

    @Mixin
    private HandOverOptions handOver;

    ServeCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException {
        upstream.check(served.place(), spec.commandLine());
        diskCache.check(served.place(), spec.commandLine());
        handOver.check(spec.commandLine());
        requireWriters();
        final ServingEnd end = new ServingEnd();
        final ServerContext context = context().errorHandler(end);
        final FileService files = handOver.before(open(end), spec.commandLine());
        try (Cleanup _ = () -> Uninterrupted.run(files::close);
                FileServer server = open(files, context)) {
            TerminationSignals.handle(end::end);
            if (served.place() instanceof Place.Store(final Path directory)) {
                CountersNotice.printIfHidden(output, directory);
            }
            printAddress(server);
            printIfOpenToAll();
            end.await();
        }
        end.requireOrder();
        return ExitCode.OK;
    }

    private void requireWriters() {
        if (readOnly && handOver.isGiven()) {
            throw new ParameterException(
                    spec.commandLine(), "'--hand-over' is for files that clients write, but '--read-only' is given");
        }
    }

    private FileService open(final ServingEnd end) throws IOException {
        return switch (served.place()) {
            case Place.Store(final Path directory) ->
                LocalStore.openOrCreate(
                        new EmbeddedStoreContext().errorHandler(end), directory, blockSize, spec.commandLine());
            case Place.Directory(final Path directory) -> openDirectory(directory);
            case Place.Server _, Place.Provided _ -> openRemote();
        };
    }

    private FileService openRemote() throws IOException {
        requireNoBlockSize();
        return diskCache.before(upstream.open(served.place(), spec.commandLine()), served.place(), spec.commandLine());
    }

    private void requireNoBlockSize() {
        if (blockSize != null) {
            throw new ParameterException(
                    spec.commandLine(), "'--block-size' applies to a new store, and " + served.place() + " is none");
        }
    }

    private FileService openDirectory(final Path directory) throws IOException {
        requireNoBlockSize();
        // The part itself is the root: a link of a plain directory must not lead out of it.
        final Path root = Path.of("/");
        final Path part = root.relativize(root.resolve(export).normalize());
        final Path exported = directory.resolve(part).toRealPath();
        if (!exported.startsWith(directory.toRealPath())) {
            throw new FileServiceException(
                    PosixError.EACCES, "'" + export + "' leads out of " + served.place() + ", to " + exported);
        }
        return DirectoryFileService.open(new DirectoryContext().directory(exported));
    }

    private FileServer open(final FileService files, final ServerContext context) throws IOException {
        try {
            return FileServer.open(files, context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private ServerContext context() throws IOException {
        final ServerContext context = new ServerContext()
                .address(listen.toSocketAddress())
                .readOnly(readOnly)
                .maxConnections(maxConnections)
                .handshakeTimeout(handshakeTimeout);
        switch (served.place()) {
            case Place.Store(final Path directory) ->
                context.export(export).ringDirectory(directory).statusDirectory(directory);
            // A plain directory gets no files but those of its users.
            case Place.Directory _ -> {}
            case Place.Server _, Place.Provided _ -> context.export(export);
        }
        if (memory != null) {
            context.memory(memory);
        }
        secure(context, tls.keys());
        return context;
    }

    private void secure(final ServerContext context, final ConnectionKeys keys) throws IOException {
        keys.withoutEffect().ifPresent(option -> {
            throw new ParameterException(
                    spec.commandLine(),
                    "'--" + option + "' has no effect without TLS: add '--tls-key FILE', the server's own key");
        });
        if (keys.wantsTls()) {
            if (!keys.hasIdentity()) {
                throw new ParameterException(
                        spec.commandLine(), "'--tls-trust' needs '--tls-key', the server's own key");
            }
            context.tls(keys.tls(), keys.hasTrusted()).tlsVersions(keys.versions());
        }
        if (keys.hasToken()) {
            context.token(keys.token().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Programs that start a server wait for this line and parse the port from it. */
    private void printAddress(final FileServer server) {
        output.line("serving " + (exportsAll() ? "" : export + " of ")
                + (served.place() instanceof final Place.Local local ? local.directory() : served.place()) + " at "
                + listen.at(server.address().getPort()));
        output.out().flush();
    }

    private boolean exportsAll() {
        return "/".equals(export);
    }

    /** A server that asks for no secret listens on the loopback address only, which every user of a machine reaches. */
    private void printIfOpenToAll() {
        if (!tls.keys().hasToken() && !tls.keys().hasTrusted()) {
            output.warning("every user of this machine can read " + (readOnly ? "" : "and write ")
                    + (exportsAll() ? "all files" : "'" + export + "'") + " of " + served.place()
                    + " through this server; --token-file FILE restricts it to those who can read FILE");
        }
    }
}
