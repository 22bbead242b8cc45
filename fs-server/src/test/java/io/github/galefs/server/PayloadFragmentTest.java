package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.store.Bytes;
import io.github.galefs.wire.PlainTransport;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class PayloadFragmentTest {
    private static final int LENGTH = 200_000;
    private static final int READABLE = 70_000;

    @TempDir
    private Path directory;

    @Test
    void shouldSendZerosForBytesThatTheSegmentHasLostSinceTheFrameWasAnnounced() throws Exception {
        final byte[] bytes = Bytes.pattern(READABLE, 1);
        final Path file = Files.write(directory.resolve("segment"), bytes);
        try (ServerSocketChannel acceptor =
                        ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                SocketChannel receiver = SocketChannel.open(acceptor.getLocalAddress());
                SocketChannel sender = acceptor.accept()) {
            sender.configureBlocking(false);
            final PayloadFragment fragment = new PayloadFragment.OfSegment(
                    new SegmentChannel(file, FileChannel.open(file, StandardOpenOption.READ)), 0, LENGTH);
            final ByteBuffer received = ByteBuffer.allocate(LENGTH);
            boolean sent = false;
            while (received.hasRemaining()) {
                sent = sent || fragment.sendTo(new PlainTransport(sender));
                if (received.position() + fragment.remaining() < LENGTH) {
                    receiver.read(received);
                }
            }
            fragment.release();
            assertEquals(0, fragment.remaining());
            assertArrayEquals(Arrays.copyOf(bytes, LENGTH), received.array());
        }
    }
}
