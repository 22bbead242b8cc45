package io.github.galefs.bench.remote;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.CloseHelper;
import org.agrona.IoUtil;

/** A server and clients that keep many requests in flight. One thread runs all clients. */
final class OverloadRig implements AutoCloseable {
    private static final int IN_FLIGHT = 64;
    private static final long SELECT_MILLIS = 100;

    private final Path directory;
    private final EmbeddedStore store;
    private final FileServer server;
    private final List<PipelinedClient> clients = new ArrayList<>();
    private final Selector selector = Selector.open();

    /** @param connections number of clients. */
    OverloadRig(final int connections) throws IOException, BenchException {
        directory = Files.createTempDirectory("galefs-bench-");
        store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory.resolve("store")).blockSize(PipelinedClient.LENGTH));
        server = FileServer.open(
                store, new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
        for (int i = 0; i < connections; i++) {
            final PipelinedClient client = new PipelinedClient(server.address(), "file" + i);
            clients.add(client);
            client.register(selector);
        }
    }

    /**
     * Executes a number of requests, or some more, with {@link #IN_FLIGHT} in flight on each connection until the last
     * have been sent. Returns when all have been answered, so that the next run begins with an idle server.
     */
    void run(final int requests) throws IOException, BenchException {
        int sent = 0;
        for (final PipelinedClient client : clients) {
            sent += client.request(IN_FLIGHT);
        }
        int done = 0;
        while (done < sent) {
            selector.select(SELECT_MILLIS);
            for (final SelectionKey key : selector.selectedKeys()) {
                final PipelinedClient client = (PipelinedClient) key.attachment();
                done += client.proceed();
                sent += sent < requests ? client.request(IN_FLIGHT) : 0;
            }
            selector.selectedKeys().clear();
        }
    }

    @Override
    public void close() throws IOException {
        CloseHelper.quietCloseAll(clients);
        selector.close();
        server.close();
        store.close();
        IoUtil.delete(directory.toFile(), false);
    }
}
