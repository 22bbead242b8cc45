package io.github.galefs;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongPredicate;

/**
 * Decorator of a file service whose reads wait for one another: each ends when so many were in progress at the same
 * time, or after a time limit. Some offsets cannot be read.
 */
final class WatchedReads extends ForwardingFileService {
    private static final long LIMIT_NANOS = Duration.ofSeconds(2).toNanos();

    private final FileService real;
    private final int together;
    private final LongPredicate unreadable;
    private int reads;
    private int mostReads;

    WatchedReads(final FileService real, final int together, final LongPredicate unreadable) {
        this.real = real;
        this.together = together;
        this.unreadable = unreadable;
    }

    /** Returns how many reads were in progress at the same time. */
    synchronized int mostReads() {
        return mostReads;
    }

    @Override
    protected FileService delegate() {
        return real;
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        watch(fileOffset);
        return super.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        watch(fileOffset);
        return super.read(handle, fileOffset, destinations);
    }

    private void watch(final long fileOffset) throws FileServiceException {
        begin();
        final long begin = System.nanoTime();
        while (mostReads() < together && System.nanoTime() - begin < LIMIT_NANOS) {
            LockSupport.parkNanos(100_000);
        }
        end();
        if (unreadable.test(fileOffset)) {
            throw new FileServiceException(PosixError.EIO, "unreadable at " + fileOffset);
        }
    }

    private synchronized void begin() {
        reads++;
        mostReads = Math.max(mostReads, reads);
    }

    private synchronized void end() {
        reads--;
    }
}
