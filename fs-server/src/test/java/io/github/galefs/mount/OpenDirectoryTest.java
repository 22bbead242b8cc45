package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class OpenDirectoryTest {
    private static final int PAGE = FileService.LIST_PAGE_LENGTH;
    private static final int COUNT = 2 * PAGE + 5;

    @TempDir
    private Path folder;

    private EmbeddedStore store;

    @BeforeEach
    void fill() throws FileServiceException {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
        for (int i = 0; i < COUNT; i++) {
            store.makeDirectory(name(i));
        }
    }

    @AfterEach
    void close() throws FileServiceException {
        store.close();
    }

    @Test
    void shouldReturnEveryEntryOnceAndThenNull() throws FileServiceException {
        final OpenDirectory directory = new OpenDirectory(store, "/", 1);
        for (int i = 0; i < COUNT; i++) {
            assertEquals(name(i), directory.entry(i).name());
        }
        assertNull(directory.entry(COUNT));
        assertNull(directory.entry(COUNT + 10L * PAGE));
    }

    @Test
    void shouldReturnEntriesAtAnyPosition() throws FileServiceException {
        final OpenDirectory directory = new OpenDirectory(store, "/", 1);
        for (final int position : new int[] {COUNT - 1, 0, PAGE, PAGE - 1, 2 * PAGE, 3}) {
            assertEquals(name(position), directory.entry(position).name());
        }
    }

    @Test
    void shouldMissNoEntryWhenReturnedOnesAreRemovedAndTheKernelGoesBack() throws FileServiceException {
        final OpenDirectory directory = new OpenDirectory(store, "/", 1);
        for (int i = 0; i < COUNT; i++) {
            assertEquals(name(i), directory.entry(i).name());
            if (i % 100 == 99) {
                for (int returned = i - 99; returned <= i - 50; returned++) {
                    store.removeDirectory(name(returned));
                }
                assertEquals(name(i - 49), directory.entry(i - 49).name());
            }
        }
    }

    @Test
    void shouldListNewEntriesAfterARewind() throws FileServiceException {
        final OpenDirectory directory = new OpenDirectory(store, "/", 1);
        store.makeDirectory("0 first");
        assertEquals(name(0), directory.entry(0).name());
        directory.rewind();
        assertEquals("0 first", directory.entry(0).name());
    }

    private static String name(final int number) {
        return String.format("entry %05d", number);
    }
}
