package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Copies of directories that their owner cannot write. */
@Timeout(60)
class NewDirectoriesTest {
    private static final int CLOSED = 0555;
    private static final int HIDDEN = 0050;

    @TempDir
    private Path folder;

    private EmbeddedStore store;
    private final List<String> calls = new ArrayList<>();

    @BeforeEach
    void makeClosedDirectories() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
        store.makeDirectory("/from");
        store.makeDirectory("/from/a");
        store.makeDirectory("/from/a/b");
        StoreFiles.writeString(store, "/from/a/b/file", "1");
        StoreFiles.writeString(store, "/from/a/file", "2");
        StoreFiles.writeString(store, "/from/file", "3");
        store.setPermissions("/from/a/b", HIDDEN);
        store.setPermissions("/from/a", CLOSED);
        store.setPermissions("/from", CLOSED);
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @Test
    void shouldCloseDirectoriesWhenTheyAreComplete() throws Exception {
        copy(new OrdinaryUser());
        assertCopiedPermissions();
        assertEquals(
                List.of(
                        "/to 755",
                        "/to/a 755",
                        "/to/a/b 750",
                        "/to/a/b/file",
                        "/to/a/b 50",
                        "/to/a/file",
                        "/to/a 555",
                        "/to/file",
                        "/to 555"),
                calls);
    }

    @Test
    void shouldCloseDirectoriesWhenTheCopyEndsEarly() {
        final FileService full = new OrdinaryUser() {
            @Override
            public void rename(final String from, final String to) throws FileServiceException {
                throw new FileServiceException(PosixError.ENOSPC, to);
            }
        };
        assertThrows(FileServiceException.class, () -> copy(full));
        assertEquals(List.of("/to 755", "/to/a 755", "/to/a/b 750", "/to/a/b 50", "/to/a 555", "/to 555"), calls);
    }

    private void assertCopiedPermissions() throws FileServiceException {
        assertEquals(CLOSED, store.stat("/to").permissions());
        assertEquals(CLOSED, store.stat("/to/a").permissions());
        assertEquals(HIDDEN, store.stat("/to/a/b").permissions());
    }

    private void copy(final FileService to) throws Exception {
        final LeftBehind leftBehind = LeftBehind.whileReading(new Output(System.out, System.err, ProgressBars.NONE));
        new StoreCopy(store, to, leftBehind).copyTree("/from", "/to");
        assertEquals(0, leftBehind.count());
    }

    /** Writes a directory only as its permissions allow, and records names and permissions in their order. */
    private class OrdinaryUser extends ForwardingFileService {
        private static final int WRITE_AND_SEARCH = 0300;

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            requireWritable(path);
            return super.open(path, options);
        }

        @Override
        public void makeDirectory(final String path) throws FileServiceException {
            requireWritable(path);
            super.makeDirectory(path);
        }

        @Override
        public void rename(final String from, final String to) throws FileServiceException {
            requireWritable(to);
            super.rename(from, to);
            calls.add(to);
        }

        @Override
        public void setPermissions(final String path, final int permissions) throws FileServiceException {
            super.setPermissions(path, permissions);
            calls.add(path + " " + Integer.toOctalString(permissions));
        }

        private void requireWritable(final String path) throws FileServiceException {
            final String directory = StorePaths.sibling(path, "");
            if ((store.stat(directory).permissions() & WRITE_AND_SEARCH) != WRITE_AND_SEARCH) {
                throw new FileServiceException(PosixError.EACCES, path);
            }
        }
    }
}
