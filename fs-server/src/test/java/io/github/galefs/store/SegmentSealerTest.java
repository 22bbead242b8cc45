package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.SegmentUsage;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class SegmentSealerTest {
    private static final int SEGMENT_SIZE = EmbeddedStoreContext.MIN_SEGMENT_SIZE;

    /** Segment that the process before has left. */
    private static final int LEFT = 1;

    @TempDir
    private Path directory;

    private final SegmentUsage usage = new FileTree(0).usage();
    private DataLog data;
    private Journal journal;
    private SegmentSealer sealer;

    @BeforeEach
    void open() throws Exception {
        final Path dataDirectory = Files.createDirectory(directory.resolve("data"));
        final Path metaDirectory = Files.createDirectory(directory.resolve("meta"));
        data = new DataLog(dataDirectory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), LEFT);
        final MetaLog meta = new MetaLog(metaDirectory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0);
        journal = new Journal(meta, new ReplayResult(new FileTree(0), 0, 0, 0, 0, 0, 1, 0, List.of(), 0, List.of()));
        sealer = new SegmentSealer(usage, data, journal, new StoreLocks(), InstantSource.system());
    }

    @AfterEach
    void close() {
        journal.close();
        data.close();
    }

    @Test
    void shouldSealTheSegmentThatTheProcessBeforeHasLeft() throws Exception {
        appendToNextSegment();
        assertTrue(usage.get(LEFT).sealed());
        assertEquals(1, journal.lastSequence());
    }

    @Test
    void shouldNotSealASegmentWhosePayloadsCannotBeCounted() throws Exception {
        usage.end(LEFT);
        appendToNextSegment();
        assertFalse(usage.get(LEFT).sealed());
        assertEquals(0, journal.lastSequence());
    }

    private void appendToNextSegment() throws Exception {
        sealer.count(data.append(1, 0, 1, MemorySegment.ofArray(new byte[10]), 0, 10));
        assertEquals(LEFT + 1, data.segments().segment());
        sealer.sealLeftSegments();
    }
}
