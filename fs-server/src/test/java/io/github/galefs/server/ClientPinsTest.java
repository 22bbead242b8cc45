package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.wire.RingFileDescriptor;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.WelcomeDecoder;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pins of clients that do as they like. */
@Timeout(60)
class ClientPinsTest {
    private static final int PINNED_SEGMENTS = 8;

    @TempDir
    private Path directory;

    private ServedStore served;
    private final List<RawPeer> peers = new ArrayList<>();

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory, new ServerContext().ringDirectory(directory));
        Bytes.create(served.store(), "file", Bytes.pattern(ServedStore.BLOCK, 1));
    }

    @AfterEach
    void end() throws Exception {
        for (final RawPeer peer : peers) {
            peer.close();
        }
        served.close();
    }

    @Test
    void shouldPinNoMoreForAConnectionThanItsBound() throws Exception {
        final RawPeer peer = greet();
        final long handle = peer.open(1, "file");
        assertEquals(ClientPins.MAX_PER_CONNECTION, pinAll(peer, handle));
        assertEquals(ClientPins.MAX_PER_CONNECTION, served.server().status().pins());
        assertEquals(ClientPins.NO_PIN, peer.pin(2, handle));
        peer.send(RawPeer.frame(3, RawMessage.unpin(17), 0));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, peer.receive());
        assertEquals(17, peer.pin(4, handle));
        assertEquals(ClientPins.NO_PIN, peer.pin(5, handle));
    }

    @Test
    void shouldPinNoMoreForAllThanThereAreBits() throws Exception {
        int pins = 0;
        for (int i = 0; i < 5; i++) {
            final RawPeer peer = greet();
            pins += pinAll(peer, peer.open(1, "file"));
        }
        assertEquals(RingFileDescriptor.PINS, pins);
        peers.getFirst().close();
        Await.until(
                "the end of the first connection's pins",
                () -> served.server().status().pins() == RingFileDescriptor.PINS - ClientPins.MAX_PER_CONNECTION);
        final RawPeer late = greet();
        assertTrue(late.pin(2, late.open(1, "file")) >= 0);
    }

    @Test
    void shouldEndNoPinOfAnotherConnection() throws Exception {
        final RawPeer first = greet();
        final RawPeer second = greet();
        final int pin = first.pin(2, first.open(1, "file"));
        for (final int number : new int[] {pin, -1, RingFileDescriptor.PINS, Integer.MAX_VALUE}) {
            second.send(RawPeer.frame(1, RawMessage.unpin(number), 0));
            assertEquals(PosixError.EINVAL.number(), second.receiveFailure().errorNumber());
        }
        assertEquals(1, served.server().status().pins());
    }

    @Test
    void shouldEndThePinsOfAConnectionThatASessionHasLost() throws Exception {
        final RawPeer peer = new RawPeer(served.address());
        peers.add(peer);
        peer.send(RawPeer.frame(0, RawPeer.hello(), 0));
        final WelcomeDecoder welcome = peer.receiveWelcome();
        final long[] ticket = {welcome.bootId(), welcome.sessionId(), welcome.sessionKey()};
        RawPeer.useRing(welcome);
        final long handle = peer.open(1, "file");
        assertTrue(peer.pin(2, handle) >= 0);
        final RawPeer resumed = new RawPeer(served.address());
        peers.add(resumed);
        assertEquals(1, resumed.resume(ticket));
        Await.until("the end of the pin", () -> served.server().status().pins() == 0);
        assertTrue(resumed.pin(3, handle) >= 0);
    }

    @Test
    void shouldPinNothingWithoutAHandleOrARing() throws Exception {
        final RawPeer peer = greet();
        peer.send(RawPeer.frame(1, RawMessage.pin(12345, 0), 0));
        assertEquals(PosixError.EBADF.number(), peer.receiveFailure().errorNumber());
        final long handleOfAnother = greet().open(1, "file");
        peer.send(RawPeer.frame(2, RawMessage.pin(handleOfAnother, 0), 0));
        assertEquals(PosixError.EBADF.number(), peer.receiveFailure().errorNumber());
        assertEquals(0, served.server().status().pins());
        served.restart();
        final RawPeer other = new RawPeer(served.address());
        peers.add(other);
        other.greet();
        other.send(RawPeer.frame(2, RawMessage.pin(other.open(1, "file"), 0), 0));
        assertEquals(PosixError.ENOTSUP.number(), other.receiveFailure().errorNumber());
    }

    /** Any user of the machine can connect; who can open neither the ring file nor a segment must hold nothing back. */
    @Test
    void shouldPinNothingForAClientThatHasNotUsedTheRing() throws Exception {
        final RawPeer peer = new RawPeer(served.address());
        peers.add(peer);
        peer.greet();
        peer.send(RawPeer.frame(2, RawMessage.pin(peer.open(1, "file"), 0), 0));
        assertEquals(PosixError.ENOTSUP.number(), peer.receiveFailure().errorNumber());
        assertEquals(0, served.server().status().pins());
    }

    /** A segment whose blocks are being moved cannot be pinned until they are in another. */
    private static int pinBesideCompaction(final RawPeer peer, final long requestId, final long handle)
            throws Exception {
        final int[] pin = new int[1];
        Await.until("a pin", () -> {
            pin[0] = peer.pin(requestId, handle);
            return pin[0] != ClientPins.NO_PIN;
        });
        return pin[0];
    }

    /** More than deleted segments may occupy, so that the rest is left alone while they count as pinned. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldGoOnCompactingBesideAClientThatKeepsItsPins(final boolean damagesTheRing) throws Exception {
        final RawPeer peer = greet();
        final List<Path> segments = new ArrayList<>();
        for (int i = 0; i < PINNED_SEGMENTS; i++) {
            Bytes.create(served.store(), "pinned" + i, Bytes.pattern(ServedStore.SEGMENT_LENGTH, i));
            final long handle = served.store().open("pinned" + i, Bytes.READ);
            segments.add(served.store().locate(handle, 0).segment());
            served.store().close(handle);
            final long own = peer.open(100 + i, "pinned" + i);
            assertEquals(i, pinBesideCompaction(peer, 200 + i, own));
            peer.send(RawPeer.frame(300 + i, RawMessage.close(own), 0));
            assertEquals(DoneReplyDecoder.TEMPLATE_ID, peer.receive());
            served.store().unlink("pinned" + i);
        }
        if (damagesTheRing) {
            RingDamage.damage(directory.resolve("ring"));
        }
        Bytes.create(served.store(), "filler", Bytes.pattern(ServedStore.SEGMENT_LENGTH, 3));
        Await.until("the deletion of all segments", () -> segments.stream().allMatch(Files::notExists));
    }

    @Test
    void shouldPinNothingAfterAClientHasDamagedTheRing() throws Exception {
        final RawPeer peer = greet();
        final long handle = peer.open(1, "file");
        final int kept = peer.pin(2, handle);
        assertTrue(isShownAsCurrent(kept));
        RingDamage.damage(directory.resolve("ring"));
        Await.until("the end of the pin's being current", () -> !isShownAsCurrent(kept));
        peer.send(RawPeer.frame(3, RawMessage.pin(handle, 0), 0));
        assertEquals(PosixError.ENOTSUP.number(), peer.receiveFailure().errorNumber());
    }

    private boolean isShownAsCurrent(final int pin) throws IOException {
        try (RandomAccessFile ring =
                new RandomAccessFile(directory.resolve("ring").toFile(), "r")) {
            ring.seek(RingFileDescriptor.pinWordOffset(pin));
            return (Long.reverseBytes(ring.readLong()) & RingFileDescriptor.pinBit(pin)) != 0;
        }
    }

    /** Another pin of the number would show the old map as current, and the client's late end would end that pin. */
    @Test
    void shouldKeepTheNumberOfAPinThatTheServerHasEnded() throws Exception {
        final RawPeer peer = greet();
        final long handle = peer.open(1, "file");
        final int kept = peer.pin(2, handle);
        final long handleOfStore = served.store().open("file", Bytes.READ);
        final Path segment = served.store().locate(handleOfStore, 0).segment();
        served.store().close(handleOfStore);
        Bytes.write(served.store(), served.store().open("file", Bytes.NEW), 0, Bytes.pattern(ServedStore.BLOCK, 2));
        Bytes.create(served.store(), "filler", Bytes.pattern(3 * ServedStore.SEGMENT_LENGTH, 3));
        served.store().unlink("filler");
        Await.until("the deletion of the segment", () -> Files.notExists(segment));
        Await.until(
                "the end of the segment's use",
                () -> served.store().capacity().diskBytes()
                        == DiskUsage.ofFilesIn(directory.resolve("served/data"))
                                + DiskUsage.ofFilesIn(directory.resolve("served/meta")));
        assertEquals(1, served.server().status().pins());
        assertEquals(kept + 1, peer.pin(3, handle));
        peer.send(RawPeer.frame(4, RawMessage.unpin(kept), 0));
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, peer.receive());
        assertEquals(1, served.server().status().pins());
        assertEquals(kept, peer.pin(5, handle));
    }

    private RawPeer greet() throws Exception {
        final RawPeer peer = new RawPeer(served.address());
        peers.add(peer);
        return peer.greetAndUseRing();
    }

    /** Pins until it is refused; returns how often it was not. */
    private static int pinAll(final RawPeer peer, final long handle) throws Exception {
        int count = 0;
        while (peer.pin(100 + count, handle) != ClientPins.NO_PIN) {
            count++;
        }
        return count;
    }
}
