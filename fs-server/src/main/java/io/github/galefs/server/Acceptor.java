package io.github.galefs.server;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.agrona.CloseHelper;
import org.agrona.ErrorHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accepts connections and hands each to the event loop that has the fewest. Has its own thread, so that a blocked loop
 * keeps no client from connecting.
 */
final class Acceptor implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Acceptor.class);
    private static final long RETRY_NANOS = 100_000_000;
    private static final long FULL_RETRY_NANOS = 5_000_000;

    private final ConnectionLimits limits;
    private final ServerSocketChannel channel;
    private final List<EventLoop> loops;
    private final LogThrottle log;
    private final ErrorHandler errorHandler;
    private final Thread thread;

    /**
     * Takes over the channel and starts to accept.
     *
     * @param errorHandler receives what ends the thread.
     */
    Acceptor(
            final ConnectionLimits limits,
            final ServerSocketChannel channel,
            final List<EventLoop> loops,
            final LogThrottle log,
            final ErrorHandler errorHandler) {
        this.limits = limits;
        this.channel = channel;
        this.loops = loops;
        this.log = log;
        this.errorHandler = errorHandler;
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
        try {
            while (channel.isOpen()) {
                acceptNext();
            }
        } catch (final Throwable e) {
            errorHandler.onError(e);
        }
    }

    private void acceptNext() {
        try {
            awaitPlace();
            assign(channel.accept());
        } catch (final IOException e) {
            if (channel.isOpen()) {
                // For example, too many open files. The connection stays in the backlog, so without a pause this
                // thread would spin.
                log.write(LOGGER::warn, LogCause.ACCEPT_FAILED, "cannot accept a connection: " + e);
                LockSupport.parkNanos(RETRY_NANOS);
            }
        }
    }

    /**
     * Leaves connections in the backlog while the loops have as many as both limits allow: those that have to close
     * some of them are busy.
     */
    private void awaitPlace() {
        final int max = limits.maxGreeted() + limits.maxHandshakes();
        while (channel.isOpen()
                && loops.stream().mapToInt(EventLoop::connectionCount).sum() > max) {
            LockSupport.parkNanos(FULL_RETRY_NANOS);
        }
    }

    private void assign(final SocketChannel socket) {
        loops.stream()
                .min(Comparator.comparingInt(EventLoop::connectionCount))
                .orElseThrow()
                .addConnection(socket);
    }
}
