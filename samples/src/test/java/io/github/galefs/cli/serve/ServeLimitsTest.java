package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.Main;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloEncoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.OpenRequestEncoder;
import io.github.galefs.wire.codec.ReadRequestEncoder;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server process with little memory, and peers that take all that they can get. */
@Timeout(120)
class ServeLimitsTest {
    private static final int PEERS = 64;
    private static final int REQUESTS = 64;
    private static final int FILE_LENGTH = 4 << 20;

    /** Neither begins nor ends with a block, so that the server has to copy blocks of 4 MiB. */
    private static final int UNALIGNED = 1;

    /** Exit code of a JVM with the option ExitOnOutOfMemoryError. */
    private static final int OUT_OF_MEMORY = 3;

    private static final int CLIENTS = 4;
    private static final int MAX_DIRECTORIES = 200_000;

    @TempDir
    private Path folder;

    private final List<Socket> peers = new ArrayList<>();
    private Process server;
    private ServerAddress address;

    @AfterEach
    void end() throws Exception {
        for (final Socket peer : peers) {
            peer.close();
        }
        server.destroyForcibly();
        server.waitFor();
    }

    @Test
    void shouldServeAnotherClientAndEndOnSigtermWhenManyPeersReceiveNothing() throws Exception {
        start("-Xmx256m");
        final byte[] bytes = createFile();
        for (int i = 0; i < PEERS; i++) {
            readWithoutReceiving();
        }
        try (RemoteFileService files = connect()) {
            final long handle = files.open("file", EnumSet.of(FileOpenOption.READ));
            final byte[] read = new byte[FILE_LENGTH];
            for (int i = 0; i < 10; i++) {
                assertEquals(FILE_LENGTH, files.read(handle, 0, MemorySegment.ofArray(read), 0, FILE_LENGTH));
                assertArrayEquals(bytes, read);
            }
        }
        assertTrue(server.toHandle().destroy());
        assertTrue(server.waitFor(30, TimeUnit.SECONDS));
        assertEquals(ExitCode.OK, server.exitValue());
        assertClosedInOrder();
    }

    @Test
    void shouldEndWithExitCodeThreeAndKeepWhatWasAcknowledgedWhenTheHeapIsExhausted() throws Exception {
        start("-Xmx40m", "-XX:+ExitOnOutOfMemoryError");
        final List<Integer> counts = new ArrayList<>();
        try (ExecutorService clients = Executors.newFixedThreadPool(CLIENTS)) {
            final List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                final int client = i;
                tasks.add(() -> makeDirectoriesUntilTheServerIsGone(client));
            }
            for (final Future<Integer> count : clients.invokeAll(tasks)) {
                counts.add(count.get());
            }
        }
        assertTrue(server.waitFor(30, TimeUnit.SECONDS));
        assertEquals(OUT_OF_MEMORY, server.exitValue());
        try (EmbeddedStore store = EmbeddedStore.open(new EmbeddedStoreContext().directory(folder.resolve("store")))) {
            for (int client = 0; client < CLIENTS; client++) {
                assertTrue(counts.get(client) > 0);
                for (int i = 0; i < counts.get(client); i++) {
                    assertTrue(store.stat(longName(client, i)).directory());
                }
            }
        }
    }

    /** Fills the server's heap with names; returns the number of directories that the server has acknowledged. */
    private int makeDirectoriesUntilTheServerIsGone(final int client) {
        int count = 0;
        try (RemoteFileService files = RemoteFileService.connect(
                new ClientContext().address(address).reconnectTimeout(Duration.ofMillis(1)))) {
            while (count < MAX_DIRECTORIES) {
                files.makeDirectory(longName(client, count));
                count++;
            }
        } catch (final IOException _) {
            // The server is gone.
        }
        return count;
    }

    private static String longName(final int client, final int index) {
        return String.format("%d-%0240d", client, index);
    }

    private void start(final String... jvmOptions) throws IOException {
        final List<String> command = ChildJvm.command(jvmOptions);
        command.add(Main.class.getName());
        command.addAll(List.of("serve", "--store", folder.resolve("store").toString(), "--listen", "127.0.0.1:0"));
        command.addAll(List.of("--block-size", "4MiB"));
        server = new ProcessBuilder(command).start();
        final BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
        final String line = out.readLine();
        assertTrue(
                line != null && line.contains("galefs://127.0.0.1:"),
                () -> server.errorReader(StandardCharsets.UTF_8).lines().collect(Collectors.joining("\n")));
        address = ServerAddress.parse(line.substring(line.indexOf("galefs://")));
    }

    private RemoteFileService connect() throws IOException {
        return RemoteFileService.connect(
                new ClientContext().address(address).sameHostReads(false).callTimeout(Duration.ofSeconds(30)));
    }

    private byte[] createFile() throws IOException {
        final byte[] bytes = new byte[FILE_LENGTH];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31 + (i >> 12));
        }
        try (RemoteFileService files = connect()) {
            final long handle = files.open("file", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
            files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        }
        return bytes;
    }

    /** Opens a connection that requests many reads and receives no reply. */
    private void readWithoutReceiving() throws IOException {
        final Socket peer = new Socket(address.host(), address.port());
        peers.add(peer);
        final UnsafeBuffer message = new UnsafeBuffer(new byte[200]);
        final HelloEncoder hello = new HelloEncoder()
                .wrapAndApplyHeader(message, 0, new MessageHeaderEncoder())
                .magic(Protocol.MAGIC)
                .protocolMin(Protocol.MIN_VERSION)
                .protocolMax(Protocol.MAX_VERSION)
                .bootId(0)
                .sessionId(0)
                .sessionKey(0)
                .putToken(new byte[0], 0, 0);
        send(peer, 0, message, hello.encodedLength());
        receive(peer);
        final OpenRequestEncoder open =
                new OpenRequestEncoder().wrapAndApplyHeader(message, 0, new MessageHeaderEncoder());
        open.flags().clear().read(true);
        open.path("file");
        send(peer, 1, message, open.encodedLength());
        final long handle = new OpenReplyDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(receive(peer)), 0, new MessageHeaderDecoder())
                .handle();
        for (int i = 0; i < REQUESTS; i++) {
            final ReadRequestEncoder read = new ReadRequestEncoder()
                    .wrapAndApplyHeader(message, 0, new MessageHeaderEncoder())
                    .handle(handle)
                    .fileOffset(UNALIGNED)
                    .length(FILE_LENGTH - 2 * UNALIGNED);
            send(peer, 2 + i, message, read.encodedLength());
        }
    }

    private static void send(final Socket peer, final long id, final UnsafeBuffer message, final int bodyLength)
            throws IOException {
        final int length = MessageHeaderEncoder.ENCODED_LENGTH + bodyLength;
        final ByteBuffer frame = ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(length)
                .putInt(0)
                .putLong(id)
                .putLong(0);
        message.getBytes(0, frame, length);
        peer.getOutputStream().write(frame.array());
    }

    private static byte[] receive(final Socket peer) throws IOException {
        final DataInputStream in = new DataInputStream(peer.getInputStream());
        final byte[] head = new byte[FrameDescriptor.HEADER_LENGTH];
        in.readFully(head);
        return in.readNBytes(
                ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt());
    }

    private void assertClosedInOrder() throws IOException {
        final String closed = Files.readString(folder.resolve("store/lock"));
        assertTrue(closed.startsWith("closed after record "), () -> "the server has left \"" + closed + "\"");
    }
}
