package io.github.galefs.server;

import io.github.galefs.wire.TlsTransport;
import java.net.InetAddress;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Bounds the connections of a server. Those of clients that have greeted, and so have shown their credentials, have one
 * limit. Those that have not have another, in all and for each address: so strangers can keep no client out. When the
 * latter is exceeded, one of them is closed, a silent one first, the oldest first. Safe for use by several threads.
 */
final class ConnectionLimits {
    private static final int MEMORY_PARTS = 8;
    private static final int CLIENTS_PARTS = 3;

    private final int maxGreeted;
    private final int maxHandshakes;
    private final int maxHandshakesPerAddress;
    private final Set<Connection> greeted = new HashSet<>();

    /** Connections that have not greeted, in the order of their arrival. */
    private final Set<Connection> handshaking = new LinkedHashSet<>();

    /**
     * Derives limits from the settings of a server and from its memory: the buffers of clients take at most three
     * eighths of it, those of strangers one. The rest is for requests.
     */
    static ConnectionLimits of(final ServerContext context, final long memory) {
        final long tlsBytes = context.tls() == null
                ? 0
                : TlsTransport.bufferBytes(context.tls().createSSLEngine());
        final long fitting = Math.max(1, memory / MEMORY_PARTS / (Connection.BUFFER_BYTES + tlsBytes));
        final int maxHandshakes = (int) Math.min(context.maxHandshakes(), fitting);
        return new ConnectionLimits(
                (int) Math.min(context.maxConnections(), CLIENTS_PARTS * fitting),
                maxHandshakes,
                Math.min(context.maxHandshakesPerAddress(), maxHandshakes));
    }

    private ConnectionLimits(final int maxGreeted, final int maxHandshakes, final int maxHandshakesPerAddress) {
        this.maxGreeted = maxGreeted;
        this.maxHandshakes = maxHandshakes;
        this.maxHandshakesPerAddress = maxHandshakesPerAddress;
    }

    /** Adds a connection that has not greeted; returns one that the caller closes in its favour, or null. */
    synchronized Connection add(final Connection connection) {
        final InetAddress address = connection.address();
        Connection victim = null;
        if (count(address) >= maxHandshakesPerAddress) {
            victim = victim(address);
        } else if (handshaking.size() >= maxHandshakes) {
            victim = victim(null);
        }
        handshaking.remove(victim);
        handshaking.add(connection);
        return victim;
    }

    /** Counts a connection as greeted; false if there are as many as the limit allows. */
    synchronized boolean tryGreet(final Connection connection) {
        if (greeted.size() >= maxGreeted) {
            return false;
        }
        greet(connection);
        return true;
    }

    /** Counts a connection as greeted, in place of one that is about to be closed. */
    synchronized void greet(final Connection connection) {
        handshaking.remove(connection);
        greeted.add(connection);
    }

    /** Removes a closed connection. */
    synchronized void remove(final Connection connection) {
        handshaking.remove(connection);
        greeted.remove(connection);
    }

    /** Most connections that may have greeted. */
    int maxGreeted() {
        return maxGreeted;
    }

    /** Connections that have greeted. */
    synchronized int greetedCount() {
        return greeted.size();
    }

    private int count(final InetAddress address) {
        int count = 0;
        for (final Connection candidate : handshaking) {
            count += candidate.address().equals(address) ? 1 : 0;
        }
        return count;
    }

    /** The oldest silent connection, else the oldest, of an address; of any address if it is null. */
    private Connection victim(final InetAddress address) {
        Connection oldest = null;
        for (final Connection candidate : handshaking) {
            if (address == null || candidate.address().equals(address)) {
                if (candidate.isSilent()) {
                    return candidate;
                }
                oldest = oldest == null ? candidate : oldest;
            }
        }
        return oldest;
    }
}
