package io.github.galefs.store.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Offsets and values are literals: other processes, of other versions, read the file. */
class CountersFileDescriptorTest {
    private static final int METADATA = 64;
    private static final int METADATA_STRIDE = 512;
    private static final int LABEL = 128;
    private static final int VALUES = METADATA + 32 * METADATA_STRIDE;
    private static final int VALUE_STRIDE = 128;

    @TempDir
    private Path directory;

    @Test
    void shouldWriteTheDocumentedHeader() throws IOException {
        final long before = System.currentTimeMillis();
        try (StoreCounters _ = StoreCounters.create(directory)) {
            final ByteBuffer bytes = read();
            assertEquals(VALUES + 32 * VALUE_STRIDE, bytes.limit());
            assertEquals("GCTS", text(bytes, 0, 4));
            assertEquals(1, bytes.getInt(4));
            assertEquals(ProcessHandle.current().pid(), bytes.getLong(8));
            assertTrue(bytes.getLong(16) >= before && bytes.getLong(16) <= System.currentTimeMillis());
            assertEquals(32 * METADATA_STRIDE, bytes.getInt(24));
            assertEquals(32 * VALUE_STRIDE, bytes.getInt(28));
            for (int reserved = 32; reserved < 64; reserved += Integer.BYTES) {
                assertEquals(0, bytes.getInt(reserved));
            }
        }
    }

    @Test
    void shouldWriteEachCounterWhereAgronaReadsIt() throws IOException {
        try (StoreCounters counters = StoreCounters.create(directory)) {
            for (final StoreCounter counter : StoreCounter.values()) {
                counters.add(counter, 1000L + counter.id());
            }
            final ByteBuffer bytes = read();
            for (final StoreCounter counter : StoreCounter.values()) {
                final int record = METADATA + counter.id() * METADATA_STRIDE;
                assertEquals(1, bytes.getInt(record), "allocated: " + counter);
                assertEquals(counter.label().length(), bytes.getInt(record + LABEL));
                assertEquals(
                        counter.label(),
                        text(
                                bytes,
                                record + LABEL + Integer.BYTES,
                                counter.label().length()));
                assertEquals(1000L + counter.id(), bytes.getLong(VALUES + counter.id() * VALUE_STRIDE));
            }
        }
    }

    @Test
    void shouldKeepTheIdsOfCounters() {
        final StoreCounter[] inOrder = {
            StoreCounter.READS,
            StoreCounter.BYTES_READ,
            StoreCounter.WRITES,
            StoreCounter.BYTES_WRITTEN,
            StoreCounter.SYNCS,
            StoreCounter.COMMITS,
            StoreCounter.SLOW_REQUESTS,
            StoreCounter.INPUT_OUTPUT_ERRORS,
            StoreCounter.SEGMENTS_COMPACTED,
            StoreCounter.BYTES_COMPACTED,
            StoreCounter.PINNED_BLOCKS,
            StoreCounter.PINNED_DELETED_BYTES
        };
        for (int id = 0; id < inOrder.length; id++) {
            assertEquals(id, inOrder[id].id());
        }
    }

    private ByteBuffer read() throws IOException {
        return ByteBuffer.wrap(Files.readAllBytes(directory.resolve("counters")))
                .order(ByteOrder.LITTLE_ENDIAN);
    }

    private static String text(final ByteBuffer bytes, final int offset, final int length) {
        final byte[] text = new byte[length];
        bytes.get(offset, text);
        return new String(text, StandardCharsets.US_ASCII);
    }
}
