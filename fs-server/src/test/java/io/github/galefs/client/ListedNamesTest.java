package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.RawMessage;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.ListReplyDecoder;
import io.github.galefs.wire.codec.ListRequestDecoder;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a server may send as the names in a directory. */
@Timeout(30)
class ListedNamesTest {
    private static final int ENTRY_LENGTH = 44;

    static List<String> noNames() {
        return List.of("", ".", "..", "../x", "/x", "a/b", "/", "a\0b", "ü".repeat(511));
    }

    @ParameterizedTest
    @MethodSource("noNames")
    void shouldRefuseWhatIsNoName(final String name) throws Exception {
        assertRefused("must be 1 to 1020 bytes of UTF-8", page(true, name));
    }

    @Test
    void shouldRefuseNamesOutOfOrder() throws Exception {
        assertRefused("list with the name \"a\" after \"b\"", page(true, "a", "b", "a"));
        assertRefused("list with the name \"a\" after \"a\"", page(true, "a", "a"));
    }

    @Test
    void shouldRefuseAPageThatDoesNotFollowTheOneBefore() throws Exception {
        assertRefused("list with the name \"a\" after \"b\"", page(false, "b"), page(true, "a", "c"));
    }

    @Test
    void shouldTakeNamesInTheOrderOfTheirBytes() throws Exception {
        final List<String> names = List.of("...", "A", "a", "b\\", "ü".repeat(510), "\uFFFD", "😀");
        try (ScriptedServer server = server(
                        page(false, names.subList(0, 3).toArray(String[]::new)),
                        page(true, names.subList(3, names.size()).toArray(String[]::new)));
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            assertEquals(
                    names, files.list("/").stream().map(DirectoryEntry::name).toList());
        }
    }

    private static void assertRefused(final String reason, final byte[]... pages) throws Exception {
        try (ScriptedServer server = server(pages);
                RemoteFileService files = RemoteFileService.connect(server.clientContext())) {
            final FileServiceException failure = assertThrows(FileServiceException.class, () -> files.list("/"));
            assertEquals(PosixError.EPROTO, failure.error());
            assertTrue(failure.getMessage().contains(reason), failure.getMessage());
        }
    }

    /** Answers each request for a list with the next page. */
    private static ScriptedServer server(final byte[]... pages) throws Exception {
        final AtomicInteger next = new AtomicInteger();
        return new ScriptedServer((templateId, message) -> switch (templateId) {
            case HelloDecoder.TEMPLATE_ID -> ScriptedServer.welcome(Protocol.MAX_VERSION, 60_000);
            case ListRequestDecoder.TEMPLATE_ID -> pages[next.getAndIncrement()];
            default -> ScriptedServer.done();
        });
    }

    private static byte[] page(final boolean isLast, final String... names) {
        final RawMessage page = RawMessage.of(ListReplyDecoder.TEMPLATE_ID)
                .int8(isLast ? 1 : 0)
                .endBlock()
                .int16(ENTRY_LENGTH)
                .int16(names.length);
        for (final String name : names) {
            for (int field = 0; field < 5; field++) {
                page.int64(1);
            }
            page.int16(0644).int8(0).int8(0).text(name);
        }
        return page.bytes();
    }
}
