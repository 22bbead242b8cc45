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
 * Takes connections and shares them out: each one goes to the event loop that has the fewest, and stays there. Has a
 * thread of its own, so that a loop which is held up keeps nobody from connecting.
 */
final class Acceptor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Acceptor.class);
    private static final long PAUSE_NANOS = 100_000_000;

    private final ServerContext context;
    private final ServerSocketChannel channel;
    private final List<EventLoop> loops;
    private final Thread thread;

    /** Takes the channel over, and begins. */
    Acceptor(final ServerContext context, final ServerSocketChannel channel, final List<EventLoop> loops) {
        this.context = context;
        this.channel = channel;
        this.loops = loops;
        thread = Thread.ofPlatform().name("galefs-server-acceptor").daemon().start(this::run);
    }

    /** No loop is given a connection after this. */
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
                share(channel.accept());
            } catch (final IOException e) {
                if (channel.isOpen()) {
                    // Such as too many open files. The connection waits still, and would make this a busy loop.
                    LOG.warn("cannot accept a connection: {}", e.toString());
                    LockSupport.parkNanos(PAUSE_NANOS);
                }
            }
        }
    }

    private void share(final SocketChannel socket) {
        final int open = loops.stream().mapToInt(EventLoop::connectionCount).sum();
        if (open >= context.maxConnections()) {
            LOG.warn("{} connections are open: another one is refused", open);
            CloseHelper.quietClose(socket);
            return;
        }
        loops.stream()
                .min(Comparator.comparingInt(EventLoop::connectionCount))
                .orElseThrow()
                .take(socket);
    }
}
