package io.github.galefs.store;

import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Opens a store for reading again and again, beside a writer that overwrites, syncs, compacts and makes checkpoints.
 */
@Timeout(120)
class ReadOnlyBesideWriterTest {
    private static final int BLOCK = 16 * 1024;
    private static final int FILES = 30;
    private static final int OPENINGS = Integer.getInteger("galefs.readonly.openings", CaseShare.of(150));

    @TempDir
    private Path directory;

    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stopped;

    @Test
    void shouldShowAllThatWasAcknowledgedWhenOpenedBesideAWriter() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            write(store, 1);
            final Thread writer = Thread.ofPlatform().start(() -> writeRepeatedly(store));
            try {
                for (int i = 0; i < OPENINGS && failure.get() == null; i++) {
                    check();
                }
            } finally {
                stopped = true;
                writer.join();
            }
        }
        if (failure.get() != null) {
            throw new AssertionError(failure.get());
        }
    }

    private void check() throws IOException {
        final long before = acknowledged.get();
        try (EmbeddedStore view = EmbeddedStore.openReadOnly(context())) {
            final long count = ByteBuffer.wrap(Bytes.readAll(view, "count")).getLong();
            assertTrue(count >= before, count + " is older than " + before);
            for (int i = 0; i < FILES; i++) {
                // Of a write in progress, the first blocks may be there.
                final byte[] content = Bytes.readAll(view, "file" + i);
                for (int from = 0; from < content.length; from += BLOCK) {
                    assertArrayEquals(
                            pattern(BLOCK, content[from]), Arrays.copyOfRange(content, from, from + BLOCK), "file" + i);
                }
            }
        }
    }

    private void writeRepeatedly(final EmbeddedStore store) {
        try {
            for (long count = 2; !stopped; count++) {
                write(store, count);
                store.syncAll();
                for (int i = 0; i < 500; i++) {
                    store.setPermissions("count", i & 0777);
                }
            }
        } catch (final IOException | RuntimeException | Error e) {
            failure.set(e);
        }
    }

    private void write(final FileService store, final long count) throws IOException {
        for (int i = 0; i < FILES; i++) {
            final byte[] block = pattern(BLOCK, (int) (count + i) & 0x7F);
            overwrite(
                    store,
                    "file" + i,
                    ByteBuffer.allocate(2 * BLOCK).put(block).put(block).array());
        }
        overwrite(store, "count", ByteBuffer.allocate(Long.BYTES).putLong(count).array());
        acknowledged.set(count);
    }

    private static void overwrite(final FileService store, final String path, final byte[] content) throws IOException {
        final long handle = store.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        Bytes.write(store, handle, 0, content);
        store.close(handle);
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}
