package io.github.galefs.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.agrona.CloseHelper;

/**
 * Closes sockets in stages, as RFC 9112 (section 9.6) advises: the stream to the peer is ended, then what the peer
 * still sends is discarded until it ends its stream too. A socket that is closed although it has received bytes which
 * nobody has read resets the connection instead: replies that it still has to send are lost. Used by one event loop's
 * thread only.
 */
final class LingeringSockets {
    /** A peer that does not answer the end of the stream is not waited for any longer. */
    static final long LINGER_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Most sockets; when there are more, the oldest is closed. */
    static final int MAX_SOCKETS = 256;

    private static final int DISCARDED_LENGTH = 64 * 1024;

    private final ByteBuffer discarded = ByteBuffer.allocate(DISCARDED_LENGTH);

    /** Times until which each lingers, in the order in which they were added. */
    private final Map<SocketChannel, Long> deadlines = new LinkedHashMap<>();

    private volatile int count;

    /**
     * Takes over a socket to which all was sent.
     *
     * @param socket connected.
     * @param key    of the socket; the sockets' owner calls {@link #onReadable} from now on.
     * @param now    in nanoseconds of the server's clock.
     */
    void add(final SocketChannel socket, final SelectionKey key, final long now) {
        try {
            socket.shutdownOutput();
            key.interestOps(SelectionKey.OP_READ);
        } catch (final IOException | RuntimeException _) {
            // The peer has gone; there is nobody to wait for.
            CloseHelper.quietClose(socket);
            return;
        }
        if (deadlines.size() == MAX_SOCKETS) {
            close(deadlines.keySet().iterator().next());
        }
        deadlines.put(socket, now + LINGER_NANOS);
        count = deadlines.size();
    }

    /** Discards what a socket has received; closes it if its peer has ended its stream. */
    void onReadable(final SocketChannel socket) {
        try {
            if (socket.read(discarded.clear()) >= 0) {
                return;
            }
        } catch (final IOException _) {
            // A peer that resets the connection has ended it, too.
        }
        close(socket);
    }

    /** Closes the sockets whose time has passed. */
    void closeExpired(final long now) {
        deadlines.entrySet().removeIf(entry -> {
            final boolean isExpired = now - entry.getValue() >= 0;
            if (isExpired) {
                CloseHelper.quietClose(entry.getKey());
            }
            return isExpired;
        });
        count = deadlines.size();
    }

    void closeAll() {
        deadlines.keySet().forEach(CloseHelper::quietClose);
        deadlines.clear();
        count = 0;
    }

    /** Sockets that linger. May be called by any thread. */
    int count() {
        return count;
    }

    private void close(final SocketChannel socket) {
        deadlines.remove(socket);
        count = deadlines.size();
        CloseHelper.quietClose(socket);
    }
}
