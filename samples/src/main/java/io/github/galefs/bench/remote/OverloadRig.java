package io.github.galefs.bench.remote;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import org.agrona.CloseHelper;

/** A server and clients that keep many requests in flight. One thread runs all clients. */
final class OverloadRig implements AutoCloseable {
    private static final int IN_FLIGHT = 64;
    private static final long SELECT_MILLIS = 100;

    private final TemporaryStore store = new TemporaryStore(PipelinedClient.LENGTH);
    private final FileServer server;
    private final List<PipelinedClient> clients = new ArrayList<>();
    private final Selector selector;

    /** @param connections number of clients. */
    OverloadRig(final int connections) throws IOException, BenchException {
        FileServer serving = null;
        Selector selecting = null;
        try {
            serving = FileServer.open(
                    store.files(),
                    new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
            selecting = Selector.open();
            for (int i = 0; i < connections; i++) {
                final PipelinedClient client = new PipelinedClient(serving.address(), "file" + i);
                clients.add(client);
                client.register(selecting);
            }
        } catch (final Throwable t) {
            CloseHelper.quietCloseAll(clients);
            CloseHelper.quietCloseAll(selecting, serving, store);
            throw t;
        }
        server = serving;
        selector = selecting;
    }

    /**
     * Executes a number of requests, or some more, with {@link #IN_FLIGHT} in flight on each connection until the last
     * have been sent. Returns when all have been answered, so that the next run begins with an idle server.
     */
    void run(final int requests) throws IOException, BenchException, InterruptedException {
        int sent = 0;
        for (final PipelinedClient client : clients) {
            sent += client.request(IN_FLIGHT);
        }
        int done = 0;
        while (done < sent) {
            selector.select(SELECT_MILLIS);
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
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
        try (store;
                server;
                selector) {
            CloseHelper.quietCloseAll(clients);
        }
    }
}
