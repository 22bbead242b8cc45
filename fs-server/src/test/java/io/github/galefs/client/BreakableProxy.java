package io.github.galefs.client;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** A TCP proxy between clients and a server that breaks connections and drops replies on request. */
final class BreakableProxy implements Closeable {
    private final ServerAddress target;
    private final ServerSocket acceptor;
    private final Thread accepting;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final AtomicInteger connections = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicLong requestBytes = new AtomicLong();
    private final AtomicLong replyBytes = new AtomicLong();
    private volatile boolean dropping;
    private volatile boolean refusing;
    private volatile long requestPauseNanos;

    BreakableProxy(final ServerAddress target) throws IOException {
        this.target = target;
        acceptor = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        accepting = Thread.ofVirtual().start(this::accept);
    }

    ServerAddress address() {
        return new ServerAddress(acceptor.getInetAddress().getHostAddress(), acceptor.getLocalPort());
    }

    /** Returns the number of connections that clients have made. */
    int connections() {
        return connections.get();
    }

    /** Returns the number of connections that were closed at once. */
    int refused() {
        return refused.get();
    }

    /** Returns the number of bytes that clients have sent. */
    long requestBytes() {
        return requestBytes.get();
    }

    /** Returns the number of bytes that the server has sent. */
    long replyBytes() {
        return replyBytes.get();
    }

    /** Closes all connections. */
    void breakAll() {
        // Keep sockets that are added meanwhile: they are not closed here, and the next call must close them.
        sockets.removeIf(socket -> {
            close(socket);
            return true;
        });
    }

    /** Drops all bytes from the server from now on. */
    void dropReplies() {
        dropping = true;
    }

    /** Forwards bytes from the server again. */
    void forwardReplies() {
        dropping = false;
    }

    /** Forwards bytes to the server slowly from now on: up to 64 KiB, then a pause. */
    void slowRequests(final Duration pause) {
        requestPauseNanos = pause.toNanos();
    }

    /** Closes every new connection of a client from now on. */
    void refuseConnections() {
        refusing = true;
    }

    /** Accepts new connections of clients again. */
    void acceptConnections() {
        refusing = false;
    }

    @Override
    public void close() throws IOException {
        acceptor.close();
        try {
            // The JDK closes a listener after a virtual thread has left accept(): until then, clients can connect.
            accepting.join();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
        breakAll();
    }

    private void accept() {
        while (!acceptor.isClosed()) {
            try {
                final Socket client = acceptor.accept();
                if (refusing) {
                    client.close();
                    refused.incrementAndGet();
                    continue;
                }
                connections.incrementAndGet();
                sockets.add(client);
                final Socket server = new Socket(target.host(), target.port());
                sockets.add(server);
                Thread.ofVirtual().start(() -> pump(client, server, false));
                Thread.ofVirtual().start(() -> pump(server, client, true));
            } catch (final IOException _) {
                // Nothing listens at the server's address, or this proxy is closed: let the client see it.
                breakAll();
            }
        }
    }

    private void pump(final Socket from, final Socket to, final boolean replies) {
        try (from;
                to) {
            final InputStream in = from.getInputStream();
            final OutputStream out = to.getOutputStream();
            final byte[] bytes = new byte[64 * 1024];
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                (replies ? replyBytes : requestBytes).addAndGet(count);
                if (!replies || !dropping) {
                    out.write(bytes, 0, count);
                }
                if (!replies) {
                    LockSupport.parkNanos(requestPauseNanos);
                }
            }
        } catch (final IOException _) {
            // The connection was broken, by a peer or by breakAll.
        }
    }

    private static void close(final Socket socket) {
        try {
            socket.close();
        } catch (final IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
