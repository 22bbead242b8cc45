package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.server.RawMessage;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.WriteReplyDecoder;
import java.util.EnumSet;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The bytes of requests. A change here is a change of the wire format: see wire.xml for what is compatible. A message
 * header is the block's length, template id, schema id 4747 (0x128b) and the schema's version.
 */
@Timeout(30)
class RequestGoldenBytesTest {
    private static final String HANDLE = "0807060504030201";
    private static final long HANDLE_VALUE = 0x0102030405060708L;

    @Test
    void shouldKeepHello() {
        assertBytes(
                "2400 0100 8b12 0800 47414c4546533100 0200 0200"
                        + "0100000000000000 0200000000000000 0300000000000000 0100 74",
                RequestEncoder.hello(new SessionTicket(1, 2, 3), "t"));
    }

    @Test
    void shouldKeepRequestsOnTheService() {
        assertBytes("0000 0a00 8b12 0800", RequestEncoder.ping());
        assertBytes("0000 0b00 8b12 0800", RequestEncoder.leave());
        assertBytes("0000 0c00 8b12 0800", RequestEncoder.syncAll());
        assertBytes("0000 0d00 8b12 0800", RequestEncoder.capacity());
    }

    @Test
    void shouldKeepRequestsOnHandles() {
        assertBytes("0800 1400 8b12 0800" + HANDLE, RequestEncoder.close(HANDLE_VALUE));
        assertBytes("0800 1500 8b12 0800" + HANDLE, RequestEncoder.status(HANDLE_VALUE));
        assertBytes(
                "1400 1600 8b12 0800" + HANDLE + "0010000000000000 0a000000",
                RequestEncoder.read(HANDLE_VALUE, 4096, 10));
        assertBytes("1000 1700 8b12 0800" + HANDLE + "0010000000000000", RequestEncoder.write(HANDLE_VALUE, 4096));
        assertBytes("0800 1800 8b12 0800" + HANDLE, RequestEncoder.append(HANDLE_VALUE));
        assertBytes("1000 1900 8b12 0800" + HANDLE + "0500000000000000", RequestEncoder.truncate(HANDLE_VALUE, 5));
        assertBytes("0800 1a00 8b12 0800" + HANDLE, RequestEncoder.sync(HANDLE_VALUE));
        assertBytes(
                "1400 1b00 8b12 0800" + HANDLE + "0010000000000000 0a000000",
                RequestEncoder.locate(HANDLE_VALUE, 4096, 10));
        assertBytes("1000 1e00 8b12 0800" + HANDLE + "0010000000000000", RequestEncoder.pin(HANDLE_VALUE, 4096));
        assertBytes("0400 1f00 8b12 0800 07000000", RequestEncoder.unpin(7));
        assertBytes("0c00 1c00 8b12 0800" + HANDLE + "a4010000", RequestEncoder.setPermissions(HANDLE_VALUE, 0644));
        assertBytes(
                "1000 1d00 8b12 0800" + HANDLE + "ffffffffffffffff",
                RequestEncoder.setModificationTime(HANDLE_VALUE, -1));
    }

    @Test
    void shouldKeepRequestsOnPaths() throws Exception {
        assertBytes("0100 2800 8b12 0800 1f 0100 61", RequestEncoder.open("a", EnumSet.allOf(FileOpenOption.class)));
        assertBytes("0100 2800 8b12 0800 02 0100 61", RequestEncoder.open("a", EnumSet.of(FileOpenOption.WRITE)));
        assertBytes("0000 2900 8b12 0800 0200 c3bc", RequestEncoder.stat("\u00fc"));
        assertBytes("0400 2a00 8b12 0800 64000000 0100 64 0100 61", RequestEncoder.list("d", "a", 100));
        assertBytes("0000 2b00 8b12 0800 0100 61", RequestEncoder.makeDirectory("a"));
        assertBytes("0000 2c00 8b12 0800 0100 61", RequestEncoder.unlink("a"));
        assertBytes("0000 2d00 8b12 0800 0100 61", RequestEncoder.removeDirectory("a"));
        assertBytes("0000 2e00 8b12 0800 0100 61 0100 62", RequestEncoder.rename("a", "b"));
        assertBytes("0000 3300 8b12 0800 0100 61 0100 62", RequestEncoder.replace("a", "b"));
        assertBytes("0400 2f00 8b12 0800 a4010000 0100 61", RequestEncoder.setPermissions("a", 0644));
        assertBytes("0800 3000 8b12 0800 ffffffffffffffff 0100 61", RequestEncoder.setModificationTime("a", -1));
        assertBytes("0000 3100 8b12 0800 0100 73", RequestEncoder.createSnapshot("s"));
        assertBytes("0000 3200 8b12 0800 0100 73", RequestEncoder.removeSnapshot("s"));
    }

    @Test
    void shouldKeepFrames() throws Exception {
        final byte[] opened = RawMessage.of(OpenReplyDecoder.TEMPLATE_ID)
                .int64(HANDLE_VALUE)
                .int64(0)
                .int64(0)
                .int64(0)
                .int64(0)
                .int64(0)
                .int16(0)
                .int8(0)
                .bytes();
        final byte[] written =
                RawMessage.of(WriteReplyDecoder.TEMPLATE_ID).int64(1).bytes();
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> switch (templateId) {
                    case HelloDecoder.TEMPLATE_ID -> ScriptedServer.welcome(2, 60_000);
                    case OpenRequestDecoder.TEMPLATE_ID -> opened;
                    default -> written;
                });
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            Bytes.write(files, files.open("a", Bytes.NEW), 4096, new byte[] {1, 2, 3});
            // Message length, payload length, request id, the lowest id in flight; then message and payload.
            assertBytes(
                    "0c000000 00000000 0100000000000000 0100000000000000 0100 2800 8b12 0800 07 0100 61",
                    server.frames().get(1));
            assertBytes(
                    "18000000 03000000 0200000000000000 0200000000000000" + "1000 1700 8b12 0800" + HANDLE
                            + "0010000000000000 010203",
                    server.frames().get(2));
        }
    }

    private static void assertBytes(final String expected, final byte[] actual) {
        assertEquals(expected.replace(" ", ""), HexFormat.of().formatHex(actual));
    }
}
