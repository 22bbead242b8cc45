package io.github.galefs.server;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accepts connections and hands each to the event loop that has the fewest. Has its own thread, so that a blocked loop
 * keeps no client from connecting.
 */
final class Acceptor implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Acceptor.class);
    private static final long RETRY_NANOS = 100_000_000;

    private final ServerContext context;
    private final ServerSocketChannel channel;
    private final List<EventLoop> loops;
    private final Thread thread;

    /** Takes over the channel and starts to accept. */
    Acceptor(final ServerContext context, final ServerSocketChannel channel, final List<EventLoop> loops) {
        this.context = context;
        this.channel = channel;
        this.loops = loops;
        thread = Thread.ofPlatform().name("galefs-server-acceptor").daemon().start(this::run);
    }

    /** Stops accepting. No loop is given a connection after this returns. */
    @Override
    public void close() {
        CloseHelper.quietClose(channel);
        try {
            thread.join();
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (channel.isOpen()) {
            try {
                assign(channel.accept());
            } catch (final IOException e) {
                if (channel.isOpen()) {
                    // For example, too many open files. The connection stays in the backlog, so without a pause this
                    // loop would spin.
                    LOGGER.warn("cannot accept a connection: {}", e.toString());
                    LockSupport.parkNanos(RETRY_NANOS);
                }
            }
        }
    }

    private void assign(final SocketChannel socket) {
        final int open = loops.stream().mapToInt(EventLoop::connectionCount).sum();
        if (open >= context.maxConnections()) {
            LOGGER.warn("refused a connection: {} are open, which is the limit", open);
            CloseHelper.quietClose(socket);
            return;
        }
        loops.stream()
                .min(Comparator.comparingInt(EventLoop::connectionCount))
                .orElseThrow()
                .addConnection(socket);
    }
}
