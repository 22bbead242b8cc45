package io.github.galefs.hadoop.object;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Stands between a client and a server of HTTP. Loses answers to requests, which the server has served, or delays them.
 */
final class CuttingProxy implements AutoCloseable {
    private static final String SUCCESS = "HTTP/1.1 20";

    private final ServerSocket listener;
    private final String target;
    private final AtomicInteger remaining = new AtomicInteger();
    private volatile String chosenRequest = "none";
    private volatile Action beforeAnswer;
    private volatile Action beforeRequest;

    /** Runs before bytes are passed on. */
    interface Action {
        void run() throws IOException;
    }

    CuttingProxy(final String target) throws IOException {
        this.target = target;
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    String endpoint() {
        return "http://127.0.0.1:" + listener.getLocalPort();
    }

    /** Loses the successful answers to the next requests that begin with a text. */
    void cut(final String request, final int count) {
        choose(request, null, null, count);
    }

    /** Runs an action before the successful answer to the next request that begins with a text. */
    void beforeAnswer(final String request, final Action action) {
        choose(request, action, null, 1);
    }

    /** Runs an action before the next request that begins with a text. */
    void beforeRequest(final String request, final Action action) {
        choose(request, null, action, 1);
    }

    /** Cuts the connection at each request that begins with a text. */
    void refuse(final String request) {
        choose(
                request,
                null,
                () -> {
                    throw new IOException("the request is refused");
                },
                Integer.MAX_VALUE);
    }

    private void choose(final String request, final Action answered, final Action requested, final int count) {
        chosenRequest = request;
        beforeAnswer = answered;
        beforeRequest = requested;
        remaining.set(count);
    }

    /** Returns for how many requests or answers it still waits. */
    int remaining() {
        return Math.max(0, remaining.get());
    }

    private void accept() {
        try {
            while (true) {
                connect(listener.accept());
            }
        } catch (final IOException e) {
            // The end of the test.
        }
    }

    private void connect(final Socket client) throws IOException {
        try {
            final Socket server = new Socket(
                    InetAddress.getLoopbackAddress(), URI.create(target).getPort());
            final Connection connection = new Connection(client, server);
            Thread.ofVirtual().start(connection::forward);
            Thread.ofVirtual().start(connection::answer);
        } catch (final ConnectException e) {
            // The server is away.
            client.close();
        }
    }

    /** Says whether bytes are passed on. */
    private interface Filter {
        boolean test(String beginning) throws IOException;
    }

    /** A connection of a client, and the one to the server that belongs to it. */
    private final class Connection {
        private final Socket client;
        private final Socket server;
        private volatile boolean isChosen;

        Connection(final Socket client, final Socket server) {
            this.client = client;
            this.server = server;
        }

        void forward() {
            pump(client, server, text -> {
                final boolean isRequest = text.startsWith(chosenRequest);
                final Action action = beforeRequest;
                if (isRequest && action != null && remaining.getAndDecrement() > 0) {
                    action.run();
                }
                isChosen |= isRequest && action == null;
                return true;
            });
        }

        void answer() {
            pump(server, client, text -> {
                if (!isChosen || !text.startsWith(SUCCESS) || remaining.getAndDecrement() <= 0) {
                    return true;
                }
                isChosen = false;
                if (beforeAnswer != null) {
                    beforeAnswer.run();
                }
                return beforeAnswer != null;
            });
        }

        private void pump(final Socket from, final Socket to, final Filter passes) {
            final byte[] buffer = new byte[64 * 1024];
            try (from;
                    to) {
                final InputStream in = from.getInputStream();
                final OutputStream out = to.getOutputStream();
                int count = in.read(buffer);
                while (count >= 0
                        && passes.test(new String(buffer, 0, Math.min(count, 200), StandardCharsets.US_ASCII))) {
                    out.write(buffer, 0, count);
                    count = in.read(buffer);
                }
            } catch (final IOException e) {
                // The other direction has ended.
            }
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
