package io.github.galefs.server;

import static io.github.galefs.server.ClientPins.GRACE_NANOS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PinnedExtent;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Time that a client has to give up a map. */
@Timeout(20)
class PinGraceTest {
    private static final long HANDLE = 7;

    @TempDir
    private Path directory;

    private final MemoryAccount openFiles = new MemoryAccount(new MemoryBudget(1 << 20));
    private final Session session = new Session(1, 2, 0, 10, 10, 10, openFiles, null, null);
    private RingFile ring;
    private ClientPins pins;
    private ClientPins.Share share;
    private Use latest;

    @BeforeEach
    void open() throws Exception {
        ring = new RingFile(directory, 1);
        pins = new ClientPins((_, _) -> latest = new Use(), ring);
        share = pins.new Share();
        session.reserveHandle();
        session.addHandle(HANDLE);
        session.useRing();
    }

    @AfterEach
    void close() throws Exception {
        ring.close();
    }

    @Test
    void shouldEndTheUseOfASegmentAtTheEndOfTheGracePeriod() throws Exception {
        share.pin(session, HANDLE, 0);
        pins.refresh(-10 * GRACE_NANOS);
        latest.isCurrent = false;
        pins.refresh(0);
        pins.refresh(GRACE_NANOS - 1);
        assertFalse(latest.isClosed);
        pins.refresh(GRACE_NANOS);
        assertTrue(latest.isClosed);
        assertEquals(1, pins.count());
    }

    @Test
    void shouldGiveALaterPinOfANumberAGracePeriodOfItsOwn() throws Exception {
        final int first = share.pin(session, HANDLE, 0).number();
        latest.isCurrent = false;
        pins.refresh(0);
        share.unpin(first);
        assertEquals(first, share.pin(session, HANDLE, 0).number());
        latest.isCurrent = false;
        pins.refresh(2 * GRACE_NANOS);
        assertFalse(latest.isClosed);
        pins.refresh(3 * GRACE_NANOS);
        assertTrue(latest.isClosed);
    }

    private static final class Use implements PinnedExtent {
        private boolean isCurrent = true;
        private boolean isClosed;

        @Override
        public Extent extent() {
            return new Extent(0, 1, Path.of("segment"), 0, 1, 0, 0, 1);
        }

        @Override
        public boolean isCurrent() {
            return isCurrent;
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }
}
