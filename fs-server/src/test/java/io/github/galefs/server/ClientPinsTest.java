package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.RingFileDescriptor;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Pins of clients that do as they like. */
@Timeout(60)
class ClientPinsTest {
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
        final long[] ticket = peer.greetForTicket();
        final long handle = peer.open(1, "file");
        peer.pin(2, handle);
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
        final RawPeer other = greet();
        other.send(RawPeer.frame(2, RawMessage.pin(other.open(1, "file"), 0), 0));
        assertEquals(PosixError.ENOTSUP.number(), other.receiveFailure().errorNumber());
    }

    private RawPeer greet() throws Exception {
        final RawPeer peer = new RawPeer(served.address());
        peers.add(peer);
        return peer.greet();
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
