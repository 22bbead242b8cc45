package io.github.galefs.bench.remote;

import io.github.galefs.bench.measure.BenchException;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;

/** Sends blocks of a plain file through a socket, by one thread that only calls transferTo. */
final class BareTransfer implements AutoCloseable {
    private static final int COUNT_LENGTH = 8;

    private final int blockSize;
    private final int blocks;
    private final FileChannel file;
    private final ServerSocketChannel acceptor;
    private final SocketChannel receiver;
    private final Thread sender;
    private final Arena arena = Arena.ofShared();
    private final ByteBuffer destination;
    private volatile IOException failure;

    /**
     * Opens the file and the connection.
     *
     * @param path      path of the file, which is hot.
     * @param blockSize bytes in a block.
     * @param blocks    blocks in the file.
     */
    BareTransfer(final Path path, final int blockSize, final int blocks) throws IOException {
        this.blockSize = blockSize;
        this.blocks = blocks;
        file = FileChannel.open(path, StandardOpenOption.READ);
        acceptor = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        receiver = SocketChannel.open(acceptor.getLocalAddress());
        destination = arena.allocate(blockSize, 4096).asByteBuffer();
        final SocketChannel socket = acceptor.accept();
        sender = Thread.ofPlatform().name("bench-sender").daemon().start(() -> serve(socket));
    }

    /** Requests a number of blocks, which the sender picks in random order, and receives them. */
    void run(final int count) throws IOException, BenchException {
        final ByteBuffer order =
                ByteBuffer.allocate(COUNT_LENGTH).putLong(count).flip();
        while (order.hasRemaining()) {
            receiver.write(order);
        }
        for (int i = 0; i < count; i++) {
            destination.clear();
            while (destination.hasRemaining()) {
                if (receiver.read(destination) < 0) {
                    throw new BenchException("the sender has ended: " + failure);
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        try (file;
                acceptor;
                receiver) {
            receiver.shutdownOutput();
            sender.join();
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        arena.close();
    }

    private void serve(final SocketChannel socket) {
        try (socket) {
            final ByteBuffer order = ByteBuffer.allocate(COUNT_LENGTH);
            final SplittableRandom random = new SplittableRandom(1);
            while (true) {
                order.clear();
                while (order.hasRemaining()) {
                    if (socket.read(order) < 0) {
                        return;
                    }
                }
                for (long left = order.flip().getLong(); left > 0; left--) {
                    send(socket, (long) random.nextInt(blocks) * blockSize);
                }
            }
        } catch (final IOException e) {
            failure = e;
        }
    }

    private void send(final SocketChannel socket, final long from) throws IOException {
        long position = from;
        while (position < from + blockSize) {
            final long sent = file.transferTo(position, from + blockSize - position, socket);
            if (sent < 0) {
                throw new EOFException("the file ends before byte " + position);
            }
            position += sent;
        }
    }
}
