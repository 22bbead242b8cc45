package io.github.galefs.server;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A server of a new store, some of whose calls a test intercepts, and the peers that are connected to it. */
final class InterceptedServer implements AutoCloseable {
    private final List<RawPeer> peers = new ArrayList<>();
    private final EmbeddedStore store;
    private final FileServer server;

    /** @param interceptor returns the service to export, whose calls go to the given one in the end. */
    InterceptedServer(final Path directory, final ServerContext context, final UnaryOperator<FileService> interceptor)
            throws FileServiceException {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory));
        server = FileServer.open(
                interceptor.apply(store), context.address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
    }

    EmbeddedStore store() {
        return store;
    }

    /** Open connections, those before their handshake included. */
    int connectionCount() {
        return server.connectionCount();
    }

    /** Connections whose handshake is complete. */
    int clientCount() {
        return server.clientCount();
    }

    /** Connects a peer, which is closed with the server. */
    RawPeer connect() throws IOException {
        final RawPeer peer =
                new RawPeer(new ServerAddress("127.0.0.1", server.address().getPort()));
        peers.add(peer);
        return peer;
    }

    /** Connects a client, which the caller closes. */
    RemoteFileService connectClient() throws FileServiceException {
        return RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress("127.0.0.1", server.address().getPort())));
    }

    /** Closes the server, but not its peers. */
    void closeServer() {
        server.close();
    }

    @Override
    public void close() throws IOException {
        for (final RawPeer peer : peers) {
            peer.close();
        }
        server.close();
        store.close();
    }
}
