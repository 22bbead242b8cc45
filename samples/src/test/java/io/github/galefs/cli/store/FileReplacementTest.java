package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ReadOnlyFileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class FileReplacementTest {
    private static final Path SHOWN = Path.of("-");

    @TempDir
    private Path folder;

    @Test
    void shouldTellThatAFileCannotBeWrittenBeforeItWaitsForAStream() throws Exception {
        try (EmbeddedStore store =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")))) {
            final FileReplacement replacement =
                    new FileReplacement(new ReadOnlyFileService(store), new ProgressBars.Progress() {});
            final FileServiceException refusal = assertThrows(
                    FileServiceException.class,
                    () -> replacement.writeStream(
                            new SilentStream(), SHOWN, "file", FileReplacement.NO_ATTRIBUTES, new byte[100]));
            assertEquals(PosixError.EROFS, refusal.error());
        }
    }

    @ParameterizedTest
    @CsvSource({"true, true, 1, true", "true, false, 0, false", "false, true, 0, true"})
    void shouldLeaveTheOnlyCopyOfAStreamToAServiceThatHasKeptIt(
            final boolean uploadsAtClose, final boolean isStream, final int left, final boolean saysKept)
            throws Exception {
        try (EmbeddedStore store =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")))) {
            final FileService failing = new ForwardingFileService() {
                @Override
                protected FileService delegate() {
                    return store;
                }

                @Override
                public boolean uploadsAtClose() {
                    return uploadsAtClose;
                }

                @Override
                public void close(final long handle) throws FileServiceException {
                    super.close(handle);
                    throw FileServiceException.withMessage(
                            PosixError.ECONNREFUSED,
                            "no upload, the bytes are kept",
                            new FileServiceException(PosixError.ECONNREFUSED, "no upload"));
                }
            };
            final FileReplacement replacement = new FileReplacement(failing, new ProgressBars.Progress() {});
            final ReadableByteChannel bytes = Channels.newChannel(new ByteArrayInputStream(new byte[10]));
            final byte[] chunk = new byte[10];
            final FileServiceException failure = assertThrows(FileServiceException.class, () -> {
                if (isStream) {
                    replacement.writeStream(bytes, SHOWN, "file", FileReplacement.NO_ATTRIBUTES, chunk);
                } else {
                    replacement.write(bytes, SHOWN, "file", FileReplacement.NO_ATTRIBUTES, chunk);
                }
            });
            assertEquals(left, store.list("/").size());
            assertEquals(saysKept, failure.getMessage().contains("kept"));
        }
    }

    @Test
    void shouldNameTheFileThatHasTheBytesOfAStreamWhenItCannotBeRenamed() throws Exception {
        try (EmbeddedStore store =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")))) {
            final FileService failing = new ForwardingFileService() {
                @Override
                protected FileService delegate() {
                    return store;
                }

                @Override
                public boolean uploadsAtClose() {
                    return true;
                }

                @Override
                public void rename(final String from, final String to) throws FileServiceException {
                    throw new FileServiceException(PosixError.ECONNREFUSED, from);
                }
            };
            final FileReplacement replacement = new FileReplacement(failing, new ProgressBars.Progress() {});
            final ReadableByteChannel bytes = Channels.newChannel(new ByteArrayInputStream(new byte[10]));
            final FileServiceException failure = assertThrows(
                    FileServiceException.class,
                    () -> replacement.writeStream(bytes, SHOWN, "file", FileReplacement.NO_ATTRIBUTES, new byte[10]));
            final String name = store.list("/").getFirst().name();
            assertTrue(failure.getMessage().startsWith("file: "), failure::getMessage);
            assertTrue(failure.getMessage().endsWith("; its bytes are in \"" + name + "\""), failure::getMessage);
            assertEquals(10, store.stat(name).size());
        }
    }

    /** Whose first bytes come after the test. */
    private static final class SilentStream implements ReadableByteChannel {
        @Override
        public int read(final ByteBuffer destination) {
            throw new AssertionError("the stream was read");
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
