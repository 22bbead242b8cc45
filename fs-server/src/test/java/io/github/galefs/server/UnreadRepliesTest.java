package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.KeyTool;
import io.github.galefs.wire.TlsPeer;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import io.github.galefs.wire.codec.WorkingDecoder;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A client over TLS that receives its replies late. */
@Timeout(60)
class UnreadRepliesTest {
    private static final int READ_LENGTH = 130 * 1024;
    private static final int STEP = 2 * 1024;
    private static final int MOST_RECEIVED = 16 * 1024;

    /** More than a connection lets wait before it reads nothing more. */
    private static final int UPDATES_OF_KEYS = 40;

    private static final int CYCLES = 50;

    /** Far more than a connection of {@link #MOST_REQUESTS} reads ahead. */
    private static final int UNREAD_REQUESTS = 100;

    private static final int MOST_REQUESTS = 1;
    private static final int LONG_NAME = 4000;
    private static final int SHORT_READ_LENGTH = 80 * 1024;
    private static final int LONG_STEP = 16 * 1024;

    @TempDir
    private static Path keys;

    private static KeyTool tool;

    @TempDir
    private Path directory;

    private final Gate makeDirectory = new Gate();
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private EmbeddedStore store;
    private DrivenLoop loop;
    private TlsPeer peer;

    @BeforeAll
    static void makeKeys() throws Exception {
        tool = new KeyTool(keys);
        tool.makeKey("server");
        tool.trust("servers", "server");
    }

    @BeforeEach
    void greet() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory));
        Bytes.create(store, "file", Bytes.pattern(READ_LENGTH, 1));
        serve(new ServerContext());
    }

    private void serve(final ServerContext context) throws Exception {
        loop = new DrivenLoop(
                new GatedDirectories(store, makeDirectory), store, context.tls(tool.load("server", null), false));
        peer = loop.connect(tool.load(null, "servers"));
        peer.send(RawPeer.frame(0, RawPeer.hello(), 0));
        receiveFrame();
    }

    @AfterEach
    void end() throws Exception {
        makeDirectory.open();
        peer.close();
        loop.close();
        store.close();
    }

    /** The sockets take some KiB at a time: for some of the lengths, a part of the last record is left. */
    static IntStream lengths() {
        return IntStream.range(0, 8).map(step -> READ_LENGTH - step * STEP);
    }

    /** For the shortest of them, all is sent before the peer receives any of it. */
    static IntStream shortLengths() {
        return IntStream.rangeClosed(1, SHORT_READ_LENGTH / LONG_STEP).map(step -> step * LONG_STEP);
    }

    @ParameterizedTest
    @MethodSource("lengths")
    void shouldSendTheWholeReplyBeforeItClosesTheConnectionToShutDown(final int length) throws Exception {
        requestRead(length);
        loop.shutDown();
        receiveUntilEnd();
        assertEquals(ReadReplyDecoder.TEMPLATE_ID, templateId(takeFrame()));
        assertEquals(0, received.size());
    }

    @ParameterizedTest
    @MethodSource("shortLengths")
    void shouldLetTheClientReceiveRepliesWhenItShutsDownAndHasNotReadAllRequests(final int length) throws Exception {
        peer.close();
        loop.close();
        serve(new ServerContext().maxRequests(MOST_REQUESTS));
        requestRead(length);
        peer.send(RawPeer.frame(10, RawMessage.makeDirectory("slow"), 0));
        loop.runUntil(makeDirectory::isReached);
        final byte[] message = RawMessage.stat("x".repeat(LONG_NAME));
        for (int i = 0; i < UNREAD_REQUESTS; i++) {
            peer.send(RawPeer.frame(100 + i, message, 0));
        }
        loop.runUntilIdle();
        loop.shutDown();
        makeDirectory.open();
        receiveUntilEnd();
        assertEquals(ReadReplyDecoder.TEMPLATE_ID, templateId(takeFrame()));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, templateId(takeFrame()));
    }

    @Test
    void shouldWaitForEventsWhenItCannotReadOnAndHasAnswersToUpdatesOfKeys() throws Exception {
        peer.send(RawPeer.frame(10, RawMessage.makeDirectory("slow"), 0));
        loop.runUntil(makeDirectory::isReached);
        requestRead(READ_LENGTH);
        final byte[] ping = RawPeer.frame(3, RawMessage.ping(), 0);
        for (int i = 0; i < UPDATES_OF_KEYS; i++) {
            peer.updateKeys();
            peer.send(i < ping.length ? Arrays.copyOfRange(ping, i, i + 1) : new byte[0]);
        }
        loop.runUntilIdle();
        loop.memory().take(loop.memory().limit());
        assertEquals(ReadReplyDecoder.TEMPLATE_ID, templateId(receiveFrame()));

        int events = 0;
        for (int i = 0; i < CYCLES; i++) {
            events += loop.run();
        }
        assertTrue(events < CYCLES, events + " events in " + CYCLES + " cycles");

        loop.memory().give(loop.memory().limit());
        makeDirectory.open();
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, templateId(receiveFrame()));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, templateId(receiveFrame()));
    }

    /** Opens the file and requests bytes of it, of which the sockets do not take all. */
    private void requestRead(final int length) throws IOException {
        peer.send(RawPeer.frame(1, RawMessage.open("file"), 0));
        final long handle = new OpenReplyDecoder()
                .wrapAndApplyHeader(message(receiveFrame()), 0, new MessageHeaderDecoder())
                .handle();
        peer.send(RawPeer.frame(2, RawMessage.read(handle, 0, length), 0));
        loop.runUntilIdle();
    }

    /** Receives the next frame, after those by which the server shows that it works. */
    private byte[] receiveFrame() throws IOException {
        byte[] frame = takeFrame();
        while (frame == null || templateId(frame) == WorkingDecoder.TEMPLATE_ID) {
            loop.run();
            received.write(peer.receiveNow(MOST_RECEIVED));
            frame = takeFrame();
        }
        return frame;
    }

    private void receiveUntilEnd() throws IOException {
        try {
            while (true) {
                loop.run();
                received.write(peer.receiveNow(MOST_RECEIVED));
            }
        } catch (final EOFException _) {
            assertEquals(0, loop.connectionCount());
        }
    }

    /** Takes the first frame off the received bytes; null if it is not complete. */
    private byte[] takeFrame() throws IOException {
        final byte[] bytes = received.toByteArray();
        if (bytes.length < FrameDescriptor.HEADER_LENGTH) {
            return null;
        }
        final ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        final int length = FrameDescriptor.HEADER_LENGTH
                + header.getInt(FrameDescriptor.MESSAGE_LENGTH_OFFSET)
                + header.getInt(FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        if (bytes.length < length) {
            return null;
        }
        received.reset();
        received.write(bytes, length, bytes.length - length);
        return Arrays.copyOf(bytes, length);
    }

    private static UnsafeBuffer message(final byte[] frame) {
        return new UnsafeBuffer(frame, FrameDescriptor.HEADER_LENGTH, frame.length - FrameDescriptor.HEADER_LENGTH);
    }

    private static int templateId(final byte[] frame) {
        return frame == null
                ? -1
                : new MessageHeaderDecoder().wrap(message(frame), 0).templateId();
    }
}
