package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.store.counters.CountersView;
import io.github.galefs.store.counters.StoreCounter;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.HdrHistogram.Histogram;

/**
 * Latency of reads of hot blocks in random order by several threads: while the store is idle, and while it compacts.
 */
final class ReadsBesideCompaction implements AutoCloseable {
    private static final int BLOCK_SIZE = 64 * 1024;

    /**
     * Blocks in a group; a round overwrites {@link #WRITTEN_BLOCKS} of them, so at least half of each older segment is
     * dead.
     */
    private static final int BLOCKS_PER_GROUP = 5;

    private static final int WRITTEN_BLOCKS = 3;

    /** Reads are timed until compaction has reclaimed a quarter of the segments; more are reclaimable. */
    private static final int MEASURED_PART = 4;

    private static final int SEGMENTS_OF_FILE = 16;
    private static final int MIN_SEGMENT_SIZE = 1 << 20;
    private static final long IDLE_NANOS = TimeUnit.MILLISECONDS.toNanos(600);
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final long POLL_MILLIS = 2;
    private static final int SIGNIFICANT_DIGITS = 3;

    private final int readers;
    private final int blocks;
    private final long measuredSegments;
    private final Duration quietTime;
    private final TemporaryStore store;
    private final CountersView counters;
    private final ExecutorService threads;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment source;
    private final MemorySegment destination;
    private final long handle;
    private int rounds;

    /**
     * Creates the store.
     *
     * @param readers   threads that read.
     * @param fileBytes bytes in the file that they read; a multiple of 64 KiB.
     * @param quietTime duration of the measurement on the idle store.
     */
    ReadsBesideCompaction(final int readers, final long fileBytes, final Duration quietTime) throws IOException {
        this.readers = readers;
        this.quietTime = quietTime;
        blocks = (int) (fileBytes / BLOCK_SIZE);
        final int segmentSize = (int) Math.max(MIN_SEGMENT_SIZE, fileBytes / SEGMENTS_OF_FILE);
        measuredSegments = Math.max(1, fileBytes / segmentSize / MEASURED_PART);
        store = new TemporaryStore(BLOCK_SIZE, segmentSize);
        counters = CountersView.open(store.storeDirectory());
        threads = Executors.newFixedThreadPool(readers);
        source = arena.allocate(BLOCK_SIZE, 4096);
        destination = arena.allocate(BLOCK_SIZE, 4096);
        handle = store.files()
                .open("blocks", EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE));
        write(0, BLOCKS_PER_GROUP);
    }

    /**
     * Latencies of single reads.
     *
     * @param quietMicros      99th percentile while the store was idle.
     * @param compactingMicros 99th percentile while it compacted.
     */
    record Latencies(double quietMicros, double compactingMicros) {
        /** Returns the part of the idle store's speed that remains; 0.5 when reads take twice as long. */
        double ratio() {
            return quietMicros / compactingMicros;
        }
    }

    /**
     * Measures both, the idle store first. The overwritten blocks are made durable before the second measurement:
     * forcing them disturbs readers more than compaction does, and would be measured instead.
     */
    Latencies round() throws IOException, BenchException, InterruptedException {
        awaitIdle();
        final double quiet = measure(() -> {
            TimeUnit.NANOSECONDS.sleep(quietTime.toNanos());
            return null;
        });
        write(rounds, WRITTEN_BLOCKS);
        store.files().sync(handle);
        readAll();
        rounds++;
        final double compacting = measure(() -> {
            awaitCompacted(compacted() + measuredSegments);
            return null;
        });
        return new Latencies(quiet, compacting);
    }

    @Override
    public void close() throws IOException {
        threads.shutdownNow();
        try (store;
                counters) {
            arena.close();
        }
    }

    /** Overwrites {@code count} blocks of each group, from block {@code first} on. */
    private void write(final int first, final int count) throws IOException {
        for (int block = 0; block < blocks; block++) {
            if (Math.floorMod(block - first, BLOCKS_PER_GROUP) < count) {
                store.files().write(handle, (long) block * BLOCK_SIZE, source, 0, BLOCK_SIZE);
            }
        }
    }

    /** Reads the file once, so that the blocks just written are hot as well. */
    private void readAll() throws IOException {
        for (int block = 0; block < blocks; block++) {
            store.files().read(handle, (long) block * BLOCK_SIZE, destination, 0, BLOCK_SIZE);
        }
    }

    /** Lets the readers read until an event; returns the 99th percentile in microseconds. */
    private double measure(final Callable<Void> event) throws BenchException, InterruptedException {
        final AtomicBoolean stopped = new AtomicBoolean();
        final List<Future<Histogram>> results = new ArrayList<>();
        for (int i = 0; i < readers; i++) {
            final int reader = i;
            results.add(threads.submit(() -> read(reader, stopped)));
        }
        final Histogram all = new Histogram(SIGNIFICANT_DIGITS);
        try {
            event.call();
        } catch (final BenchException | InterruptedException | RuntimeException e) {
            throw e;
        } catch (final Exception e) {
            throw new BenchException("waiting failed", e);
        } finally {
            stopped.set(true);
        }
        for (final Future<Histogram> each : results) {
            try {
                all.add(each.get());
            } catch (final ExecutionException e) {
                throw new BenchException("a reader failed", e);
            }
        }
        return all.getValueAtPercentile(99) / 1e3;
    }

    private Histogram read(final int reader, final AtomicBoolean stopped) throws IOException, BenchException {
        final Histogram nanos = new Histogram(SIGNIFICANT_DIGITS);
        final SplittableRandom random = new SplittableRandom(reader);
        final FileService files = store.files();
        try (Arena own = Arena.ofConfined()) {
            final MemorySegment destination = own.allocate(BLOCK_SIZE, 4096);
            do {
                final long offset = (long) random.nextInt(blocks) * BLOCK_SIZE;
                final long begin = System.nanoTime();
                final int count = files.read(handle, offset, destination, 0, BLOCK_SIZE);
                nanos.recordValue(System.nanoTime() - begin);
                if (count != BLOCK_SIZE) {
                    throw new BenchException("a read at " + offset + " gave " + count + " bytes of " + BLOCK_SIZE);
                }
            } while (!stopped.get());
        }
        return nanos;
    }

    private void awaitIdle() throws BenchException, InterruptedException {
        final long limit = System.nanoTime() + LIMIT_NANOS;
        long last = compacted();
        long since = System.nanoTime();
        while (System.nanoTime() - since < IDLE_NANOS) {
            Thread.sleep(POLL_MILLIS);
            if (compacted() != last) {
                last = compacted();
                since = System.nanoTime();
            }
            if (System.nanoTime() > limit) {
                throw new BenchException(
                        "the store still compacts after " + LIMIT_NANOS / 1e9 + " s; segments compacted: " + last);
            }
        }
    }

    private void awaitCompacted(final long segments) throws BenchException, InterruptedException {
        final long limit = System.nanoTime() + LIMIT_NANOS;
        while (compacted() < segments) {
            Thread.sleep(POLL_MILLIS);
            if (System.nanoTime() > limit) {
                throw new BenchException("the store has compacted " + compacted() + " segments in " + LIMIT_NANOS / 1e9
                        + " s instead of " + segments);
            }
        }
    }

    private long compacted() {
        return counters.values().get(StoreCounter.SEGMENTS_COMPACTED.label());
    }
}
