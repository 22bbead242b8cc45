package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names alone fill the disk of a store. All of them can be removed. */
@Timeout(60)
class EmbeddedStoreFullOfNamesTest {
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;

    @TempDir
    private Path directory;

    /** The journal is all that the disk has, and too long for a checkpoint beside it. */
    @Test
    void shouldRemoveFilesAndOpenAgainWhenNoCheckpointFits() throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 14L * SEGMENT - EmbeddedStoreFullDiskTest.bytesIn(directory)));
        final long files;
        try (EmbeddedStore store = EmbeddedStore.create(context().freeSpace(disk))) {
            createEmptyFiles(store, 0);
            files = store.capacity().files();
            store.unlink(longName(0));
            disk.awaitCompactorPass();
            store.unlink(longName(1));
        }
        try (EmbeddedStore store = EmbeddedStore.open(context().freeSpace(disk))) {
            for (int i = 2; i < 1_000; i++) {
                store.unlink(longName(i));
            }
            assertEquals(files - 1_000, store.capacity().files());
        }
    }

    /** A checkpoint of so many names takes more than what is left free for payloads. */
    @ParameterizedTest
    @ValueSource(ints = {0, 5_000})
    void shouldRemoveAllFilesWhenNamesHaveFilledTheDisk(final int inSnapshot) throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 40L * SEGMENT - EmbeddedStoreFullDiskTest.bytesIn(directory)));
        try (EmbeddedStore store = EmbeddedStore.create(context().freeSpace(disk))) {
            for (int i = 0; i < inSnapshot; i++) {
                store.close(store.open(longName(i), NEW));
            }
            if (inSnapshot != 0) {
                store.createSnapshot("s");
            }
            final int files = createEmptyFiles(store, inSnapshot);
            assertTrue(files > 10_000, "files: " + files);
            removeAll(store, files);
            final int again = createEmptyFiles(store, 0);
            assertEquals(files, again, 0.2 * files);
            removeAll(store, again);
        }
    }

    /** The record of a rename has two names, so it is longer than what it saves in a checkpoint. */
    @Test
    void shouldReplaceAllFilesByRenamesWhenNamesHaveFilledTheDisk() throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 40L * SEGMENT - EmbeddedStoreFullDiskTest.bytesIn(directory)));
        try (EmbeddedStore store = EmbeddedStore.create(context().freeSpace(disk))) {
            final int files = createEmptyFiles(store, 0);
            for (int i = 1; i < files; i++) {
                store.rename(longName(i - 1), longName(i));
            }
            store.unlink(longName(files - 1));
            store.makeDirectory("new");
        }
    }

    /** Longer names lengthen the checkpoint, and free nothing. */
    @Test
    void shouldRemoveAllFilesWhenRenamesHaveFilledTheDisk() throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> Math.max(0, 40L * SEGMENT - EmbeddedStoreFullDiskTest.bytesIn(directory)));
        try (EmbeddedStore store = EmbeddedStore.create(context().freeSpace(disk))) {
            final int files = 60_000;
            for (int i = 0; i < files; i++) {
                store.close(store.open("file" + i, NEW));
            }
            int renamed = 0;
            try {
                for (; renamed < files; renamed++) {
                    store.rename("file" + renamed, longName(renamed));
                }
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
            }
            assertTrue(renamed < files, "the disk holds all names");
            removeAll(store, renamed);
            for (int i = renamed; i < files; i++) {
                store.unlink("file" + i);
            }
            store.makeDirectory("new");
        }
    }

    private static void removeAll(final EmbeddedStore store, final int files) throws IOException {
        for (int i = 0; i < files; i++) {
            store.unlink(longName(i));
        }
    }

    /** Creates empty files until the disk is full; returns the number of the first that could not be created. */
    private static int createEmptyFiles(final EmbeddedStore store, final int first) throws IOException {
        for (int files = first; ; files++) {
            try {
                store.close(store.open(longName(files), NEW));
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                return files;
            }
        }
    }

    /** Returns a name whose record is long. */
    private static String longName(final int number) {
        return number + "x".repeat(200);
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(SEGMENT);
    }
}
