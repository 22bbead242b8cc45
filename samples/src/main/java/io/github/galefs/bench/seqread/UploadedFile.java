package io.github.galefs.bench.seqread;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.Kernel;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The whole file in a device's memory. A thread for each processor reads requests into pinned memory, from where the
 * bytes are copied to the device, 1 MiB or more at a time.
 */
final class UploadedFile implements WholeFile {
    private static final Kernel.Of2<int[], long[]> SUM_REGION = SeqReadKernels::sumRegion;
    private static final int MAX_THREADS = 32;
    private static final int THREADS =
            Math.min(MAX_THREADS, Runtime.getRuntime().availableProcessors());

    /** Copies whose bytes are being read, and as many that are under way. */
    private static final int HALF = THREADS;

    private static final int SLOTS = 2 * HALF;

    /** Bytes of a copy at least: for each of them, threads wait for each other. */
    private static final int MIN_COPY_BYTES = 1 << 20;

    private final RoundDevice device;
    private final WordsFile file;
    private final DeviceRegion region;
    private final PinnedMemory pinned;
    private final ExecutorService readers = Executors.newFixedThreadPool(THREADS);
    private long lastCopy;

    UploadedFile(final RoundDevice device, final WordsFile file) {
        this.device = device;
        this.file = file;
        region = device.allocateRegion(SeqReadKernels.REGION_BEGIN + file.byteLength(), SeqReadKernels.REGION_BEGIN);
        try {
            pinned = region.allocatePinned((long) SLOTS * WordsFile.MAX_REQUEST_BYTES);
        } catch (final RuntimeException | Error e) {
            region.close();
            throw e;
        }
    }

    @Override
    public void sum(final GaleFs session, final Grid grid, final int requestBytes, final int[] args, final long[] sums)
            throws FileServiceException, InterruptedException {
        try (WordsFile.Reading reading = file.beginReading()) {
            load(reading, requestBytes);
        }
        final KernelCall call = new KernelCall(SUM_REGION, List.of(args, sums));
        try (KernelRounds rounds = device.prepare(call, region, grid, grid.groupCount())) {
            rounds.run(grid.groupCount());
            rounds.copyOut();
        }
    }

    @Override
    public void close() {
        readers.close();
        region.awaitCopy(lastCopy);
        pinned.close();
        region.close();
    }

    private void load(final WordsFile.Reading reading, final int requestBytes)
            throws FileServiceException, InterruptedException {
        final int copyBytes = Math.max(MIN_COPY_BYTES, requestBytes);
        final int copies = (int) (file.byteLength() / copyBytes);
        final List<Future<?>> reads = new ArrayList<>(copies);
        for (int i = 0; i < copies; i++) {
            while (reads.size() < Math.min(copies, i + HALF)) {
                // The slot's last copy began a whole round of slots before, so at least half a round ago.
                region.awaitCopy(Math.max(0, lastCopy - HALF));
                final long offset = (long) reads.size() * copyBytes;
                final MemorySegment slot = slot(reads.size(), copyBytes);
                reads.add(readers.submit(() -> read(reading, offset, slot, requestBytes)));
            }
            await(reads.get(i));
            lastCopy = region.copyIn(slot(i, copyBytes), SeqReadKernels.REGION_BEGIN + (long) i * copyBytes);
        }
        region.awaitCopy(lastCopy);
    }

    private static void read(
            final WordsFile.Reading reading, final long offset, final MemorySegment slot, final int requestBytes) {
        for (long done = 0; done < slot.byteSize(); done += requestBytes) {
            reading.read(offset + done, slot, done, requestBytes);
        }
    }

    private MemorySegment slot(final int copy, final int copyBytes) {
        return pinned.segment().asSlice((long) (copy % SLOTS) * copyBytes, copyBytes);
    }

    private static void await(final Future<?> read) throws FileServiceException, InterruptedException {
        try {
            read.get();
        } catch (final ExecutionException e) {
            if (e.getCause() instanceof final UncheckedIOException failure) {
                throw WordsFile.failure(failure);
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
