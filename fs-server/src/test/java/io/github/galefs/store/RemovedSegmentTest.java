package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody removes the segment that a store is writing. The system forces a file without a name, too. */
@Timeout(60)
class RemovedSegmentTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"data", "meta"})
    void shouldFailEachSyncWhenTheSegmentThatIsWrittenIsRemoved(final String log) throws Exception {
        final EmbeddedStore store =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        final long handle = store.open("file", Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        Bytes.write(store, handle, 0, new byte[131_072]);
        store.sync(handle);
        try (var segments = Files.newDirectoryStream(directory.resolve("store").resolve(log), "*.cq4")) {
            for (final Path segment : segments) {
                Files.delete(segment);
            }
        }
        Bytes.write(store, handle, 131_072, new byte[131_072]);
        for (int i = 0; i < 2; i++) {
            final FileServiceException lost = assertThrows(FileServiceException.class, () -> store.sync(handle));
            assertEquals(PosixError.EIO, lost.error());
            assertTrue(lost.getMessage().contains(log), lost.getMessage());
        }
        assertThrows(FileServiceException.class, store::close);
    }
}
