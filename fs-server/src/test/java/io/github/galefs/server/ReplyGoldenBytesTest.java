package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ReplyEncoder.Fragment;
import io.github.galefs.wire.codec.FragmentKind;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The bytes of replies. A change here is a change of the wire format: see wire.xml for what is compatible. A message
 * header is the block's length, template id, schema id 4747 (0x128b) and the schema's version.
 */
class ReplyGoldenBytesTest {
    private static final FileStatus STATUS = new FileStatus(7, true, 0751, 0x1122, 0x3344, -2, 9);
    private static final String STATUS_BYTES =
            "0700000000000000 2211000000000000 4433000000000000" + " feffffffffffffff 0900000000000000 e901 01";

    @Test
    void shouldKeepTheFrame() {
        final OutgoingFrame frame = new OutgoingFrame(
                0x0102, new Reply(ReplyEncoder.done()), new MemoryAccount(new MemoryBudget(ServerContext.MIN_MEMORY)));
        final ByteBuffer head = frame.head();
        final byte[] bytes = new byte[head.remaining()];
        head.get(bytes);
        assertBytes("08000000 00000000 0201000000000000 0000000000000000 0000 6f00 8b12 0800", bytes);
    }

    @Test
    void shouldKeepTheMessageThatAnswersNoRequest() {
        assertBytes("0000 7300 8b12 0800", ReplyEncoder.working());
    }

    @Test
    void shouldKeepFailures() {
        assertBytes("0400 6600 8b12 0800 02000000 0400 676f6e65", ReplyEncoder.failure(PosixError.ENOENT, "gone"));
    }

    @Test
    void shouldKeepRepliesWithAVersion() {
        assertBytes("0800 7000 8b12 0800 0500000000000000", ReplyEncoder.written(5));
        assertBytes("0800 7100 8b12 0800 0600000000000000", ReplyEncoder.truncated(6));
        assertBytes(
                "1000 6e00 8b12 0800 0010000000000000 0700000000000000", ReplyEncoder.appended(new Appended(4096, 7)));
    }

    @Test
    void shouldKeepStatuses() {
        assertBytes("2b00 6800 8b12 0800" + STATUS_BYTES, ReplyEncoder.status(STATUS));
        assertBytes("3300 6d00 8b12 0800 0300000000000000" + STATUS_BYTES, ReplyEncoder.opened(3, STATUS));
    }

    @Test
    void shouldKeepLists() {
        assertBytes(
                "0100 6900 8b12 0800 01 2c00 0100" + STATUS_BYTES + "02 0100 61",
                ReplyEncoder.list(List.of(new DirectoryEntry("a", STATUS)), true));
    }

    @Test
    void shouldKeepReads() {
        assertBytes(
                "0800 6b00 8b12 0800 0400000000000000 0900 0300"
                        + "00100000 efbeadde 01  0a000000 00000000 02  05000000 00000000 00",
                ReplyEncoder.read(
                        4,
                        List.of(
                                new Fragment(FragmentKind.BLOCK, 4096, 0xdeadbeef),
                                new Fragment(FragmentKind.COPY, 10, 0),
                                new Fragment(FragmentKind.HOLE, 5, 0))));
    }

    @Test
    void shouldKeepLocations() {
        final Extent block = new Extent(4096, 100, Path.of("/s"), 0x2000, 100, 0x01020304, 8, 4196);
        assertBytes(
                "1000 6c00 8b12 0800 0800000000000000 6410000000000000 1c00 0100"
                        + "0010000000000000 0020000000000000 64000000 64000000 04030201 0200 2f73",
                ReplyEncoder.locate(8, 4196, List.of(block)));
    }

    @Test
    void shouldKeepPins() {
        final Extent block = new Extent(4096, 100, Path.of("/s"), 0x2000, 100, 0x01020304, 8, 4196);
        assertBytes(
                "3000 7200 8b12 0800 05000000 0800000000000000 6410000000000000"
                        + "0010000000000000 0020000000000000 64000000 64000000 04030201 0200 2f73",
                ReplyEncoder.pinned(new ClientPins.Pinned(5, block)));
        assertBytes(
                "3000 7200 8b12 0800 ffffffff" + "00".repeat(44) + "0000",
                ReplyEncoder.pinned(new ClientPins.Pinned(ClientPins.NO_PIN, null)));
    }

    private static void assertBytes(final String expected, final byte[] actual) {
        assertEquals(expected.replace(" ", ""), HexFormat.of().formatHex(actual));
    }
}
