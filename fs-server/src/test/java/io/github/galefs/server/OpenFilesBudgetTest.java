package io.github.galefs.server;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server with little memory, whose clients open the same file over and over. */
@Timeout(60)
class OpenFilesBudgetTest {
    private static final long HANDLE_BYTES = 1024;

    /** What half of the server's memory holds. */
    private static final long MOST = ServerContext.MIN_MEMORY / 2 / HANDLE_BYTES;

    @TempDir
    private Path folder;

    @Test
    void shouldRefuseAFileWhenAClientWouldHaveMoreThanAreLeftForOthers() throws Exception {
        try (ServedStore served = serve();
                FileService greedy = served.connect();
                FileService modest = served.connect()) {
            final List<Long> handles = openAll(greedy);
            assertEquals(MOST / 2, handles.size(), 1.0);
            for (int i = 0; i < MOST / 8; i++) {
                modest.open("file", Bytes.READ);
            }
            for (final long handle : handles) {
                greedy.close(handle);
            }
            assertTrue(openAll(greedy).size() > MOST / 4, "what was closed is free again");
        }
    }

    @Test
    void shouldReopenAFileAfterARestartWhenOthersHaveClosedTheirs() throws Exception {
        try (ServedStore served = serve();
                FileService client = served.connect()) {
            final List<Long> handles = new ArrayList<>();
            for (int i = 0; i < MOST / 4; i++) {
                handles.add(client.open("file", Bytes.READ));
            }
            served.restart(context());
            final FileService greedy = served.connect();
            try (FileService other = served.connect()) {
                openAll(greedy);
                openAll(other);
                final long refused = firstRefused(client, handles);
                assertRefused(PosixError.ENFILE, () -> client.status(refused));
                greedy.close();
                Await.until(
                        "the files of a client that is gone are closed",
                        () -> served.server().status().usedMemoryOfFiles() < MOST / 2 * HANDLE_BYTES);
                assertEquals(1, client.status(refused).size());
            } finally {
                greedy.close();
            }
        }
    }

    @Test
    void shouldCloseAFileThatIsAnotherOneAfterARestart() throws Exception {
        try (ServedStore served = serve();
                FileService client = served.connect()) {
            final long handle = client.open("file", Bytes.READ);
            served.store().unlink("file");
            Bytes.create(served.store(), "file", new byte[1]);
            served.restart(context());
            assertRefused(PosixError.ESTALE, () -> client.status(handle));
            assertEquals(0, served.server().status().usedMemoryOfFiles());
        }
    }

    @Test
    void shouldReportTheMemoryOfOpenFiles() throws Exception {
        try (ServedStore served = serve();
                FileService client = served.connect()) {
            final ServerStatus before = served.server().status();
            assertEquals(0, before.usedMemoryOfFiles());
            assertEquals(MOST * HANDLE_BYTES, before.memoryOfFiles());
            final int count = openAll(client).size();

            assertEquals(count * HANDLE_BYTES, served.server().status().usedMemoryOfFiles());
        }
    }

    @Test
    void shouldFreeTheFilesOfAClientThatIsGone() throws Exception {
        try (ServedStore served = serve()) {
            for (int i = 0; i < 3; i++) {
                try (FileService client = served.connect()) {
                    assertEquals(MOST / 2, openAll(client).size(), 1.0);
                }
            }
        }
    }

    @Test
    void shouldTakeNothingForAnOpenThatFails() throws Exception {
        try (ServedStore served = serve();
                FileService client = served.connect()) {
            for (int i = 0; i < MOST; i++) {
                assertRefused(PosixError.ENOENT, () -> client.open("missing", Bytes.READ));
            }
        }
    }

    private ServedStore serve() throws Exception {
        final ServedStore served = new ServedStore(folder, context());
        Bytes.create(served.store(), "file", new byte[1]);
        return served;
    }

    private static ServerContext context() {
        return new ServerContext().memory(ServerContext.MIN_MEMORY);
    }

    /** Returns the first of a client's handles of which the server refuses a call with ENFILE. */
    private static long firstRefused(final FileService client, final List<Long> handles) throws FileServiceException {
        for (final long handle : handles) {
            try {
                client.status(handle);
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENFILE, e.error(), e.getMessage());
                return handle;
            }
        }
        throw new AssertionError("all " + handles.size() + " files were reopened");
    }

    private static List<Long> openAll(final FileService client) throws FileServiceException {
        final List<Long> handles = new ArrayList<>();
        while (true) {
            try {
                handles.add(client.open("file", Bytes.READ));
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENFILE, e.error(), e.getMessage());
                return handles;
            }
        }
    }
}
