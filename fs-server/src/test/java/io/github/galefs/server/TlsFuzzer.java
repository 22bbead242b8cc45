package io.github.galefs.server;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.wire.FrameDescriptor;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.SplittableRandom;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** Sends randomly damaged TLS records, and random bytes. */
final class TlsFuzzer {
    private static final int TIMEOUT_MILLIS = 20_000;
    private static final int FRAMES_PER_CONNECTION = 40;
    private static final byte[] RECORD_TYPES = {20, 21, 22, 23, 24};

    private final ServerAddress address;
    private final SSLContext keys;
    private final SplittableRandom random;
    private long connections;
    private long records;
    private long replies;

    TlsFuzzer(final ServerAddress address, final SSLContext keys, final long seed) {
        this.address = address;
        this.keys = keys;
        random = new SplittableRandom(seed);
    }

    void run(final int count) throws IOException {
        final long end = records + count;
        while (records < end) {
            connections++;
            if (random.nextInt(3) == 0) {
                sendNoise();
            } else {
                sendRecords();
            }
        }
    }

    @Override
    public String toString() {
        return String.format("%d records over %d connections of TLS, %d replies", records, connections, replies);
    }

    /** Sends random bytes, most of them after a plausible record header. */
    private void sendNoise() throws IOException {
        try (Socket socket = connect(new Socket())) {
            for (int count = random.nextInt(1, 5); count > 0; count--) {
                records++;
                final byte[] noise = new byte[random.nextInt(1, 400)];
                random.nextBytes(noise);
                if (noise.length > 5 && random.nextInt(4) > 0) {
                    noise[0] = RECORD_TYPES[random.nextInt(RECORD_TYPES.length)];
                    noise[1] = 3;
                    noise[2] = (byte) random.nextInt(5);
                    noise[3] = (byte) (random.nextInt(10) == 0 ? random.nextInt() : 0);
                }
                socket.getOutputStream().write(noise);
            }
            socket.shutdownOutput();
            awaitEnd(socket);
        } catch (final SocketTimeoutException e) {
            throw new IllegalStateException("the connection stays open after noise", e);
        } catch (final IOException _) {
            // The server has closed the connection, as it must.
        }
    }

    /** Runs a TLS client whose records are damaged on their way. */
    private void sendRecords() throws IOException {
        try (DamagingSocket socket = connect(new DamagingSocket())) {
            try (SSLSocket secured =
                    (SSLSocket) keys.getSocketFactory().createSocket(socket, address.host(), address.port(), false)) {
                secured.startHandshake();
                final OutputStream out = secured.getOutputStream();
                final InputStream in = secured.getInputStream();
                out.write(RawPeer.frame(0, RawPeer.hello(), 0));
                receive(in);
                for (int i = 1; i < FRAMES_PER_CONNECTION; i++) {
                    out.write(RawPeer.frame(i, RawMessage.stat("kept"), 0));
                    receive(in);
                    replies++;
                }
            } catch (final SocketTimeoutException e) {
                throw new IllegalStateException("neither a reply nor the end after record " + records, e);
            } catch (final IOException _) {
                // One of the two sides has detected the damage.
            }
            if (!socket.isClosed()) {
                if (!socket.isOutputShutdown()) {
                    socket.shutdownOutput();
                }
                awaitEnd(socket);
            }
        } catch (final SocketTimeoutException e) {
            throw new IllegalStateException("the connection stays open after record " + records, e);
        } catch (final IOException _) {
            // The server has closed the connection.
        }
    }

    private <T extends Socket> T connect(final T socket) throws IOException {
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
        socket.setSoLinger(true, 0);
        socket.connect(new InetSocketAddress(address.host(), address.port()));
        return socket;
    }

    private static void awaitEnd(final Socket socket) throws IOException {
        socket.getInputStream().transferTo(OutputStream.nullOutputStream());
    }

    private static void receive(final InputStream in) throws IOException {
        final ByteBuffer header =
                ByteBuffer.wrap(in.readNBytes(FrameDescriptor.HEADER_LENGTH)).order(ByteOrder.LITTLE_ENDIAN);
        if (header.remaining() < FrameDescriptor.HEADER_LENGTH) {
            throw new IOException("the server has closed the connection");
        }
        in.skipNBytes(header.getInt());
    }

    /** Flips bits of a record, and then closes the output: the stream has no valid continuation. */
    private final class DamagingSocket extends Socket {
        private OutputStream damaging;

        @Override
        public OutputStream getOutputStream() throws IOException {
            if (damaging == null) {
                damaging = new FilterOutputStream(super.getOutputStream()) {
                    @Override
                    public void write(final byte[] bytes, final int offset, final int length) throws IOException {
                        records++;
                        final byte[] sent = Arrays.copyOfRange(bytes, offset, offset + length);
                        final boolean damage = length > 0 && random.nextInt(6) == 0;
                        for (int changes = damage ? random.nextInt(1, 4) : 0; changes > 0; changes--) {
                            sent[random.nextInt(length)] ^= (byte) (1 << random.nextInt(8));
                        }
                        out.write(sent);
                        if (damage) {
                            shutdownOutput();
                        }
                    }
                };
            }
            return damaging;
        }
    }
}
