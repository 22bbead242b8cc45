package io.github.galefs.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a program that uses slf4j-simple as it comes prints of the libraries below. */
@Timeout(60)
class LibraryLogsTest {
    @TempDir
    private Path folder;

    @Test
    void shouldPrintNothingWhenAProgramUsesAStoreAndAServer() throws Exception {
        // Hides the file of the tests: all levels are the defaults.
        Files.createFile(folder.resolve("simplelogger.properties"));
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JvmFlags.all());
        command.addAll(List.of(
                "-cp",
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                Program.class.getName(),
                folder.resolve("store").toString()));
        final Process process =
                new ProcessBuilder(command).redirectErrorStream(true).start();
        final String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("", printed);
        assertEquals(0, process.waitFor());
    }

    /** A program of a user. */
    static final class Program {
        private Program() {}

        public static void main(final String[] arguments) throws Exception {
            final InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
            try (EmbeddedStore store =
                            EmbeddedStore.create(new EmbeddedStoreContext().directory(Path.of(arguments[0])));
                    FileServer server = FileServer.open(store, new ServerContext().address(any));
                    FileService files = RemoteFileService.connect(new ClientContext()
                            .address(ServerAddress.parse(
                                    "galefs://127.0.0.1:" + server.address().getPort())))) {
                StoreFiles.writeString(files, "/a", "text");
                files.syncAll();
                StoreFiles.readString(files, "/a");
            }
        }
    }
}
