package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.NameKind;
import io.github.galefs.wire.codec.EntryKind;
import io.github.galefs.wire.codec.ListReplyDecoder;
import io.github.galefs.wire.codec.ListRequestDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lists with names that cannot be opened, for clients that know such names and for earlier ones. */
@Timeout(30)
class ListedKindsTest {
    private static final int VERSION_WITHOUT_KINDS = 5;

    @TempDir
    private Path directory;

    private FileService files;
    private FileServer server;
    private ServerAddress address;

    @BeforeEach
    void serve() throws IOException {
        Files.createSymbolicLink(directory.resolve("dangling"), Path.of("none"));
        Files.createDirectory(directory.resolve("directory"));
        Files.writeString(directory.resolve("file"), "one");
        Files.createSymbolicLink(directory.resolve("link"), Path.of("file"));
        files = DirectoryFileService.open(new DirectoryContext().directory(directory));
        server = FileServer.open(
                files, new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
        address = ServerAddress.parse("galefs://127.0.0.1:" + server.address().getPort() + "/");
    }

    @AfterEach
    void end() throws IOException {
        server.close();
        files.close();
    }

    @Test
    void shouldSendTheKindOfEachName() throws IOException {
        try (RemoteFileService client = RemoteFileService.connect(new ClientContext().address(address))) {
            assertEquals(
                    List.of(NameKind.OTHER_LINK, NameKind.DIRECTORY, NameKind.FILE, NameKind.FILE_LINK),
                    client.list("/").stream().map(DirectoryEntry::kind).toList());
        }
    }

    @Test
    void shouldSendNoNamesThatCannotBeOpenedToAnEarlierClient() throws IOException {
        try (RawPeer peer = new RawPeer(address).greet()) {
            assertEquals(List.of("directory", "file", "link"), names(peer, VERSION_WITHOUT_KINDS));
            assertEquals(List.of("dangling", "directory", "file", "link"), names(peer, VERSION_WITHOUT_KINDS + 1));
        }
    }

    private static List<String> names(final RawPeer peer, final int version) throws IOException {
        final byte[] list = RawMessage.ofVersion(ListRequestDecoder.TEMPLATE_ID, version)
                .int32(100)
                .text("/")
                .text("")
                .bytes();
        peer.send(RawPeer.frame(version, list, 0));
        final ListReplyDecoder reply = new ListReplyDecoder()
                .wrapAndApplyHeader(new UnsafeBuffer(peer.receiveMessage()), 0, new MessageHeaderDecoder());
        final List<String> names = new ArrayList<>();
        for (final ListReplyDecoder.EntriesDecoder entry : reply.entries()) {
            names.add(entry.name());
        }
        return names;
    }

    @Test
    void shouldHaveANumberOnTheWireForEachKind() {
        assertEquals(
                Arrays.stream(NameKind.values()).map(NameKind::name).toList(),
                Arrays.stream(EntryKind.values())
                        .filter(kind -> kind != EntryKind.NULL_VAL)
                        .map(EntryKind::name)
                        .toList());
    }
}
