package io.github.galefs.server;

import io.github.galefs.wire.TlsTransport;
import java.net.InetAddress;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.agrona.collections.Object2IntCounterMap;

/**
 * Bounds the connections of a server. Those of clients that have greeted, and so have shown their credentials, have one
 * limit. Those that have not have another, in all and for each address: so strangers can keep no client out. When the
 * latter is exceeded, one of them is closed, of the addresses that have the most, a silent one first, the oldest first.
 * Safe for use by several threads.
 */
final class ConnectionLimits {
    private static final int MEMORY_PARTS = 8;
    private static final int CLIENTS_PARTS = 3;

    /** No address takes more than this part of the connections that memory has place for before they greet. */
    private static final int ADDRESS_PARTS = 2;

    private final int maxGreeted;
    private final int maxHandshakes;
    private final int maxHandshakesPerAddress;
    private final Set<Connection> greeted = new HashSet<>();

    /** Connections that have not greeted, in the order in which the event loops took them. */
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
        return new ConnectionLimits(
                (int) Math.min(context.maxConnections(), CLIENTS_PARTS * fitting),
                (int) Math.min(context.maxHandshakes(), fitting),
                (int) Math.min(context.maxHandshakesPerAddress(), Math.max(1, fitting / ADDRESS_PARTS)));
    }

    private ConnectionLimits(final int maxGreeted, final int maxHandshakes, final int maxHandshakesPerAddress) {
        this.maxGreeted = maxGreeted;
        this.maxHandshakes = maxHandshakes;
        this.maxHandshakesPerAddress = maxHandshakesPerAddress;
    }

    /** Adds a connection that has not greeted; returns one that the caller closes in its favour, or null. */
    synchronized Connection add(final Connection connection) {
        final Object2IntCounterMap<InetAddress> counts = countByAddress();
        final InetAddress address = connection.address();
        Connection victim = null;
        if (counts.get(address) >= maxHandshakesPerAddress) {
            victim = victim(candidate -> candidate.address().equals(address));
        } else if (handshaking.size() >= maxHandshakes) {
            final int most = counts.maxValue();
            victim = victim(candidate -> counts.get(candidate.address()) == most);
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

    /** Most connections that may not have greeted. */
    int maxHandshakes() {
        return maxHandshakes;
    }

    /** Connections that have greeted. */
    synchronized int greetedCount() {
        return greeted.size();
    }

    private Object2IntCounterMap<InetAddress> countByAddress() {
        final Object2IntCounterMap<InetAddress> counts = new Object2IntCounterMap<>(0);
        for (final Connection connection : handshaking) {
            counts.incrementAndGet(connection.address());
        }
        return counts;
    }

    /** The oldest silent connection, else the oldest, of those that may be closed. */
    private Connection victim(final Predicate<Connection> mayBeClosed) {
        Connection oldest = null;
        for (final Connection candidate : handshaking) {
            if (mayBeClosed.test(candidate)) {
                if (candidate.isSilent()) {
                    return candidate;
                }
                oldest = oldest == null ? candidate : oldest;
            }
        }
        return oldest;
    }
}
