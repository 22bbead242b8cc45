package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.RawMessage;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.ListReplyDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.RenameRequestDecoder;
import io.github.galefs.wire.codec.ReplaceRequestDecoder;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import io.github.galefs.wire.codec.StatusRequestDecoder;
import io.github.galefs.wire.codec.WelcomeDecoder;
import io.github.galefs.wire.codec.WriteReplyDecoder;
import io.github.galefs.wire.codec.WriteRequestDecoder;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Servers of other protocol versions, and of newer schema versions. */
@Timeout(30)
class ServerVersionTest {
    private static final int NEWER_VERSION = MessageHeaderDecoder.SCHEMA_VERSION + 1;
    private static final FileStatus STATUS = new FileStatus(7, false, 0640, 100, 50, 1000, 3);

    @Test
    void shouldReportTheRefusalOfAServerOfProtocol1() throws Exception {
        final String refusal = "the client speaks protocol versions 2 to 2, the server 1 to 1";
        final byte[] failure = RawMessage.ofVersion(FailureDecoder.TEMPLATE_ID, 1)
                .int32(PosixError.EPROTO.number())
                .text(refusal)
                .bytes();
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> failure)) {
            assertRefused(server, refusal);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 'server speaks protocol 1, this client 2: upgrade the server'",
        "3, 'server speaks protocol 3, this client 2: upgrade the client'"
    })
    void shouldRefuseAWelcomeOfAnUnsupportedVersion(final int version, final String refusal) throws Exception {
        try (ScriptedServer server =
                new ScriptedServer((templateId, message) -> ScriptedServer.welcome(version, 60_000))) {
            assertRefused(server, refusal);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false, 1", "1, true, 0"})
    void shouldAssumeWhatEarlierServersDoWhenTheyDoNotSaySo(
            final int names, final boolean hasEscapedNames, final long fileSystemId) throws Exception {
        final byte[] welcome = RawMessage.ofVersion(WelcomeDecoder.TEMPLATE_ID, 6)
                .int16(Protocol.MAX_VERSION)
                .int64(1)
                .int64(2)
                .int64(3)
                .int8(0)
                .int32(0)
                .int32(1024)
                .int32(1)
                .int32(60_000)
                .int32(-1)
                .int8(names)
                .text("")
                .bytes();
        try (ScriptedServer server = new ScriptedServer((_, _) -> welcome);
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            assertTrue(files.keepsTimes());
            assertFalse(files.uploadsAtClose());
            assertEquals(hasEscapedNames, files.hasEscapedNames());
            assertEquals(fileSystemId, files.fileSystemId());
        }
    }

    @Test
    void shouldReadTheKnownFieldsOfALongerBlock() throws Exception {
        final byte[] longer = status(RawMessage.ofVersion(StatusReplyDecoder.TEMPLATE_ID, NEWER_VERSION))
                .int64(-1)
                .bytes();
        try (ScriptedServer server = ScriptedServer.answering(longer);
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            assertEquals(STATUS, files.stat("file"));
        }
    }

    @Test
    void shouldReadTheKnownFieldsOfLongerGroupsAndIgnoreAnAppendedDataField() throws Exception {
        final int statusLength = 43;
        final int kindLength = 1;
        final int addedLength = 8;
        final byte[] longer = status(RawMessage.ofVersion(ListReplyDecoder.TEMPLATE_ID, NEWER_VERSION)
                        .int8(1)
                        .endBlock()
                        .int16(statusLength + kindLength + addedLength)
                        .int16(1))
                .int8(2)
                .int64(-1)
                .text("name")
                .text("unknown")
                .bytes();
        try (ScriptedServer server = ScriptedServer.answering(longer);
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            assertEquals(STATUS, files.list("/").getFirst().status());
            assertEquals("name", files.list("/").getFirst().name());
        }
    }

    @Test
    void shouldReplaceAFileByWriteAndRenameWhenTheServerHasNoRequestForIt() throws Exception {
        final byte[] status =
                status(RawMessage.of(StatusReplyDecoder.TEMPLATE_ID)).bytes();
        final byte[] opened =
                status(RawMessage.of(OpenReplyDecoder.TEMPLATE_ID).int64(1)).bytes();
        final byte[] written =
                RawMessage.of(WriteReplyDecoder.TEMPLATE_ID).int64(1).bytes();
        final List<Integer> requests = Collections.synchronizedList(new ArrayList<>());
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> {
                    requests.add(templateId);
                    return switch (templateId) {
                        case HelloDecoder.TEMPLATE_ID -> ScriptedServer.welcome(Protocol.MAX_VERSION, 60_000);
                        case ReplaceRequestDecoder.TEMPLATE_ID -> ScriptedServer.failure(PosixError.ENOSYS);
                        case OpenRequestDecoder.TEMPLATE_ID -> opened;
                        case WriteRequestDecoder.TEMPLATE_ID -> written;
                        case StatusRequestDecoder.TEMPLATE_ID -> status;
                        default -> ScriptedServer.done();
                    };
                });
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            final MemorySegment bytes = MemorySegment.ofArray(new byte[3]);
            assertEquals(STATUS, files.replace("t", "a", bytes, 0, 3));
            assertEquals(STATUS, files.replace("t", "b", bytes, 0, 3));
        }
        assertEquals(1, Collections.frequency(requests, ReplaceRequestDecoder.TEMPLATE_ID), "asks once");
        assertEquals(2, Collections.frequency(requests, WriteRequestDecoder.TEMPLATE_ID));
        assertEquals(2, Collections.frequency(requests, RenameRequestDecoder.TEMPLATE_ID));
    }

    private static RawMessage status(final RawMessage message) {
        return message.int64(STATUS.fileId())
                .int64(STATUS.size())
                .int64(STATUS.allocated())
                .int64(STATUS.modificationMillis())
                .int64(STATUS.version())
                .int16(STATUS.permissions())
                .int8(STATUS.directory() ? 1 : 0);
    }

    private static void assertRefused(final ScriptedServer server, final String refusal) {
        final FileServiceException failure =
                assertThrows(FileServiceException.class, () -> RemoteFileService.connect(server.clientContext()));
        assertEquals(PosixError.EPROTO, failure.error());
        assertTrue(failure.getMessage().startsWith(refusal), failure.getMessage());
        assertEquals(1, server.frames().size(), "the client tries once");
    }
}
