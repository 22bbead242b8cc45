package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.stream.Stream;

/** A store and a server that serves it on a port chosen by the system. */
public final class ServedStore implements AutoCloseable {
    public static final int BLOCK = 4096;
    public static final int SEGMENT_LENGTH = 1024 * 1024;

    private Path directory;
    private EmbeddedStore store;
    private FileServer server;

    public ServedStore(final Path directory) throws FileServiceException {
        this(directory, new ServerContext());
    }

    public ServedStore(final Path directory, final ServerContext context) throws FileServiceException {
        this.directory = directory.resolve("served");
        store = Files.exists(this.directory)
                ? EmbeddedStore.open(storeContext())
                : EmbeddedStore.create(storeContext().blockSize(BLOCK));
        serve(0, context);
    }

    public EmbeddedStore store() {
        return store;
    }

    public FileServer server() {
        return server;
    }

    public ServerAddress address() {
        return new ServerAddress(
                server.address().getAddress().getHostAddress(), server.address().getPort());
    }

    public ClientContext clientContext() {
        return new ClientContext()
                .address(address())
                .callTimeout(Duration.ofSeconds(10))
                .reconnectTimeout(Duration.ofSeconds(10));
    }

    public RemoteFileService connect() throws FileServiceException {
        return RemoteFileService.connect(clientContext());
    }

    /** Closes the server and its store, and serves the same store by a new server at the same address. */
    public void restart() throws FileServiceException {
        restart(new ServerContext());
    }

    /** Does the same as {@link #restart()}, with another configuration of the server. */
    public void restart(final ServerContext context) throws FileServiceException {
        final int port = server.address().getPort();
        end();
        store = EmbeddedStore.open(storeContext());
        serve(port, context);
    }

    /** Copies the store as its machine's disk would have it if the power failed now and all were synced. */
    public Path copy() throws IOException {
        final Path copy = directory.resolveSibling("copy");
        copyAll(directory, copy);
        return copy;
    }

    /** Does the same as {@link #restart()}, with a copy of the store: every change since is gone. */
    public void restartFrom(final Path copy) throws IOException {
        final int port = server.address().getPort();
        end();
        directory = copy;
        store = EmbeddedStore.open(storeContext());
        serve(port, new ServerContext());
    }

    /** Does the same as {@link #restart(ServerContext)}, with a new store in the place of this one. */
    public void remake(final ServerContext context) throws IOException {
        final int port = server.address().getPort();
        end();
        deleteAll(directory);
        store = EmbeddedStore.create(storeContext().blockSize(BLOCK));
        serve(port, context);
    }

    private static void deleteAll(final Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /** Closes the server and its store. */
    public void end() throws FileServiceException {
        server.close();
        store.close();
    }

    @Override
    public void close() throws FileServiceException {
        end();
    }

    private void serve(final int port, final ServerContext context) throws FileServiceException {
        server = FileServer.open(store, context.address(new InetSocketAddress(InetAddress.getLoopbackAddress(), port)));
    }

    private static void copyAll(final Path from, final Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (final Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    private EmbeddedStoreContext storeContext() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(SEGMENT_LENGTH);
    }
}
