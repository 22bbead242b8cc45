package io.github.galefs.bench.overlap;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A file service whose reads take a time, as over a network, however many of them are in progress. */
final class SlowFiles extends ForwardingFileService {
    private final FileService files;
    private final Duration readTime;
    private final AtomicInteger reading = new AtomicInteger();
    private final AtomicInteger mostReading = new AtomicInteger();

    SlowFiles(final FileService files, final Duration readTime) {
        this.files = files;
        this.readTime = readTime;
    }

    /** Returns the most reads that were in progress at the same time since the last call. */
    int takeMostReading() {
        return mostReading.getAndSet(0);
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        takeTime();
        return super.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        takeTime();
        return super.read(handle, fileOffset, destinations);
    }

    private void takeTime() throws FileServiceException {
        mostReading.accumulateAndGet(reading.incrementAndGet(), Math::max);
        try {
            Thread.sleep(readTime);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, "a slow read", e);
        } finally {
            reading.decrementAndGet();
        }
    }
}
