package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.ByteArrayInputStream;
import java.lang.foreign.MemorySegment;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Copies in place of a file that only its owner may read: nobody else may read them at any time. */
@Timeout(60)
class PrivateCopiesTest {
    private static final int OWNER_ONLY = 0600;
    private static final byte[] CHUNK = new byte[1000];

    @TempDir
    private Path folder;

    private EmbeddedStore store;
    private FileService files;

    /** Permissions of files while bytes are written to them. */
    private final Set<Integer> seen = new TreeSet<>();

    @BeforeEach
    void makeAPrivateFile() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
        StoreFiles.writeString(store, "/private", "old secret");
        store.setPermissions("/private", OWNER_ONLY);
        files = watched();
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @Test
    void shouldHideTheBytesWhileACopyWithinTheStoreIsWritten() throws Exception {
        final LeftBehind leftBehind = LeftBehind.whileWriting(new Output(System.out, System.err, ProgressBars.NONE));
        new StoreCopy(files, files, leftBehind).copyFile("/private", "/new");
        new StoreCopy(files, files, leftBehind).copyFile("/private", "/private2");
        assertHidden("/new");
    }

    @Test
    void shouldHideTheBytesWhileATreeIsSynchronised() throws Exception {
        final SyncEntry entry = new SyncEntry("private", SyncEntry.Kind.FILE, 4, 7);
        new StoreSyncTree(files, "/", (_, _) -> {}).write("private", entry, channel(), CHUNK);
        assertHidden("/private");
        assertEquals(7, store.stat("/private").modificationMillis());
    }

    @Test
    void shouldHideTheBytesWhileAStreamIsPut() throws Exception {
        final FileReplacement replacement = new FileReplacement(files, new ProgressBars.Progress() {});
        final FileReplacement.Attributes attributes = handle -> files.setPermissions(handle, OWNER_ONLY);
        replacement.writeStream(channel(), Path.of("-"), "/private", attributes, CHUNK);
        replacement.write(channel(), Path.of("-"), "/private", attributes, CHUNK);
        assertHidden("/private");
    }

    @Test
    void shouldKeepPermissionsForUsersWhereSetIdsAreRefused() throws Exception {
        store.makeDirectory("/team");
        store.setPermissions("/team", 02770);
        StoreFiles.writeString(store, "/team/file", "secret");
        store.setPermissions("/team/file", 04640);
        final LeftBehind leftBehind = LeftBehind.whileWriting(new Output(System.out, System.err, ProgressBars.NONE));
        new StoreCopy(store, new WithoutSetIds(), leftBehind).copyTree("/team", "/copy");
        assertEquals(0770, store.stat("/copy").permissions());
        assertEquals(0640, store.stat("/copy/file").permissions());
    }

    /** Keeps the permissions that HDFS keeps. */
    private final class WithoutSetIds extends ForwardingFileService {
        private static final int KEPT = 01777;

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public void setPermissions(final String path, final int permissions) throws FileServiceException {
            requireKept(permissions);
            super.setPermissions(path, permissions);
        }

        @Override
        public void setPermissions(final long handle, final int permissions) throws FileServiceException {
            requireKept(permissions);
            super.setPermissions(handle, permissions);
        }

        private static void requireKept(final int permissions) throws FileServiceException {
            if ((permissions & ~KEPT) != 0) {
                throw new FileServiceException(PosixError.ENOTSUP, Integer.toOctalString(permissions));
            }
        }
    }

    private void assertHidden(final String path) throws FileServiceException {
        assertEquals(Set.of(OWNER_ONLY), seen);
        assertEquals(OWNER_ONLY, store.stat(path).permissions());
    }

    private static ReadableByteChannel channel() {
        return Channels.newChannel(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
    }

    private FileService watched() {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return store;
            }

            @Override
            public long write(
                    final long handle,
                    final long fileOffset,
                    final MemorySegment source,
                    final long sourceOffset,
                    final int length)
                    throws FileServiceException {
                seen.add(store.status(handle).permissions());
                return super.write(handle, fileOffset, source, sourceOffset, length);
            }
        };
    }
}
