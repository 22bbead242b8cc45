package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Files that change while they are copied to a service without times: the copy is later than the change. */
@Timeout(60)
class SyncOfChangingFilesTest {
    @TempDir
    private Path folder;

    private EmbeddedStore store;
    private final LeftBehind leftBehind =
            LeftBehind.whileWriting(new Output(System.out, System.err, ProgressBars.NONE));
    private int changes;

    @BeforeEach
    void makeASource() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
        store.makeDirectory("/source");
        store.makeDirectory("/copy");
        StoreFiles.writeString(store, "/source/file", "text 0");
        store.setModificationTime("/source/file", 0);
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @Test
    void shouldCopyAFileAgainWhenItChangesDuringItsCopy() throws Exception {
        changes = 1;
        sync();
        assertEquals("text 1", StoreFiles.readString(store, "/copy/file"));
        assertEquals(0, leftBehind.count());
    }

    @Test
    void shouldReportAFileThatChangesDuringEachCopy() throws Exception {
        changes = 100;
        sync();
        assertEquals(97, changes);
        assertEquals(1, leftBehind.count());
    }

    @Test
    void shouldSeeAnOlderFileOfTheSameSizeByItsContentsAlone() throws Exception {
        sync();
        StoreFiles.writeString(store, "/source/file", "text 2");
        store.setModificationTime("/source/file", 0);
        sync();
        assertEquals("text 0", StoreFiles.readString(store, "/copy/file"));
        sync("--checksum");
        assertEquals("text 2", StoreFiles.readString(store, "/copy/file"));
    }

    private void sync(final String... options) throws Exception {
        final SyncTree source = new StoreSyncTree(new Changing(), "/source", (_, _) -> {});
        final SyncTree target = new StoreSyncTree(new WithoutTimes(), "/copy", (_, _) -> {});
        final Output output = new Output(System.out, System.err, ProgressBars.NONE);
        try (Sync sync =
                new Sync(source, target, CommandLine.populateCommand(new SyncRules(), options), leftBehind, output)) {
            sync.run();
        }
    }

    private class Store extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return store;
        }
    }

    /** The file changes after it was opened, by a replacement: the copy has the earlier bytes. */
    private final class Changing extends Store {
        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            final long handle = super.open(path, options);
            if (changes > 0) {
                changes--;
                StoreFiles.writeString(store, "/new", "text 1");
                store.setModificationTime("/new", 1_000 - changes);
                store.rename("/new", "/source/file");
            }
            return handle;
        }
    }

    private final class WithoutTimes extends Store {
        @Override
        public boolean keepsTimes() {
            return false;
        }

        @Override
        public void setModificationTime(final long handle, final long millis) throws FileServiceException {
            throw new FileServiceException(PosixError.ENOTSUP, "times");
        }
    }
}
