package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ReadOnlyFileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

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
